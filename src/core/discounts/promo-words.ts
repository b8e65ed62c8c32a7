import { formatMoney } from '../money.ts';
import { type RegionCode, regionOf } from '../regions/regions.ts';
import { discountIn, type PromoCode } from './promo-code.ts';

/**
 * What a promo code does in a region, to follow its name: `takes 20% off selected products and makes delivery
 * free`.
 */
export function promoWords(promo: PromoCode, region: RegionCode): string {
  const { percentOff, amountOff, hasFreeShipping } = discountIn(promo, region);
  const { currency, locale } = regionOf(region);
  const off =
    percentOff > 0 ? `${percentOff}%` : amountOff ? formatMoney({ amount: amountOff, currency }, locale) : '';
  const what = promo.productIds.length > 0 ? ' selected products' : '';
  return [off && `takes ${off} off${what}`, hasFreeShipping && 'makes delivery free']
    .filter(Boolean)
    .join(' and ');
}
