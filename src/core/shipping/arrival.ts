import * as words from '#src/words/en/shipping.ts';
import { fill } from '#src/words/fill.ts';
import { dayOf } from '../dates.ts';
import { calendarOf } from './calendar-of.ts';
import {
  type DeliveryDates,
  type DeliveryTime,
  type DispatchDate,
  type Dispatched,
  deliveryDates,
  deliveryDatesText,
  firstDispatch,
  SHIPPED,
} from './delivery.ts';
import { deliveryBy } from './method-name.ts';
import type { Collection, DeliveryWindow } from './offer.ts';
import { type CutOff, type DeliveryCalendar, dayInZone } from './working-days.ts';

/**
 * The order's shipping method and its transit time, as they were when the payment page was created. Older
 * orders have no `handling`, `cutOff` or `production`.
 */
export type Delivery = DeliveryWindow & {
  methodId: string;
  name: string;
  handling?: DeliveryWindow;
  cutOff?: CutOff;
  production?: number;
  daysOff?: readonly string[];
  /** The zone that the price is for. Absent outside all zones. */
  zone?: string;
  /** Where the order is collected. Absent when it is delivered. */
  collection?: Collection;
};

/**
 * When an order arrives. `isAll` is false when it is only the first parcel. `lines` then has the days of each
 * line, where they are known, and `parcels` their number and last day, where all are known.
 */
export type Arrival = DeliveryDates & {
  isAll: boolean;
  lines?: readonly (DeliveryDates | undefined)[];
  parcels?: { count: number; last: string };
};

type Sent = {
  /** The calendar of the order's region, and the handling time of today's settings. */
  calendar: DeliveryCalendar;
  handling: DeliveryWindow;
  delivery: Delivery | null;
  lines: readonly Dispatched[];
  /** When the order was paid, or released by a person. */
  readyAt: Date;
  /** When the parcel was shipped, if it was. */
  sentAt: Date | null;
};

/**
 * The estimated delivery dates of an order, counted from its payment or from the day when it was shipped.
 * They do not depend on the current date. Undefined when nothing is shipped or when no estimate is possible.
 */
export function daysOfArrival({
  calendar,
  delivery,
  lines,
  readyAt,
  sentAt,
  ...now
}: Sent): Arrival | undefined {
  if (!delivery) return undefined;
  const { handling = now.handling, daysOff } = delivery;
  const { cutOff = calendar.cutOff, production = calendar.production ?? 0 } = delivery;
  const own = calendarOf({ daysOff }, { ...calendar, cutOff, production });
  const dispatch = firstDispatch(lines, readyAt, own);
  if (!dispatch) return undefined;
  if (sentAt) {
    const day = dayInZone(sentAt, cutOff.timeZone);
    return { ...deliveryDates({ handling: SHIPPED, window: delivery }, day, own), isAll: true };
  }
  const from = (day: string) => deliveryDates({ handling, window: delivery }, day, own);
  const { isAll, last, count } = dispatch;
  return {
    ...from(dispatch.from),
    isAll,
    ...(!isAll && { lines: dispatch.lines.map((day) => (day === undefined ? day : from(day))) }),
    ...(last && { parcels: { count, last: from(last).last } }),
  };
}

/** True when the last of these days has passed. */
export function isOver({ last }: Pick<Arrival, 'last'>, now: Date): boolean {
  return last < dayOf(now);
}

/**
 * `Arrives Tue 1 – Thu 3 December by standard delivery.` or `Ready to collect Tue 1 December.`
 *
 * @param language a tag such as `en-GB`
 */
export function arrivalText(
  arrival: Arrival,
  { name, collection }: Pick<Delivery, 'name' | 'collection'>,
  language: string,
): string {
  const { isAll, parcels, first, last } = arrival;
  if (collection)
    return fill(isAll ? words.ready : words.firstReady, { days: deliveryDatesText(arrival, language) });
  const days = deliveryDatesText({ first, last: parcels?.last ?? last }, language);
  const sentence = isAll ? words.arrives : parcels ? words.arriveInParcels : words.firstArrives;
  return fill(sentence, { days, count: String(parcels?.count ?? 1), method: deliveryBy(name) });
}

/**
 * `Arrives Wed 2 – Wed 9 December`: the days of a line, in an order of several parcels. Undefined elsewhere.
 *
 * @param at the line's position in the order
 * @param language a tag such as `en-GB`
 */
export function lineArrivalText(
  arrival: Arrival | undefined,
  at: number,
  delivery: Pick<Delivery, 'name' | 'collection'> | undefined,
  language: string,
): string | undefined {
  const days = arrival?.lines?.[at];
  return days && lineDaysText(days, delivery?.collection !== undefined, language);
}

type Way = DeliveryTime & { collection?: Collection | undefined };

/** The days of an order by a method, until its last parcel if all are known. Collected: its first part. */
export function daysOfOrderBy(
  method: Way,
  { from, last = from }: DispatchDate,
  calendar: DeliveryCalendar,
): DeliveryDates {
  const dates = deliveryDates(method, from, calendar);
  return method.collection ? dates : { ...dates, last: deliveryDates(method, last, calendar).last };
}

/** When each line arrives by a method, as text, by its position: in an order of several parcels only. */
export function daysOfLinesBy(
  method: Way,
  { isAll, lines }: DispatchDate,
  calendar: DeliveryCalendar,
  language: string,
): (string | undefined)[] {
  if (isAll) return [];
  const isCollected = method.collection !== undefined;
  return lines.map((day) => day && lineDaysText(deliveryDates(method, day, calendar), isCollected, language));
}

function lineDaysText(days: DeliveryDates, isCollected: boolean, language: string): string {
  return fill(isCollected ? words.lineReady : words.lineArrives, { days: deliveryDatesText(days, language) });
}

/**
 * `It should have arrived by Thu 3 December.`, for dates that have passed.
 *
 * @param language a tag such as `en-GB`
 */
export function lateText(
  { last, isAll }: Arrival,
  { collection }: Pick<Delivery, 'collection'>,
  language: string,
): string {
  const day = deliveryDatesText({ first: last, last }, language);
  if (collection) return fill(words.lateToCollect, { day });
  return fill(isAll ? words.late : words.firstLate, { day });
}
