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
 * The days on which an order should arrive, counted from its payment, or from the day on which it left. Undefined where nothing is
 * posted, nobody can say, or the days are over: then a date would be no promise but a mistake.
 */
export function arrivalOf(
  { region, delivery, lines, readyAt, sentAt }: Sent,
  now: Date,
): Arrival | undefined {
  const dispatch = firstDispatch(lines, readyAt);
  if (!delivery || !dispatch) return undefined;
  const dates = sentAt
    ? deliveryDates(delivery, sentAt, region, SENT)
    : deliveryDates(delivery, dispatch.from, region);
  const isOver = dates.last < now.toISOString().slice(0, 10);
  return isOver ? undefined : { ...dates, isAll: sentAt !== null || dispatch.isAll };
}

/** `Arrives Tue 1 – Thu 3 December by standard delivery.` @param language a tag such as `en-GB` */
export function arrivalText(arrival: Arrival, { name }: Pick<Delivery, 'name'>, language: string): string {
  const what = arrival.isAll ? 'Arrives' : 'The first parcel arrives';
  return `${what} ${deliveryDatesText(arrival, language)} by ${deliveryBy(name)}.`;
}
