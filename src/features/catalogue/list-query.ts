import { PAGE_SIZE } from '../../lib/pages.ts';
import type { ShelfPrice } from './shelf-price.ts';
import type { Product } from './types.ts';

/** A product as the filtered list knows it, already in one region's words and prices. */
export type ListItem = {
  name: string;
  url: string;
  creator: string;
  summary: string;
  price: ShelfPrice;
  sections: string[];
  categories: string[];
  type: Product['type'];
  availability: Product['availability'];
  addedAt: string;
  picture: { src: string; srcset: string; width: number; height: number; alt: string; class: string };
};

export const SORTS = ['newest', 'name', 'price-up', 'price-down'] as const;
export type Sort = (typeof SORTS)[number];

/** What the list's address asks for. Prices are in minor units. */
export type ListQuery = {
  keyword?: string;
  section?: string;
  category?: string;
  type?: string;
  min?: number;
  max?: number;
  sort: Sort;
  page: number;
};

/** Reads an address's query. What makes no sense in it is left out; of a repeated name the last counts. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const last = (name: string) => params.getAll(name).at(-1)?.trim() || undefined;
  const sort = last('sort') as Sort;
  const [min, max] = [toMinor(last('min')), toMinor(last('max'))];
  const page = Number(last('page'));
  const query: ListQuery = {
    sort: SORTS.includes(sort) ? sort : 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
  for (const name of ['keyword', 'section', 'category', 'type'] as const) {
    const value = last(name);
    if (value) query[name] = value;
  }
  if (min !== undefined) query.min = min;
  if (max !== undefined) query.max = max;
  return query;
}

/** The query as an address writes it: only what differs from the whole list, always in one order. */
export function listQueryText(query: ListQuery): string {
  const params = new URLSearchParams();
  for (const name of ['keyword', 'section', 'category', 'type'] as const)
    if (query[name]) params.set(name, query[name]);
  for (const name of ['min', 'max'] as const)
    if (query[name] !== undefined) params.set(name, String(query[name] / 100));
  if (query.sort !== 'newest') params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  return text && `?${text}`;
}

/** The items of a query's page. A page past the end is the last one. */
export function runListQuery(items: readonly ListItem[], query: ListQuery) {
  const words = fold(query.keyword ?? '').split(/\s+/);
  const found = items.filter(
    (item) =>
      (!query.section || item.sections.includes(query.section)) &&
      (!query.category || item.categories.includes(query.category)) &&
      (!query.type || item.type === query.type) &&
      isPriced(item.price.amount, query) &&
      (!query.keyword || hasWords(item, words)),
  );
  found.sort(ORDERS[query.sort]);
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(query.page, pageCount);
  return {
    total: found.length,
    page,
    pageCount,
    items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}

const newest = (a: ListItem, b: ListItem) => b.addedAt.localeCompare(a.addedAt) || a.url.localeCompare(b.url);
const ORDERS: Record<Sort, (a: ListItem, b: ListItem) => number> = {
  newest,
  name: (a, b) => a.name.localeCompare(b.name, 'en') || a.url.localeCompare(b.url),
  'price-up': (a, b) => compareAmounts(a.price.amount, b.price.amount, 1) || newest(a, b),
  'price-down': (a, b) => compareAmounts(a.price.amount, b.price.amount, -1) || newest(a, b),
};

/** What has no price comes last in either direction. */
function compareAmounts(a: number | undefined, b: number | undefined, direction: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return (a - b) * direction;
}

function isPriced(amount: number | undefined, { min, max }: ListQuery): boolean {
  if (min === undefined && max === undefined) return true;
  return amount !== undefined && amount >= (min ?? 0) && amount <= (max ?? Infinity);
}

function hasWords(item: ListItem, words: readonly string[]): boolean {
  const text = fold(`${item.name} ${item.creator} ${item.summary} ${item.categories.join(' ')}`);
  return words.every((word) => text.includes(word));
}

/** Lower case without marks, so that `aji` finds Ají. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function toMinor(text: string | undefined): number | undefined {
  const amount = Math.round(Number(text) * 100);
  return text && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined;
}
