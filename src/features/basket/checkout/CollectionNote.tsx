import { collectionLines, collectionNotice } from '#src/core/shipping/collection-text.ts';
import type { Collection } from '#src/core/shipping/offer.ts';

/** Where and when an order is collected, and how the shopper hears that it is ready. */
export function CollectionNote({ collection }: { collection: Collection }) {
  return (
    <p className="note">
      {collectionLines(collection).join(', ')}. {collectionNotice(collection)}
    </p>
  );
}
