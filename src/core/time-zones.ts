import { MINUTE_MS } from './durations.ts';
import { dayInZone } from './shipping/working-days.ts';

/** More than any time zone is from UTC, in minutes. */
const FARTHEST = 15 * 60;

/** The start of a day, such as `2026-11-26`, in a time zone, to the minute. */
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
