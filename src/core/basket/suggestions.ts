import { defaultFormatIn } from '../products/pricing.ts';
import { isGiftCard } from '../products/tax-kind.ts';
import type { RegionCode } from '../regions/regions.ts';
import type { Basket, BasketProduct } from './types.ts';

/** A product that can be added directly: in this format, at this price in minor units. */
export type Suggestion<P extends BasketProduct = BasketProduct> = {
  product: P;
  formatId: string;
  formatName: string;
  amount: number;
};

/** The number of suggestions. */
export const SUGGESTION_COUNT = 2;

type Question = {
  basket: Basket;
  region: RegionCode;
  /** What is missing for free delivery, in minor units. Undefined when nothing is missing. */
  missing: number | undefined;
};

/**
 * Returns suggestions for a basket, in the order of the candidates: products that are not in it, can be
 * bought in the region now and need no personalisation. Gift cards are left out because they do not count
 * towards free delivery. When something is missing for free delivery, the cheapest product that reaches the
 * threshold comes first.
 */
export function suggest<P extends BasketProduct>(
  candidates: readonly P[],
  { basket, region, missing }: Question,
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
  const all = best ? [best, ...fitting.filter((one) => one !== best)] : fitting;
  return all.slice(0, SUGGESTION_COUNT);
}

function isBuyableAsIs({ type, availability, kind, customization }: BasketProduct): boolean {
  return (
    type === 'available' && availability === 'available' && kind !== 'test' && !customization?.isRequired
  );
}
