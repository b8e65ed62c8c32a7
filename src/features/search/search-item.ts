import type { ListPrice } from '../../catalogue/products/list-price.ts';

/** What can be found, in the order in which shoppers look for it. */
export const SEARCH_KINDS = ['products', 'recipes', 'creators', 'articles', 'fundings'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One thing as results and suggestions show it, in one region's words and prices. */
export type SearchItem = {
  /** `products/salt-lemon-sardine`: the kind and the entry's own id. */
  id: string;
  kind: SearchKind;
  title: string;
  /** Whose it is, or for a creator where they cook. */
  by: string;
  /** What it is in a word or two: `Book`, `Recipe, 35 min`. */
  label: string;
  url: string;
  price?: Omit<ListPrice, 'amount'>;
  /** True for what cannot be bought in this region; it comes after what can. */
  isAbsent?: true;
  picture: {
    /** Addresses of the smallest file and of one twice as wide. */
    small: string;
    large: string;
    width: number;
    height: number;
    ground?: string;
  };
};

/** An item and the words it is found by besides its title and its maker. */
export type SearchEntry = { item: SearchItem; words: string };
