import { longDay } from '../../core/dates.ts';
import type { PaidOrder } from '../../core/orders/paid-order.ts';
import { arrivalText, lateText } from '../../core/shipping/arrival.ts';
import { deliveryBy } from '../../core/shipping/method-name.ts';
import { paths } from '../../lib/paths.ts';

/**
 * The delivery of an order: destination, method and dates, and the gift. Renders nothing when there are only
 * files for the buyer.
 */
export function DeliveryNote({ order }: { order: PaidOrder }) {
  const { lines, delivery, destination, arrival, late, gift, language } = order;
  const isPosted = lines.some(({ way }) => way !== 'digital');
  const isMailed = gift?.isMailed && lines.some(({ way }) => way === 'digital');
  if (!isMailed && !isPosted) return null;
  return (
    <>
      <h2>{isPosted ? 'Delivery' : 'Your gift'}</h2>
      <ul className="thanks-next">
        {isPosted && destination && (
          <li>
            It goes to <strong>{destination}</strong>
            {delivery && !arrival && ` by ${deliveryBy(delivery.name)}`}. The whole address is in your e-mail.
          </li>
        )}
        {isPosted && delivery && arrival && <li>{arrivalText(arrival, delivery, language)}</li>}
        {isPosted && late && (
          <li>
            {lateText(late, language)} Not there? <a href={`${paths.contact}?topic=order`}>Write to us</a>.
          </li>
        )}
        {isPosted && gift && (
          <li>It is a gift: no prices go into the parcel{gift.hasNote && ', and your note does'}.</li>
        )}
        {isMailed && (
          <li>
            We e-mail {isPosted ? 'what is not posted' : 'it'} to the person it is for
            {gift.on && ` on ${longDay(language, gift.on)}`}, without prices.
          </li>
        )}
      </ul>
    </>
  );
}
