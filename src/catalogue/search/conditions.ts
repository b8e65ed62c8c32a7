import { priceRange } from './price-range.ts';
import type { SearchItem } from './search-item.ts';
import { unwantedAllergens } from './unwanted-allergens.ts';

/** What a search asks for besides its words. */
export type Conditions = {
  /** The keyword without the words about prices. */
  keyword: string;
  /** True when the keyword is about prices. Only products have one. */
  hasPrices: boolean;
  /** True for an item with such a price and without an excluded allergen, regardless of its texts. */
  allows: (item: SearchItem) => boolean;
};

/** The conditions of a keyword: a price (`under £20`), and allergens that are not wanted (`without nuts`). */
export function conditionsOf(keyword: string): Conditions {
  const unwanted = unwantedAllergens(keyword);
  const range = priceRange(keyword);
  const isWanted = ({ allergens = [] }: SearchItem) =>
    !unwanted.some((allergen) => allergens.includes(allergen));
  if (!range) return { keyword, hasPrices: false, allows: isWanted };
  const { least = 0, most = Infinity, rest } = range;
  return {
    keyword: rest,
    hasPrices: true,
    allows: (item) => {
      const { amount } = item.price ?? {};
      return amount !== undefined && amount >= least && amount <= most && isWanted(item);
    },
  };
}
