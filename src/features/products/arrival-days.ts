import type { ArrivalSource } from '#src/catalogue/products/arrival-source.ts';
import { deliveryDates, firstDispatch } from '#src/core/shipping/delivery.ts';

/** When a product that is ordered `now` arrives, or a pre-order after its release day, if that is known. */
export function arrivalDates({ calendar, releasedAt, ...time }: ArrivalSource, now: Date) {
  const line = { isShipped: true, type: releasedAt ? 'pre-order' : 'available', releasedAt };
  const dispatch = firstDispatch([line], now, calendar);
  return dispatch && deliveryDates(time, dispatch.from, calendar);
}
