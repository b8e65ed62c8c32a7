import { ALLERGENS, type Allergen } from '#src/core/food/allergens.ts';
import { REGIONAL_AVAILABILITIES } from '#src/core/products/availability.ts';
import { PAGE_SIZE } from '#src/lib/pagination.ts';
import type { CountedItem, ListItem, ListQuery, Sort } from './list-query.ts';

/** The items of a section (`books`) or category (`books/fish`). All items without a scope. */
export function itemsWithin<T extends CountedItem>(items: readonly T[], scope = ''): T[] {
  return items.filter(
    ({ sections, categories }) => !scope || sections.includes(scope) || categories.includes(scope),
  );
}

/** The items of a query's page. A page past the end is the last one. */
export function runListQuery(items: readonly ListItem[], query: ListQuery) {
  const found = matching(items, query);
  found.sort((a, b) => placeOf(a) - placeOf(b) || ORDERS[query.sort](a, b));
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(query.page, pageCount);
  return {
    total: found.length,
    page,
    pageCount,
    items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}

/** The filters whose options show a number of results. */
export const COUNTED = ['section', 'category', 'type', 'diet', 'difficulty', 'time'] as const;
export type Countable = (typeof COUNTED)[number];

/** The number of results when one filter is changed. An empty value means without that filter. */
export function countWith(
  items: readonly CountedItem[],
  query: ListQuery,
  name: Countable,
  value: string,
): number {
  const { [name]: _, ...rest } = query;
  if (!value) return matching(items, rest).length;
  return matching(items, name === 'time' ? { ...rest, time: Number(value) } : { ...rest, [name]: value })
    .length;
}

/** The number of results when one more allergen is not wanted. */
export function countWithout(items: readonly CountedItem[], query: ListQuery, allergen: Allergen): number {
  return matching(items, { ...query, without: [...(query.without ?? []), allergen] }).length;
}

/** The number of results with another value of an option, or with any value when it is empty. */
export function countWithOption(
  items: readonly CountedItem[],
  { options, ...query }: ListQuery,
  name: string,
  value: string,
): number {
  const { [name]: _, ...others } = options ?? {};
  return matching(items, { ...query, options: value ? { ...others, [name]: value } : others }).length;
}

/** The options that several items have, with the values of all, in the order of the items. */
export function optionsIn(items: readonly CountedItem[]): { name: string; values: string[] }[] {
  const found = new Map<string, { values: Set<string>; items: number }>();
  for (const { options = [], variants = [] } of items)
    for (const [at, name] of options.entries()) {
      const option = found.get(name) ?? { values: new Set(), items: 0 };
      for (const variant of variants) if (variant[at] !== undefined) option.values.add(variant[at]);
      found.set(name, { ...option, items: option.items + 1 });
    }
  return [...found]
    .filter(([, option]) => option.items > 1 && option.values.size > 1)
    .map(([name, { values }]) => ({ name, values: [...values] }));
}

/**
 * The allergens that the items contain or may contain, in the law's order. Foods without facts do not count.
 * Empty where most items are no food: “without gluten” would count pans and books.
 */
export function allergensIn(items: readonly CountedItem[]): Allergen[] {
  const foods = items.flatMap(({ allergens }) => (allergens ? [allergens] : []));
  if (foods.length * 2 < items.length) return [];
  const known = foods.filter(({ length }) => length < ALLERGENS.length);
  const found = new Set(known.flat());
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

function matching<T extends CountedItem>(items: readonly T[], query: ListQuery): T[] {
  const words = fold(query.keyword ?? '').split(/\s+/);
  return items.filter(
    (item) =>
      (!query.section || item.sections.includes(query.section)) &&
      (!query.category || item.categories.includes(query.category)) &&
      (!query.type || isOfType(item, query.type)) &&
      (!query.diet || item.diet?.some((diet) => diet === query.diet)) &&
      (!query.difficulty || item.difficulty === query.difficulty) &&
      !query.without?.some((allergen) => item.allergens?.includes(allergen)) &&
      hasVariant(item, query.options) &&
      (query.time === undefined || (item.minutes ?? Infinity) <= query.time) &&
      isPriced(item.price?.amount, query) &&
      (!query.keyword || hasWords(item, words)),
  );
}

/** True when one variant that can be bought has all wanted values. */
function hasVariant(
  { options = [], variants = [] }: CountedItem,
  wanted: ListQuery['options'] = {},
): boolean {
  const values = Object.entries(wanted);
  return (
    values.length === 0 ||
    variants.some((variant) => values.every(([name, value]) => variant[options.indexOf(name)] === value))
  );
}

/** The sort key by availability: what can be bought now comes first. */
function placeOf({ standing = 'now' }: ListItem): number {
  return REGIONAL_AVAILABILITIES.indexOf(standing);
}

/**
 * The filter `available` matches what can be bought now.
 * Products that are sold out or sold elsewhere match no type.
 */
function isOfType({ type, standing = 'now' }: CountedItem, wanted: string): boolean {
  return wanted === 'available' ? standing === 'now' : type === wanted;
}

const newest = (a: ListItem, b: ListItem) => b.addedAt.localeCompare(a.addedAt) || a.url.localeCompare(b.url);
const ORDERS: Record<Sort, (a: ListItem, b: ListItem) => number> = {
  featured: () => 0,
  newest,
  name: (a, b) => a.name.localeCompare(b.name, 'en') || a.url.localeCompare(b.url),
  'price-up': (a, b) => compareAmounts(a.price?.amount, b.price?.amount, 1) || newest(a, b),
  'price-down': (a, b) => compareAmounts(a.price?.amount, b.price?.amount, -1) || newest(a, b),
  quick: (a, b) => compareAmounts(a.minutes, b.minutes, 1) || newest(a, b),
};

/** Items without a price or time come last, in both directions. */
function compareAmounts(a: number | undefined, b: number | undefined, direction: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return (a - b) * direction;
}

function isPriced(amount: number | undefined, { min, max }: ListQuery): boolean {
  if (min === undefined && max === undefined) return true;
  return amount !== undefined && amount >= (min ?? 0) && amount <= (max ?? Infinity);
}

function hasWords(item: CountedItem, words: readonly string[]): boolean {
  const text = fold(`${item.name} ${item.creator} ${item.summary} ${item.categories.join(' ')}`);
  return words.every((word) => text.includes(word));
}

/** Lower case without diacritics, so that `aji` finds Ají. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
