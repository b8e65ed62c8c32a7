import * as words from '#src/words/en/region-names.ts';
import { fill } from '#src/words/fill.ts';
import { longDay } from '../dates.ts';
import { formatMoney } from '../money.ts';
import { regionLabel } from './price-label.ts';
import { REST_OF_WORLD, type RegionCode, regionOf } from './regions.ts';

/** Formats an amount in the region's minor units, for example `£24.00`. */
export function moneyIn(region: RegionCode, amount: number): string {
  const { currency, locale } = regionOf(region);
  return formatMoney({ amount, currency }, locale);
}

/**
 * Formats a date for a region, for example `4 March 2027`. For content that is the same for all its visitors.
 *
 * @param moment a date in UTC, also in ISO 8601
 */
export function dayIn(region: RegionCode, moment: Date | string): string {
  return longDay(regionOf(region).language, moment);
}

/** Where a region is, for the end of a sentence: `in the UK`. */
export function placeOf(region: RegionCode): string {
  return region === REST_OF_WORLD ? words.whereYouAre : fill(words.inRegion, { region: regionLabel(region) });
}
