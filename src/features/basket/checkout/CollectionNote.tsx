import type { Collection } from '#src/core/shipping/offer.ts';
import * as words from '#src/words/en/shipping.ts';
import { fill } from '#src/words/fill.ts';

/** Where and when an order is collected, and how the shopper hears that it is ready. */
export function CollectionNote({ collection }: { collection: Collection }) {
  const { place, address, hours, notice = words.collectionMail } = collection;
  return (
    <p className="note">
      {fill(words.collectionAt, { place })}: {address.join(', ')}.{' '}
      {hours && `${fill(words.openingHours, { hours })}. `}
      {notice}
    </p>
  );
}
