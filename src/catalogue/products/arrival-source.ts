import type { DeliveryTime } from '#src/core/shipping/delivery.ts';
import type { DeliveryCalendar } from '#src/core/shipping/working-days.ts';

/** What an inline script computes delivery dates from. */
export type ArrivalSource = DeliveryTime & { calendar: DeliveryCalendar; releasedAt?: string };
