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

/** How an order is sent, as it was when its payment page was asked for. */
export type Delivery = DeliveryWindow & { methodId: string; name: string };

/** When an order arrives, or the first of its parcels. */
export type Arrival = DeliveryDates & { isAll: boolean };

type Sent = {
  region: RegionCode;
  delivery: Delivery | null;
  lines: readonly Dispatched[];
  /** When it was paid, or when a person let it go ahead. */
  readyAt: Date;
  /** When its parcel left, if it has. */
  sentAt: Date | null;
};

const SENT = { minimum: 0, maximum: 0 };

/**
 * The days on which an order should arrive, or should have, counted from its payment, or from the day on which it left: the same whenever
 * it is asked. Undefined where nothing is posted or nobody can say.
 */
export function daysOfArrival({ region, delivery, lines, readyAt, sentAt }: Sent): Arrival | undefined {
  const dispatch = firstDispatch(lines, readyAt);
  if (!delivery || !dispatch) return undefined;
  const dates = sentAt
    ? deliveryDates(delivery, sentAt, region, SENT)
    : deliveryDates(delivery, dispatch.from, region);
  return { ...dates, isAll: sentAt !== null || dispatch.isAll };
}

/** True once the last of these days has passed: from then on to promise them would be a mistake. */
export function isOver({ last }: Pick<Arrival, 'last'>, now: Date): boolean {
  return last < now.toISOString().slice(0, 10);
}

/** `Arrives Tue 1 – Thu 3 December by standard delivery.` @param language a tag such as `en-GB` */
export function arrivalText(arrival: Arrival, { name }: Pick<Delivery, 'name'>, language: string): string {
  const what = arrival.isAll ? 'Arrives' : 'The first parcel arrives';
  return `${what} ${deliveryDatesText(arrival, language)} by ${deliveryBy(name)}.`;
}

/** `It should have arrived by Thu 3 December.`, once the days are over. @param language a tag such as `en-GB` */
export function lateText({ last, isAll }: Arrival, language: string): string {
  const what = isAll ? 'It' : 'The first parcel';
  return `${what} should have arrived by ${deliveryDatesText({ first: last, last }, language)}.`;
}
