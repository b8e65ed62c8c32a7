import type Stripe from 'stripe';
import { calendarOf } from '#src/core/shipping/calendar-of.ts';
import { arrivalWindow } from '#src/core/shipping/days-text.ts';
import {
  deliveryDates,
  deliveryDatesText,
  firstDispatch,
  printedOn,
  withPrinting,
} from '#src/core/shipping/delivery.ts';
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

/** The name with the days, and the number of days, which Stripe counts from now: not for a pre-order. */
function arrivalOf(
  { region, lines }: PricedBasket,
  method: OfferedMethod,
  now: Date,
): Pick<NonNullable<ShippingOption['shipping_rate_data']>, 'display_name' | 'delivery_estimate'> {
  const calendar = calendarOf(method, deliveryCalendar(region.code));
  const dispatch = firstDispatch(lines.map(dispatchedLine), now, calendar);
  if (!dispatch) return { display_name: method.name };
  const daysFrom = (day: string) => deliveryDatesText(deliveryDates(method, day, calendar), region.language);
  const { from, isAll, last } = dispatch;
  const values = { method: method.name, days: daysFrom(from), later: last ? daysFrom(last) : '' };
  const sentence = isAll ? words.arrives : last ? words.firstAndLastArrive : words.firstArrives;
  const name = fill(method.collection ? words.ready : sentence, values);
  const today = dispatchDay(now, calendar.cutOff);
  const handling = from === today ? method.handling : withPrinting(method.handling, calendar.production);
  const { minimumDays, maximumDays } = arrivalWindow({ ...method, handling });
  return {
    display_name: name.length > NAME_LENGTH ? method.name : name,
    ...((from === today || from === printedOn(today, calendar)) && {
      delivery_estimate: {
        minimum: { unit: 'business_day', value: minimumDays },
        maximum: { unit: 'business_day', value: maximumDays },
      },
    }),
  };
}
