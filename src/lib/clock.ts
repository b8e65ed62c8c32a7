/**
 * The store's clock, used for all dates on the server and in the build. It is the system clock, shifted by
 * the setting `STORE_CLOCK`. Code that only measures durations uses the system clock.
 */

/** In ms. */
const UNITS = { m: 60_000, h: 3_600_000, d: 24 * 3_600_000 } as const;
const OFFSET = /^([+-]\d{1,6})([mhd])$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

/** The valid forms of the setting, for its error message. */
export const CLOCK_FORMS = 'a moment such as 2027-12-27T09:00:00Z, or an offset such as +400d, -3h or +20m';

/**
 * The difference between the store's clock and the system clock, in ms. `STORE_CLOCK` is an offset, or the
 * time that the store's clock showed when the process started (`started`, Unix time in ms). Undefined when
 * the setting is invalid.
 */
export function clockOffset(setting: string, started: number): number | undefined {
  const [, count, unit] = OFFSET.exec(setting) ?? [];
  if (count && unit) return Number(count) * UNITS[unit as keyof typeof UNITS];
  const moment = MOMENT.test(setting) ? Date.parse(setting) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment - started;
}

/**
 * The current time of the store's clock.
 *
 * @throws RangeError when `STORE_CLOCK` is invalid
 */
export function storeNow(): Date {
  const setting = process.env.STORE_CLOCK;
  if (!setting) return new Date();
  // The time origin is the same for all copies of this module in a process.
  const offset = clockOffset(setting, performance.timeOrigin);
  if (offset === undefined) throw new RangeError(`STORE_CLOCK: ${CLOCK_FORMS}`);
  return new Date(Date.now() + offset);
}

/**
 * The time that a whole build uses: its start, so that all pages have the same date. Outside a build,
 * the current time.
 */
export function buildNow(): Date {
  const { BUILD_MOMENT } = process.env;
  return BUILD_MOMENT ? new Date(BUILD_MOMENT) : storeNow();
}
