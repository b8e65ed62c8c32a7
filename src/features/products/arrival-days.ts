import type { ArrivalSource } from '#src/catalogue/products/arrival-source.ts';
import { type DeliveryDates, deliveryDates, firstDispatch } from '#src/core/shipping/delivery.ts';

/** When a product ordered `now` arrives, or a pre-order after its release day. Undefined if that is unknown. */
export function arrivalDates({ calendar, releasedAt, ...time }: ArrivalSource, now: Date) {
  const line = { isShipped: true, type: releasedAt ? 'pre-order' : 'available', releasedAt };
  const dispatch = firstDispatch([line], now, calendar.cutOff);
  return dispatch && deliveryDates(time, dispatch.from, calendar);
}

/** The dates in few letters: `2–9 Dec`. Only for the browser, since ranges differ between versions of Node. */
export function shortDates({ first, last }: DeliveryDates, language: string): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.formatRange(new Date(first), new Date(last));
}
