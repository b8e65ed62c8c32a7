import type Stripe from 'stripe';
import { daysOfLinesBy, daysOfOrderBy } from '#src/core/shipping/arrival.ts';
import { calendarOf } from '#src/core/shipping/calendar-of.ts';
import { arrivalWindow } from '#src/core/shipping/days-text.ts';
import { deliveryDatesText, firstDispatch, printedOn, withPrinting } from '#src/core/shipping/delivery.ts';
import type { OfferedMethod } from '#src/core/shipping/offer.ts';
import { dispatchDay } from '#src/core/shipping/working-days.ts';
import * as words from '#src/words/en/payment-page.ts';
import { fill } from '#src/words/fill.ts';
import { dispatchedLine } from '../catalogue/line-delivery.ts';
import { deliveryCalendar } from '../catalogue/snapshot.ts';
import { SHIPPING_TAX_CODE } from '../orders/tax/tax-codes.ts';
import type { PricedBasket } from './price-basket.ts';

type ShippingOption = Stripe.Checkout.SessionCreateParams.ShippingOption;

/** Stripe's longest name of a shipping rate, in characters. */
const NAME_LENGTH = 100;

/** The shipping method on the payment page, with the same days as in the basket. */
export function shippingOption(
  basket: PricedBasket,
  method: OfferedMethod,
  { hasTax, now }: { hasTax: boolean; now: Date },
): ShippingOption {
  const { region, shipping, giftCard } = basket;
  return {
    shipping_rate_data: {
      type: 'fixed_amount',
      fixed_amount: { amount: shipping - (giftCard?.shipping ?? 0), currency: region.currency.toLowerCase() },
      tax_behavior: region.pricesIncludeTax ? 'inclusive' : 'exclusive',
      ...(hasTax && { tax_code: SHIPPING_TAX_CODE }),
      metadata: { shippingMethodId: method._id },
      ...arrivalOf(basket, method, now),
    },
  };
}

/** When each line arrives as text, by its position, in an order of several parcels. */
export function lineDays(
  { region, lines }: PricedBasket,
  method: OfferedMethod,
  now: Date,
): (string | undefined)[] {
  const calendar = calendarOf(method, deliveryCalendar(region.code));
  const dispatch = firstDispatch(lines.map(dispatchedLine), now, calendar);
  return dispatch ? daysOfLinesBy(method, dispatch, calendar, region.language) : [];
}

/** The name with the days, and the number of days, which Stripe counts from now: not for a pre-order. */
function arrivalOf(
  { region, lines }: PricedBasket,
  method: OfferedMethod,
  now: Date,
): Pick<NonNullable<ShippingOption['shipping_rate_data']>, 'display_name' | 'delivery_estimate'> {
  const calendar = calendarOf(method, deliveryCalendar(region.code));
  const dispatch = firstDispatch(lines.map(dispatchedLine), now, calendar);
  if (!dispatch) return { display_name: method.name };
  const { from, isAll, count, last = from } = dispatch;
  const values = {
    method: method.name,
    days: deliveryDatesText(daysOfOrderBy(method, dispatch, calendar), region.language),
    count: String(count),
  };
  const sentence = isAll ? words.arrives : dispatch.last ? words.arriveInParcels : words.firstArrives;
  const name = fill(method.collection ? words.ready : sentence, values);
  const today = dispatchDay(now, calendar.cutOff);
  const windowFrom = (day: string) =>
    arrivalWindow({
      ...method,
      handling: day === today ? method.handling : withPrinting(method.handling, calendar.production),
    });
  // The number of days counts until the last parcel, so every parcel needs one.
  const isCounted =
    (isAll || dispatch.last) &&
    [from, last].every((day) => day === today || day === printedOn(today, calendar));
  return {
    display_name: name.length > NAME_LENGTH ? method.name : name,
    ...(isCounted && {
      delivery_estimate: {
        minimum: { unit: 'business_day', value: windowFrom(from).minimumDays },
        maximum: { unit: 'business_day', value: windowFrom(last).maximumDays },
      },
    }),
  };
}
