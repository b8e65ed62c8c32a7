import { dayOf, formatDate } from './dates.ts';

/** The date in a time zone, as `2026-11-26`. */
export function dayInZone(moment: Date, timeZone: string): string {
  return timeInZone(moment, timeZone)[0];
}

/** The date and time in a time zone, as `2026-11-26` and `14:05`. In UTC where a browser does not know the zone. */
export function timeInZone(moment: Date, timeZone: string): [day: string, time: string] {
  try {
    const text = formatDate('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }, moment);
    const [day, month, year, hour, minute] = text.match(/\d+/g) ?? [];
    return [`${year}-${month}-${day}`, `${hour}:${minute}`];
  } catch {
    return [dayOf(moment), moment.toISOString().slice(11, 16)];
  }
}

const MINUTE_MS = 60_000;
/** More than any time zone is from UTC, in minutes. */
const FARTHEST = 15 * 60;

/** The first moment of a day, such as `2026-11-26`, in a time zone, to the minute. */
export function startOfDayIn(day: string, timeZone: string): Date {
  const midnight = Date.parse(day);
  let [before, first] = [-FARTHEST, FARTHEST];
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2);
    if (dayInZone(new Date(midnight + middle * MINUTE_MS), timeZone) < day) before = middle;
    else first = middle;
  }
  return new Date(midnight + first * MINUTE_MS);
}
