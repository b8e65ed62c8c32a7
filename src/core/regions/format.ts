import { formatMoney } from '../money.ts';
import { regionLabel } from './price-label.ts';
import { DEFAULT_REGION, type RegionCode, regionOf } from './regions.ts';

/** An amount in a region's minor units as it reads there, for example `£24.00`. */
export function moneyIn(region: RegionCode, amount: number): string {
  const { currency, locale } = regionOf(region);
  return formatMoney({ amount, currency }, locale);
}

/** A day as it reads in a region, for example `4 March 2027`: for what everybody there is shown. @param iso a date in UTC. */
export function dayIn(region: RegionCode, iso: string): string {
  return longDay(regionOf(region).locale, iso);
}

/** A day as a language writes it: for what one visitor is shown. @param language a tag such as `en-GB`. @param iso a date in UTC. */
export function longDay(language: string, iso: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(iso))
    .replace(/[\u00a0\u202f\u2009]/g, ' ');
}

/** The day on which somebody in front of this screen reads it, as their language writes it. */
export function today(language: string, now = new Date()): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' })
    .format(now)
    .replace(/[\u00a0\u202f\u2009]/g, ' ');
}

/** Where a region is, at the end of a sentence: `in the UK`. */
export function placeOf(region: RegionCode): string {
  return region === DEFAULT_REGION ? 'where you are' : `in ${regionLabel(region)}`;
}
