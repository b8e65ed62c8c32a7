import type { Days, DeliveryCalendar } from './working-days.ts';

/** What a shipping method has in place of the shop's cut-off time, and beside the holidays. */
type Own = { cutOff?: string | undefined; daysOff?: readonly string[] | undefined };

/** The calendar of a shipping method, which may have a cut-off and days off of its own. */
export function calendarOf(
  { cutOff: time, daysOff = [] }: Own,
  { cutOff, holidays: { dispatch, delivery }, production }: DeliveryCalendar,
): DeliveryCalendar {
  const withDaysOff = (days: Days): Days =>
    typeof days === 'string' ? [days, ...daysOff].join(' ') : [...days, ...daysOff];
  return {
    cutOff: time === undefined ? cutOff : { ...cutOff, time },
    holidays: { dispatch: withDaysOff(dispatch), delivery: withDaysOff(delivery) },
    ...(production && { production }),
  };
}
