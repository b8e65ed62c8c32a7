import type { ArrivalSource } from '#src/catalogue/products/arrival-source.ts';
import { deliveryDates, readyFrom } from '#src/core/shipping/delivery.ts';
import { dispatchDay } from '#src/core/shipping/working-days.ts';

/** When a product that is ordered `now` arrives, or a pre-order after its release day, if that is known. */
export function arrivalDates({ calendar, releasedAt, ...time }: ArrivalSource, now: Date) {
  const line = { isShipped: true, type: releasedAt ? 'pre-order' : 'available', releasedAt };
  // Printing is in the handling time of a page.
  const from = readyFrom(line, dispatchDay(now, calendar.cutOff));
  return from === undefined ? undefined : deliveryDates(time, from, calendar);
}
