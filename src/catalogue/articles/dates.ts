import { type RegionCode, regionOf } from '../../core/regions/regions.ts';

/** Formats a date for a region: `14 November 2026`, `November 14, 2026`. */
export function longDate(date: Date, region: RegionCode): string {
  const { locale } = regionOf(region);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** The ISO date: `2026-11-14`. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
