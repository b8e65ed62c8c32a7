import type { DeliveryCalendar } from './working-days.ts';

/** The calendar of a shipping method, which may have a cut-off of its own. */
export function calendarOf(
  { cutOff: time }: { cutOff?: string | undefined },
  calendar: DeliveryCalendar,
): DeliveryCalendar {
  return time === undefined ? calendar : { ...calendar, cutOff: { ...calendar.cutOff, time } };
}
