import * as words from '#src/words/en/prices.ts';
import { fill } from '#src/words/fill.ts';
import type { CurrencyCode } from '../currencies.ts';
import { REST_OF_WORLD, type RegionCode, regionOf } from './regions.ts';

const CURRENCY_NAMES: Readonly<Record<CurrencyCode, string>> = words.currencies;

/** A region's currency in words, for pages of other regions. */
export function currencyLabel(region: RegionCode): string {
  return CURRENCY_NAMES[regionOf(region).currency];
}

/** A cache: each look-up creates a formatter, and every page needs all of them. */
const signs = new Map<RegionCode, string>();

/** The currency sign of a region, for example `£`. */
export function currencySign(region: RegionCode): string {
  const known = signs.get(region);
  if (known) return known;
  const { locale, currency } = regionOf(region);
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  signs.set(region, sign);
  return sign;
}

/**
 * The tax note beside a price.
 *
 * @param isTaxAdded whether the payment page adds tax to prices without tax
 * @param isFree whether what has the price is taxed at 0 % (`isZeroRated`)
 */
export function taxNote(region: RegionCode, isTaxAdded: boolean, isFree = false): string {
  if (regionOf(region).pricesIncludeTax) return isFree ? words.noVat : words.taxIncluded;
  return isTaxAdded ? words.taxAtCheckout : words.noTax;
}

/** The tax note as a sentence, for the page footer. */
export function taxSentence(region: RegionCode, isTaxAdded: boolean): string {
  const currency = currencyLabel(region);
  if (regionOf(region).pricesIncludeTax) return fill(words.pricesWithTax, { currency });
  return fill(isTaxAdded ? words.pricesPlusTax : words.pricesWithoutTax, { currency });
}

/** What the terms and the FAQ say about tax at checkout. Empty when prices include it. */
export function taxAtCheckout(region: RegionCode, isTaxAdded: boolean): string {
  if (regionOf(region).pricesIncludeTax) return '';
  return isTaxAdded ? words.taxIsAdded : words.noTaxIsAdded;
}

/** A region's name inside a sentence: “the UK”, “Canada”. */
export function regionLabel(region: RegionCode): string {
  return regionOf(region).inSentence;
}

/** The notice for visitors of a closed region, who see the prices of another. */
export function closedRegionNotice(region: RegionCode, storeRegion: RegionCode): string {
  return fill(words.closedRegion, {
    region: regionLabel(region),
    currency: currencyLabel(storeRegion),
    other: regionLabel(storeRegion),
  });
}

/**
 * The label for a product that the visitor's region does not sell: `Not sold in the UK`.
 *
 * @param here the text for visitors of the rest of the world
 */
export function notSoldIn(region: RegionCode, here = words.here): string {
  return region === REST_OF_WORLD
    ? fill(words.notSold, { place: here })
    : fill(words.notSoldIn, { region: regionLabel(region) });
}
