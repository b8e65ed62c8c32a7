import { type FoodWishes, foodWishes } from './diets.ts';
import { type PriceRange, priceRange } from './price-range.ts';
import type { SearchItem } from './search-item.ts';

/** What a search asks for besides its words. */
export type Conditions = {
  /** The keyword without the words about prices. */
  keyword: string;
  /** The prices, in minor units. Only products have one. */
  prices?: Omit<PriceRange, 'rest'>;
  /** Diets, and allergens that are not wanted. */
  food: FoodWishes;
  /** True for an item with such a price. */
  affords: (item: SearchItem) => boolean;
};

/** The conditions of a keyword: a price (`under £20`), a diet and allergens that are not wanted. */
export function conditionsOf(keyword: string): Conditions {
  const range = priceRange(keyword);
  if (!range) return { keyword, food: foodWishes(keyword), affords: () => true };
  const { rest, ...prices } = range;
  const { least = 0, most = Infinity } = prices;
  return {
    keyword: rest,
    prices,
    food: foodWishes(rest),
    affords: ({ price }) => price?.amount !== undefined && price.amount >= least && price.amount <= most,
  };
}
