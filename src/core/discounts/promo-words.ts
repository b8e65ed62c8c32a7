import * as words from '#src/words/en/promo-codes.ts';
import { fill } from '#src/words/fill.ts';
import { formatMoney } from '../money.ts';
import { type RegionCode, regionOf } from '../regions/regions.ts';
import { discountIn, type PromoCode } from './promo-code.ts';

/**
 * What a promo code does in a region, to follow its name:
 * `takes 20% off selected products and makes delivery free`.
 */
export function promoWords(promo: PromoCode, region: RegionCode): string {
  const { percentOff, amountOff, hasFreeShipping } = discountIn(promo, region);
  const { currency, locale } = regionOf(region);
  const off =
    percentOff > 0 ? `${percentOff}%` : amountOff ? formatMoney({ amount: amountOff, currency }, locale) : '';
  const discount = off && fill(promo.productIds.length > 0 ? words.takesOffSome : words.takesOff, { off });
  const delivery = hasFreeShipping ? words.freesDelivery : '';
  return discount && delivery ? fill(words.bothEffects, { discount, delivery }) : discount || delivery;
}
