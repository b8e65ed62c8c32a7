import type { ArrivalSource } from '#src/catalogue/products/buying-facts.ts';
import { deliveryDates, deliveryDatesText, firstDispatch, lastLeaving } from '#src/core/shipping/delivery.ts';

/**
 * The delivery dates of a product ordered `now`, or of a pre-order on its release day.
 *
 * @param language a tag such as `en-GB`
 */
export function arrivalDays(source: ArrivalSource, now: Date, language: string): string {
  const from = dispatchOf(source, now);
  return from ? deliveryDatesText(deliveryDates(source, from, source.calendar), language) : '';
}

/** The day by which a product ordered `now` leaves the shop, in the same words: `Tue 2 December`. */
export function leavingDay(source: ArrivalSource, now: Date, language: string): string {
  const from = dispatchOf(source, now);
  if (!from) return '';
  const day = lastLeaving(source, from, source.calendar);
  return deliveryDatesText({ first: day, last: day }, language);
}

function dispatchOf({ calendar, releasedAt }: ArrivalSource, now: Date): string | undefined {
  const line = { isShipped: true, type: releasedAt ? 'pre-order' : 'available', releasedAt };
  return firstDispatch([line], now, calendar.cutOff)?.from;
}
