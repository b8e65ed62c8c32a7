import { longDay } from '#src/core/dates.ts';
import type { PaidOrder } from '#src/core/orders/paid-order.ts';
import { arrivalText, lateText } from '#src/core/shipping/arrival.ts';
import { collectionLines, collectionTitle } from '#src/core/shipping/collection-text.ts';
import { deliveryBy } from '#src/core/shipping/method-name.ts';
import { paths } from '#src/lib/paths.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/orders.ts';
import { fill } from '#src/words/fill.ts';

/**
 * The delivery of an order: destination, method and dates, and the gift. Renders nothing when there are only
 * files for the buyer.
 */
export function DeliveryNote({ order }: { order: PaidOrder }) {
  const { lines, delivery, destination, arrival, late, gift, language } = order;
  const isPosted = lines.some(({ way }) => way !== 'digital');
  const isMailed = gift?.isMailed && lines.some(({ way, gift: own }) => way === 'digital' && !own);
  if (!isMailed && !isPosted) return null;
  const place = <strong>{destination}</strong>;
  return (
    <>
      <h2>{isPosted ? words.delivery : words.gift}</h2>
      <ul className="thanks-next">
        {isPosted && delivery?.collection && (
          <li>
            <strong>{collectionTitle(delivery.collection)}</strong>:{' '}
            {collectionLines(delivery.collection).slice(1).join(', ')}
          </li>
        )}
        {isPosted && destination && (
          <li>
            {delivery && !arrival ? (
              <Sentence of={words.goesToBy} values={{ place, delivery: deliveryBy(delivery.name) }} />
            ) : (
              <Sentence of={words.goesTo} values={{ place }} />
            )}
          </li>
        )}
        {isPosted && delivery && arrival && <li>{arrivalText(arrival, delivery, language)}</li>}
        {isPosted && delivery && late && (
          <li>
            {lateText(late, delivery, language)}{' '}
            <Sentence
              of={words.notThere}
              values={{ contact: <a href={`${paths.contact}?topic=order`}>{words.contact}</a> }}
            />
          </li>
        )}
        {isPosted && gift && <li>{gift.hasNote ? words.giftParcelWithNote : words.giftParcel}</li>}
        {isMailed && <li>{mailedText(gift, isPosted, language)}</li>}
      </ul>
    </>
  );
}

/** What of a gift goes by email: all of it, or what has no parcel. */
function mailedText(
  { name = words.theRecipient, on }: NonNullable<PaidOrder['gift']>,
  isPosted: boolean,
  language: string,
): string {
  if (!on) return fill(isPosted ? words.giftFilesMailed : words.giftMailed, { name });
  const day = longDay(language, on);
  return fill(isPosted ? words.giftFilesMailedOn : words.giftMailedOn, { name, day });
}
