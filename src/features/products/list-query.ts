import type { CardPicture } from '#src/cards/Card.tsx';
import type { ListPrice } from '#src/catalogue/products/list-price.ts';
import type { RecipeEntry } from '#src/catalogue/schemas/recipe.ts';
import { ALLERGENS, type Allergen } from '#src/core/food/allergens.ts';
import type { RegionalAvailability } from '#src/core/products/availability.ts';
import type { Product } from '#src/core/products/types.ts';
import type { Rating } from '#src/core/ratings.ts';

/** A product or recipe in a filtered list. A product has the prices of one region. */
export type ListItem = {
  name: string;
  url: string;
  creator: string;
  /** The label above the name. Defaults to the creator. */
  label?: string;
  summary: string;
  sections: string[];
  categories: string[];
  addedAt: string;
  picture: CardPicture;
  /** True for a wide tile. */
  isWide?: boolean;
  price?: ListPrice;
  /** Of a product that has reviews. */
  rating?: Rating;
  type?: Product['type'];
  availability?: Product['availability'];
  /** Whether it can be bought in the region. Recipes have none. */
  standing?: RegionalAvailability;
  /** The format that a card's button adds: see `formatToAdd`. */
  formatToAdd?: string;
  /** The total time in minutes. */
  minutes?: number;
  difficulty?: RecipeEntry['difficulty'];
  diet?: RecipeEntry['diet'];
  /** What a food contains or may contain; all for a food without facts. Only foods have it. */
  allergens?: Allergen[];
  /**
   * The names of its options, and the values of each variant that can be bought in the region, in that order.
   */
  options?: string[];
  variants?: string[][];
};

/** What filters count of an item. The build counts without the rest, which is more work to make. */
export type CountedItem = Pick<ListItem, 'sections' | 'categories'> & Partial<ListItem>;

/** `featured` is the order in which the items are given. */
export const SORTS = ['featured', 'newest', 'name', 'price-up', 'price-down', 'quick'] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = 'featured';

const WORDS = ['keyword', 'section', 'category', 'type', 'diet', 'difficulty'] as const;

/**
 * The parsed query of a list. Prices are in minor units; `time` is the maximum number of minutes; `without`
 * are allergens that are not wanted; `options` are wanted values by the name of their option.
 */
export type ListQuery = Partial<Record<(typeof WORDS)[number], string>> & {
  min?: number;
  max?: number;
  time?: number;
  without?: Allergen[];
  options?: Readonly<Record<string, string>>;
  sort: Sort;
  page: number;
};

/**
 * Parses a query string. Ignores invalid values; of repeated parameters the last one counts, except for
 * `without` and `option`, which is `Size:M`.
 */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const last = (name: string) => params.getAll(name).at(-1)?.trim() || undefined;
  const sort = last('sort') as Sort;
  const [min, max] = [toMinor(last('min')), toMinor(last('max'))];
  const page = Number(last('page'));
  const time = Number(last('time'));
  const query: ListQuery = {
    sort: SORTS.includes(sort) ? sort : DEFAULT_SORT,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
  for (const name of WORDS) {
    const value = last(name);
    if (value) query[name] = value;
  }
  if (min !== undefined) query.min = min;
  if (max !== undefined) query.max = max;
  if (Number.isInteger(time) && time > 0) query.time = time;
  const unwanted = params.getAll('without');
  const without = ALLERGENS.filter((allergen) => unwanted.includes(allergen));
  if (without.length > 0) query.without = without;
  const options = params.getAll('option').flatMap((choice) => {
    const [, name, value] = /^([^:]+):(.+)$/.exec(choice) ?? [];
    return name && value ? [[name, value] as const] : [];
  });
  if (options.length > 0) query.options = Object.fromEntries(options);
  return query;
}

/** Serialises a query: only values that differ from the defaults, in a fixed order. */
export function listQueryText(query: ListQuery): string {
  const params = new URLSearchParams();
  for (const name of WORDS) if (query[name]) params.set(name, query[name]);
  for (const name of ['min', 'max'] as const)
    if (query[name] !== undefined) params.set(name, String(query[name] / 100));
  if (query.time !== undefined) params.set('time', String(query.time));
  for (const allergen of query.without ?? []) params.append('without', allergen);
  for (const [name, value] of Object.entries(query.options ?? {}))
    params.append('option', `${name}:${value}`);
  if (query.sort !== DEFAULT_SORT) params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  return text && `?${text}`;
}

function toMinor(text: string | undefined): number | undefined {
  const amount = Math.round(Number(text) * 100);
  return text && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined;
}
