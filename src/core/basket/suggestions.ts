import { defaultFormatIn } from '../products/pricing.ts';
import { isGiftCard } from '../products/tax-kind.ts';
import type { RegionCode } from '../regions/regions.ts';
import type { Basket, BasketProduct } from './types.ts';

/** A product that may be added as it is: in this format, at this price in minor units. */
export type Suggestion<P extends BasketProduct = BasketProduct> = {
  product: P;
  formatId: string;
  formatName: string;
  amount: number;
};

type Question = {
  basket: Basket;
  region: RegionCode;
  /** What the goods are short of free delivery, in minor units; undefined where nothing is missing. */
  missing: number | undefined;
  count: number;
};

/**
 * What fits beside a basket, of candidates in the order in which they fit: what is not in it, can be bought in the region now, asks no
 * question and is no gift card, since that counts towards no free delivery. Where something is missing for free delivery, the cheapest
 * that makes up for it comes first.
 */
export function suggest<P extends BasketProduct>(
  candidates: readonly P[],
  { basket, region, missing, count }: Question,
): Suggestion<P>[] {
  const known = new Set(basket.items.map(({ _id }) => _id));
  const fitting = candidates.flatMap((product): Suggestion<P>[] => {
    if (known.has(product._id) || !isBuyableAsIs(product)) return [];
    known.add(product._id);
    const format = defaultFormatIn(product, region);
    if (!format || isGiftCard(format)) return [];
    return [{ product, formatId: format._id, formatName: format.name, amount: format.amount }];
  });
  const closing = missing === undefined ? [] : fitting.filter(({ amount }) => amount >= missing);
  const [best] = closing.toSorted((a, b) => a.amount - b.amount);
  return best ? [best, ...fitting.filter((one) => one !== best)].slice(0, count) : fitting.slice(0, count);
}

function isBuyableAsIs({ type, availability, kind, customization }: BasketProduct): boolean {
  return (
    type === 'available' && availability === 'available' && kind !== 'test' && !customization?.isRequired
  );
}
