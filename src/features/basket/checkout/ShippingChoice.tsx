import { moneyIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { windowText } from '#src/core/shipping/days-text.ts';
import { type DispatchDate, deliveryDates, deliveryDatesText } from '#src/core/shipping/delivery.ts';
import type { OfferedMethod, ShippingOffer } from '#src/core/shipping/offer.ts';
import type { DeliveryCalendar } from '#src/core/shipping/working-days.ts';
import { DELIVERING_TO } from '#src/lib/anchor-ids.ts';
import * as words from '#src/words/en/checkout.ts';
import { fill } from '#src/words/fill.ts';
import { $shippingMethodId } from './checkout-store.ts';
import { FreeDelivery } from './FreeDelivery.tsx';

type Props = {
  state: 'loading' | 'failed' | 'ready';
  offer: ShippingOffer;
  chosen: OfferedMethod | undefined;
  region: RegionCode;
  /** Undefined while it is loading. */
  calendar: DeliveryCalendar | undefined;
  /** When the first parcel can be packed. Undefined when not known yet. */
  dispatch: DispatchDate | undefined;
  /** True when the promo code makes all shipping methods free. */
  isFree: boolean;
  onRetry: () => void;
};

/** The shipping methods with price and delivery dates, and what is missing for free delivery. */
export function ShippingChoice({ state, offer, chosen, region, calendar, dispatch, isFree, onRetry }: Props) {
  if (state === 'failed')
    return (
      <p className="shipping field-error">
        {words.noDelivery}{' '}
        <button type="button" className="text-button" onClick={onRetry}>
          {words.tryAgain}
        </button>
      </p>
    );
  return (
    <fieldset className="shipping" aria-busy={state === 'loading'}>
      <legend>{fill(words.deliveryTo, { place: regionOf(region).inSentence })}</legend>
      <a className="shipping-change" href={`#${DELIVERING_TO}`} onClick={openRegions}>
        {words.changePlace}
        <span className="visually-hidden"> {words.changePlaceWhat}</span>
      </a>
      {state === 'loading' && <p className="shipping-coming note">{words.loadingDelivery}</p>}
      {offer.methods.map((method) => (
        <label className="leader" key={method._id}>
          <input
            type="radio"
            name="shippingMethod"
            value={method._id}
            checked={method._id === chosen?._id}
            onChange={() => $shippingMethodId.set(method._id)}
          />
          <span className="dots">
            {method.name} <small>{timeText(method, region, calendar, dispatch)}</small>
          </span>
          <b>{isFree || method.amount === 0 ? words.free : moneyIn(region, method.amount)}</b>
        </label>
      ))}
      {state === 'ready' && <FreeDelivery offer={offer} region={region} isFree={isFree} />}
    </fieldset>
  );
}

/** Opens the region picker, which is part of the page above the receipt. */
function openRegions(): void {
  document.getElementById(DELIVERING_TO)?.closest('details')?.setAttribute('open', '');
}

/** The delivery dates, or the transit time when the dispatch date is unknown. */
function timeText(
  method: OfferedMethod,
  region: RegionCode,
  calendar: DeliveryCalendar | undefined,
  dispatch: DispatchDate | undefined,
): string {
  if (!dispatch || !calendar) return fill(words.onceSent, { days: windowText(method.window) });
  const days = deliveryDatesText(deliveryDates(method, dispatch.from, calendar), regionOf(region).locale);
  return fill(dispatch.isAll ? words.arrives : words.firstArrives, { days });
}
