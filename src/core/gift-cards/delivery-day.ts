import { dayOf } from '../dates.ts';
import { DAY_MS } from '../durations.ts';
import type { RegionCode } from '../regions/regions.ts';

/** How far ahead a gift mail can be scheduled, in days. */
const MAX_DAYS = 365;

/** Where each region's day ends last, so that no shopper's own today counts as past. */
const LAST_ZONE: Readonly<Record<RegionCode, string>> = {
  US: 'Pacific/Honolulu',
  GB: 'Europe/London',
  CA: 'America/Vancouver',
  EU: 'Atlantic/Azores',
  LATAM: 'America/Tijuana',
  GO: 'Etc/GMT+12',
};

/** The first and the last day, such as `2026-11-21`, that a gift mail can be sent from a region. */
export function giftDays(region: RegionCode, now: Date): { first: string; last: string } {
  return {
    // Swedish dates have the form of a date field.
    first: new Intl.DateTimeFormat('sv-SE', { timeZone: LAST_ZONE[region] }).format(now),
    last: dayOf(new Date(now.getTime() + MAX_DAYS * DAY_MS)),
  };
}

/** True for a day on which a gift mail can be sent from a region. */
export function isGiftDay(day: string, region: RegionCode, now: Date): boolean {
  const { first, last } = giftDays(region, now);
  return /^\d{4}-\d\d-\d\d$/.test(day) && day >= first && day <= last;
}
