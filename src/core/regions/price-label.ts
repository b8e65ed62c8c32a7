import type { CurrencyCode } from '../money.ts';
import { DEFAULT_REGION, type RegionCode, regionOf } from './regions.ts';

const CURRENCY_NAMES: Readonly<Record<CurrencyCode, string>> = {
  USD: 'US dollars',
  GBP: 'pounds',
  CAD: 'Canadian dollars',
  EUR: 'euros',
};

/** A region's currency in words, so that one region's page can name another's without its sign. */
export function currencyLabel(region: RegionCode): string {
  return CURRENCY_NAMES[regionOf(region).currency];
}

/** Finding one takes a formatter, and every page names them all. */
const signs = new Map<RegionCode, string>();

/** The sign a region's money is written with, for example `£`. */
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
 * What a price on a page means, in a word or two beside it.
 * @param isTaxAdded whether the payment page adds tax to prices that carry none
 */
export function taxNote(region: RegionCode, isTaxAdded: boolean): string {
  if (regionOf(region).pricesIncludeTax) return 'VAT included';
  return isTaxAdded ? 'plus tax at checkout' : 'no tax added';
}

/** The same as a sentence, for the foot of a page. */
export function taxSentence(region: RegionCode, isTaxAdded: boolean): string {
  const prices = `Prices in ${currencyLabel(region)}`;
  if (regionOf(region).pricesIncludeTax) return `${prices} include VAT.`;
  return isTaxAdded ? `${prices}; any sales tax is added at checkout.` : `${prices}; we add no tax.`;
}

/** What becomes of tax at the checkout where prices carry none, for the terms and the questions; empty where they include it. */
export function taxAtCheckout(region: RegionCode, isTaxAdded: boolean): string {
  if (regionOf(region).pricesIncludeTax) return '';
  return isTaxAdded
    ? 'Where your address means that we must collect it, the payment page adds it and names it before you pay.'
    : 'We add none at the checkout.';
}

/** A region inside a sentence: “the UK”, “Canada”. */
export function regionLabel(region: RegionCode): string {
  return regionOf(region).inSentence;
}

/** The notice for a visitor of a closed region, who sees the prices of another. */
export function closedRegionNotice(region: RegionCode, storeRegion: RegionCode): string {
  return `We do not deliver to ${regionLabel(region)} at the moment. The prices shown here are in ${currencyLabel(storeRegion)}, for delivery to ${regionLabel(storeRegion)}.`;
}

/** Where a thing is not sold, for the visitor of that region: `Not sold in the UK`. @param here what the default region's say */
export function notSoldIn(region: RegionCode, here = 'here'): string {
  return region === DEFAULT_REGION ? `Not sold ${here}` : `Not sold in ${regionLabel(region)}`;
}
