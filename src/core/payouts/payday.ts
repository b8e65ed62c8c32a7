import { dayOf } from '../dates.ts';
import { DAY_MS } from '../durations.ts';
import { type Month, monthLater } from './months.ts';

/**
 * The day on which a month is paid: the 15th of the next month, or the working day before it. Good Friday and
 * Easter Monday are the only other days on which banks rest that may be a 15th.
 */
export function payday(month: Month): string {
  let day = new Date(`${monthLater(month)}-15T00:00:00Z`);
  while (isOff(day)) day = new Date(day.getTime() - DAY_MS);
  return dayOf(day);
}

function isOff(day: Date): boolean {
  const fromEaster = Math.round((day.getTime() - easterOf(day.getUTCFullYear())) / DAY_MS);
  return day.getUTCDay() % 6 === 0 || fromEaster === -2 || fromEaster === 1;
}

/** Easter Sunday in ms, by the anonymous Gregorian algorithm. */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const raw = (skipped + 19 * golden + 15) % 30;
  const epact =
    raw - Math.floor(raw / 28) * (1 - Math.floor(29 / (raw + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + epact + 2 - century + Math.floor(century / 4)) % 7;
  const from = epact - weekday;
  const month = 3 + Math.floor((from + 40) / 44);
  return Date.UTC(year, month - 1, from + 28 - 31 * Math.floor(month / 4));
}
