import * as words from '#src/words/en/region-times.ts';
import { fill } from '#src/words/fill.ts';
import { formatDate } from '../dates.ts';
import { MINUTE_MS } from '../durations.ts';
import { type RegionCode, regionOf } from './regions.ts';

/** The time zone in which a region’s times of day are given, as the words name it. */
const ZONES: Readonly<Record<RegionCode, string>> = {
  US: 'America/New_York',
  GB: 'Europe/London',
  CA: 'America/Toronto',
  EU: 'Europe/Brussels',
  LATAM: 'America/Mexico_City',
  GO: 'UTC',
};

/** A time for all readers of a region: `31 December 2026 at 22:59, UK time`. */
export function timeIn(region: RegionCode, moment: Date | string): string {
  const { language } = regionOf(region);
  const time = formatDate(language, { timeStyle: 'short', timeZone: ZONES[region] }, moment);
  return fill(words.moment, { day: dayAtTime(region, moment), time, zone: words.zones[region] });
}

/** The day of a time in its region: `31 December 2026`. `options` say which parts of it. */
export function dayAtTime(
  region: RegionCode,
  moment: Date | string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return formatDate(regionOf(region).language, { ...options, timeZone: ZONES[region] }, moment);
}

/**
 * The time to show for an end. Of midnight in the region the minute before, since “at 0:00” leaves open which
 * night is meant.
 */
export function shownEnd(region: RegionCode, endsAt: Date | string): Date {
  const end = new Date(endsAt);
  const clock = formatDate('en-GB', { timeStyle: 'short', timeZone: ZONES[region] }, end);
  return clock === '00:00' ? new Date(end.getTime() - MINUTE_MS) : end;
}
