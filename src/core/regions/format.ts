import { formatMoney } from '../money.ts';
import { regionLabel } from './price-label.ts';
import { DEFAULT_REGION, type RegionCode, regionOf } from './regions.ts';

/** Formats an amount in the region's minor units, for example `£24.00`. */
export function moneyIn(region: RegionCode, amount: number): string {
  const { currency, locale } = regionOf(region);
  return formatMoney({ amount, currency }, locale);
}

/**
 * Formats a date for a region, for example `4 March 2027`. For content that is the same for all its visitors.
 *
 * @param iso a date in UTC
 */
export function dayIn(region: RegionCode, iso: string): string {
  return longDay(regionOf(region).locale, iso);
}

/**
 * Formats a date for a language. For content of one visitor.
 *
 * @param language a tag such as `en-GB`
 * @param iso a date in UTC
 */
export function longDay(language: string, iso: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(iso))
    .replace(/[\u00a0\u202f\u2009]/g, ' ');
}

/** Today's date in the visitor's language and time zone. */
export function today(language: string, now = new Date()): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' })
    .format(now)
    .replace(/[\u00a0\u202f\u2009]/g, ' ');
}

/** Where a region is, for the end of a sentence: `in the UK`. */
export function placeOf(region: RegionCode): string {
  return region === DEFAULT_REGION ? 'where you are' : `in ${regionLabel(region)}`;
}
