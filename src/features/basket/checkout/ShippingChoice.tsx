import { moneyIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { daysOfOrderBy } from '#src/core/shipping/arrival.ts';
import { windowText } from '#src/core/shipping/days-text.ts';
import { deliveryDatesText } from '#src/core/shipping/delivery.ts';
import type { OfferedMethod } from '#src/core/shipping/offer.ts';
import { refusedText } from '#src/core/shipping/refusal-text.ts';
import { DELIVERING_TO } from '#src/lib/anchor-ids.ts';
import * as words from '#src/words/en/checkout.ts';
import { fill } from '#src/words/fill.ts';
import { dispatchBy } from '../line-days.ts';
import type { OrderState } from '../use-order.ts';
import { CollectionNote } from './CollectionNote.tsx';
import type { CheckoutForm } from './checkout-form.ts';
import { $shippingMethodId } from './checkout-store.ts';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';

type Props = {
  order: OrderState;
  form: CheckoutForm | null;
  region: RegionCode;
  /** True when a missing place is to be shown as an error. */
  isTold: boolean;
};

/**
 * The place, where prices depend on it, the shipping methods with price and dates, and what cannot be sent.
 */
export function ShippingChoice({ order, form, region, isTold }: Props) {
  const { offer, shippingState: state, method: chosen, undelivered } = order;
  const isFree = order.coupon?.hasFreeShipping === true;
  const language = regionOf(region).language;
  if (state === 'failed')
    return (
      <p className="shipping field-error">
        {words.noDelivery}{' '}
        <button type="button" className="text-button" onClick={order.loadShipping}>
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
      {offer.place && offer.place.asks.length > 0 && (
        <DeliveryPlace
          place={offer.place}
          places={order.places}
          form={form}
          region={region}
          isTold={isTold}
        />
      )}
      {undelivered && (
        <p className="field-error" role="alert">
          {undelivered}
        </p>
      )}
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
            {method.name} <small>{timeText(method, region, order)}</small>
          </span>
          <b>{isFree || method.amount === 0 ? words.free : moneyIn(region, method.amount)}</b>
        </label>
      ))}
      {!undelivered &&
        offer.refused
          .filter(({ why }) => why !== 'place')
          .map((method) => (
            <p className="note" key={method._id}>
              {refusedText(method, language)}
            </p>
          ))}
      {chosen?.collection && <CollectionNote collection={chosen.collection} />}
      {state === 'ready' && <FreeDelivery offer={offer} region={region} isFree={isFree} />}
    </fieldset>
  );
}

/** Opens the region picker, which is part of the page above the receipt. */
function openRegions(): void {
  document.getElementById(DELIVERING_TO)?.closest('details')?.setAttribute('open', '');
}

/** The delivery dates, or the transit time when the dispatch date is unknown. */
function timeText(method: OfferedMethod, region: RegionCode, order: OrderState): string {
  const found = dispatchBy(method, order);
  if (!found) {
    if (method.collection) return '';
    return fill(words.onceSent, { days: windowText(method.window) });
  }
  const { last, isAll, count } = found;
  const days = deliveryDatesText(daysOfOrderBy(method, found, found.calendar), regionOf(region).language);
  if (method.collection) return fill(isAll ? words.readyOn : words.firstReady, { days });
  if (last) return fill(words.arriveInParcels, { days, count: String(count) });
  return fill(isAll ? words.arrives : words.firstArrives, { days });
}
