import { formatMoney } from '#src/core/money.ts';
import { formatsIn } from '../../core/products/pricing.ts';
import type { Product } from '../../core/products/types.ts';
import { notSoldIn } from '../../core/regions/price-label.ts';
import { type RegionCode, regionOf } from '../../core/regions/regions.ts';

export type ListPrice = {
  /** `£24.00`, or words where there is no price. */
  text: string;
  /** A word or two after the price: `from`, `pre-order`. */
  before?: string;
  note?: string;
  /** In minor units; absent when it is not sold. */
  amount?: number;
};

/** What a card, a list or a spine says about buying a product in a region. */
export function listPrice(
  product: Pick<Product, 'formats' | 'type' | 'availability'>,
  region: RegionCode,
): ListPrice {
  const amounts = formatsIn(product, region).map(({ amount }) => amount);
  if (amounts.length === 0) return { text: notSoldIn(region) };
  const amount = Math.min(...amounts);
  const { currency, locale } = regionOf(region);
  const text = formatMoney({ amount, currency }, locale);
  if (product.availability === 'unavailable')
    return { text: product.type === 'funding' ? 'Not to be backed now' : 'Sold out for now' };
  const note =
    product.type === 'pre-order' ? 'pre-order' : product.type === 'funding' ? 'being funded' : undefined;
  return {
    text,
    amount,
    ...(amounts.some((other) => other !== amount) && { before: 'from' }),
    ...(note && { note }),
  };
}
