import type { Allergen } from '#src/core/food/allergens.ts';
import type { Diet } from '#src/core/recipes.ts';
import type { ListPrice } from '../products/list-price.ts';

/** The kinds of items, in display order. */
export const SEARCH_KINDS = ['products', 'recipes', 'creators', 'articles', 'fundings'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** An item as results and suggestions show it, with one region's prices. */
export type SearchItem = {
  /** `products/salt-lemon-sardine`: the kind and the entry's id. */
  id: string;
  kind: SearchKind;
  title: string;
  /** The creator, or for a creator their place. */
  by: string;
  /** A short description: `Book`, `Recipe, 35 min`. */
  label: string;
  url: string;
  price?: ListPrice;
  /** True for items that cannot be bought in this region. They come last. */
  isAbsent?: true;
  /** What a food contains or may contain; all for a food without facts. */
  allergens?: Allergen[];
  /** The diets that a recipe is right for. */
  diets?: Diet[];
  picture: {
    /** The addresses of the smallest file and of one twice as wide. */
    small: string;
    large: string;
    width: number;
    height: number;
    ground?: string;
  };
};

/** A section or category that a search can name: `Tools in Kitchen`. */
export type SearchPlace = { name: string; url: string; find: readonly string[] };

/** An item and what it is found by, besides title and creator. */
export type SearchEntry = {
  item: SearchItem;
  /** What it is, in a word or two: `Apron`. */
  noun?: string;
  /** The names of its categories and sections, and a recipe's diets. They count more than other words. */
  categories?: string;
  words: string;
  /** Names in its text whose last two words are also found as one: `fish sauce`. */
  phrases?: readonly string[];
};
