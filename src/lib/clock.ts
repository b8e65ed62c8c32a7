/**
 * The one clock of the store: whatever judges time on the server or in the build asks it. It is the machine's, unless
 * `STORE_CLOCK` moves it. What only measures how long something takes keeps the machine's own clock.
 */

const DAY = 24 * 3_600_000;
const UNITS = { m: 60_000, h: 3_600_000, d: DAY } as const;
const OFFSET = /^([+-]\d{1,6})([mhd])$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

/** What the setting may say, for whoever wrote something else. */
export const CLOCK_FORMS = 'a moment such as 2027-12-27T09:00:00Z, or an offset such as +400d, -3h or +20m';

/**
 * How far the store's clock is ahead of the machine's, in ms, by what `STORE_CLOCK` says: an offset, or the moment at which
 * the store's clock stood when the process started (`started`, Unix time in ms), from where it runs on.
 * Undefined when it says nothing that can be read.
 */
export function clockOffset(setting: string, started: number): number | undefined {
  const [, count, unit] = OFFSET.exec(setting) ?? [];
  if (count && unit) return Number(count) * UNITS[unit as keyof typeof UNITS];
  const moment = MOMENT.test(setting) ? Date.parse(setting) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment - started;
}

/** Now, by the store's clock. @throws RangeError when `STORE_CLOCK` cannot be read. */
export function storeNow(): Date {
  const setting = process.env.STORE_CLOCK;
  if (!setting) return new Date();
  // The origin is the process's own, so all copies of this module that a process may hold tell the same time.
  const offset = clockOffset(setting, performance.timeOrigin);
  if (offset === undefined) throw new RangeError(`STORE_CLOCK: ${CLOCK_FORMS}`);
  return new Date(Date.now() + offset);
}

/**
 * The moment by which a whole build is judged: when it began, since one that begins before midnight must not end with pages of
 * another day. Outside of a build it is now.
 */
export function buildNow(): Date {
  const { BUILD_MOMENT } = process.env;
  return BUILD_MOMENT ? new Date(BUILD_MOMENT) : storeNow();
}

/** The day of a moment in UTC, as `2026-11-21`: what “today” is wherever the store says so. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Whole days from one day to another, both in UTC; below zero when `to` comes first. */
export function daysBetween(from: Date, to: Date): number {
  return Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY);
}

/** The same time of day, so many days later. */
export function daysLater(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}
