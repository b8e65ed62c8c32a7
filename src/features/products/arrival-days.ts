import type { ArrivalSource } from '#src/catalogue/products/arrival-source.ts';
import { deliveryDates, deliveryDatesText, firstDispatch } from '#src/core/shipping/delivery.ts';

/**
 * The delivery dates of a product ordered `now`, or of a pre-order on its release day.
 *
 * @param language a tag such as `en-GB`
 */
export function arrivalDays(source: ArrivalSource, now: Date, language: string): string {
  const { calendar, releasedAt } = source;
  const line = { isShipped: true, type: releasedAt ? 'pre-order' : 'available', releasedAt };
  const dispatch = firstDispatch([line], now, calendar.cutOff);
  return dispatch ? deliveryDatesText(deliveryDates(source, dispatch.from, calendar), language) : '';
}
