import { dayOf, daysLater, formatDate } from '../dates.ts';

/** Until when an order of a day counts for that day. `time` is `14:00`; `timeZone` is `Europe/London`. */
export type CutOff = { time: string; timeZone: string };

/** Days such as `2026-12-25`: a list, or, where bytes count, one text with spaces. */
export type Days = readonly string[] | string;

/** What decides on which days a region's parcels leave and arrive. */
export type DeliveryCalendar = {
  cutOff: CutOff;
  /**
   * Public holidays and days off: where the shop packs, and where parcels are delivered.
   * Weekends need not be in it.
   */
  holidays: { dispatch: Days; delivery: Days };
  /** How long it takes to print something to order, in working days of the shop. Default: none. */
  production?: number;
};

/** The shop's day of dispatch for a time, as `2026-11-26`. After the cut-off, the next day. */
export function dispatchDay(moment: Date, { time, timeZone }: CutOff): string {
  const [day, clock] = timeIn(timeZone, moment);
  return clock < time ? day : nextDay(day);
}

/** The date in a time zone, as `2026-11-26`. */
export function dayInZone(moment: Date, timeZone: string): string {
  return timeIn(timeZone, moment)[0];
}

/** The day itself or, when it is a day off, the next working day. */
export function workingDayFrom(day: string, holidays: Days): string {
  let found = day;
  while (isOff(found, holidays)) found = nextDay(found);
  return found;
}

/** The day `count` working days after a day, which may be a day off itself. */
export function workingDaysLater(day: string, count: number, holidays: Days): string {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = workingDayFrom(nextDay(found), holidays);
  return found;
}

function isOff(day: string, holidays: Days): boolean {
  return new Date(day).getUTCDay() % 6 === 0 || holidays.includes(day);
}

function nextDay(day: string): string {
  return dayOf(daysLater(new Date(day), 1));
}

/**
 * The date and time of a time zone, as `2026-11-26` and `14:05`.
 * In UTC where a browser does not know the zone.
 */
function timeIn(timeZone: string, moment: Date): [day: string, time: string] {
  try {
    const text = formatDate('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }, moment);
    const [day, month, year, hour, minute] = text.match(/\d+/g) ?? [];
    return [`${year}-${month}-${day}`, `${hour}:${minute}`];
  } catch {
    return [dayOf(moment), moment.toISOString().slice(11, 16)];
  }
}
