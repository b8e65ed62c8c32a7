import { type DeliveryTime, SHIPPED } from '#src/core/shipping/delivery.ts';
import type { DeliveryWindow } from '#src/core/shipping/offer.ts';
import type { DeliveryCalendar } from '#src/core/shipping/working-days.ts';

/** What an inline script computes delivery dates from. */
export type ArrivalSource = DeliveryTime & { calendar: DeliveryCalendar; releasedAt?: string };

/** What the last day on which a parcel leaves is computed from: it arrives after the longest handling. */
export function leavingSource({ maximumDays }: DeliveryWindow, calendar: DeliveryCalendar): ArrivalSource {
  const { dispatch } = calendar.holidays;
  return {
    handling: { minimumDays: maximumDays, maximumDays },
    window: SHIPPED,
    calendar: { ...calendar, holidays: { dispatch, delivery: dispatch } },
  };
}
