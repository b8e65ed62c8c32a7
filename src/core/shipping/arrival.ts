import * as words from '#src/words/en/shipping.ts';
import { fill } from '#src/words/fill.ts';
import { dayOf } from '../dates.ts';
import type { RegionCode } from '../regions/regions.ts';
import {
  type DeliveryDates,
  type Dispatched,
  deliveryDates,
  deliveryDatesText,
  firstDispatch,
} from './delivery.ts';
import { deliveryBy } from './method-name.ts';
import type { DeliveryWindow } from './offer.ts';

/** The order's shipping method, as it was when the payment page was created. */
export type Delivery = DeliveryWindow & { methodId: string; name: string };

/** When an order arrives. `isAll` is false when it is only the first parcel. */
export type Arrival = DeliveryDates & { isAll: boolean };

type Sent = {
  region: RegionCode;
  delivery: Delivery | null;
  lines: readonly Dispatched[];
  /** When the order was paid, or released by a person. */
  readyAt: Date;
  /** When the parcel was shipped, if it was. */
  sentAt: Date | null;
};

const SENT = { minimum: 0, maximum: 0 };

/**
 * The estimated delivery dates of an order, counted from its payment or from the day when it was shipped.
 * They do not depend on the current date. Undefined when nothing is shipped or when no estimate is possible.
 */
export function daysOfArrival({ region, delivery, lines, readyAt, sentAt }: Sent): Arrival | undefined {
  const dispatch = firstDispatch(lines, readyAt);
  if (!delivery || !dispatch) return undefined;
  const dates = sentAt
    ? deliveryDates(delivery, sentAt, region, SENT)
    : deliveryDates(delivery, dispatch.from, region);
  return { ...dates, isAll: sentAt !== null || dispatch.isAll };
}

/** True when the last of these days has passed. */
export function isOver({ last }: Pick<Arrival, 'last'>, now: Date): boolean {
  return last < dayOf(now);
}

/**
 * `Arrives Tue 1 – Thu 3 December by standard delivery.`
 *
 * @param language a tag such as `en-GB`
 */
export function arrivalText(arrival: Arrival, { name }: Pick<Delivery, 'name'>, language: string): string {
  const days = deliveryDatesText(arrival, language);
  return fill(arrival.isAll ? words.arrives : words.firstArrives, { days, method: deliveryBy(name) });
}

/**
 * `It should have arrived by Thu 3 December.`, for dates that have passed.
 *
 * @param language a tag such as `en-GB`
 */
export function lateText({ last, isAll }: Arrival, language: string): string {
  const day = deliveryDatesText({ first: last, last }, language);
  return fill(isAll ? words.late : words.firstLate, { day });
}
