import {
  IDS,
  type ListName,
  listKind,
  orderKey,
  valueKey,
  wordKind,
} from '../../src/catalogue/snapshot/list-index.ts';
import { wordsOf } from '../../src/lib/words.ts';
import { entriesBeginning, findEntry } from './snapshot.ts';

export type Asked = {
  limit: number;
  skip: number;
  /** One of the list's sort orders; its default when missing. */
  sort?: string | undefined;
  keyword?: string | undefined;
  /** Values by field; undefined ones are ignored. */
  filters?: Readonly<Record<string, string | undefined>>;
};
export type Found = { ids: string[]; total: number };

/**
 * The parts of lists read so far, by name. Their number is limited by the catalogue, and each is read once
 * per process.
 */
const read = new Map<string, readonly unknown[]>();
const NONE: readonly never[] = [];
/** The most words of a keyword that count, because each needs a range query. */
const MOST_WORDS = 10;

/** The ids of a page of a list, and the total number. Uses the index parts only; no entries are read. */
export function findPage(list: ListName, { limit, skip, sort, keyword, filters = {} }: Asked): Found {
  const ids = part<string>(list, IDS);
  const wanted = Object.entries(filters).flatMap(([field, value]) =>
    value === undefined ? [] : [part<number>(list, valueKey(field, value))],
  );
  const words = [...new Set(wordsOf(keyword ?? ''))];
  for (const word of words.slice(0, MOST_WORDS)) wanted.push(placesOf(list, word));
  const order = sort === undefined ? NONE : part<number>(list, orderKey(sort));
  const idAt = (place: number) => ids[place] as string;
  if (keyword !== undefined && words.length === 0) return { ids: [], total: 0 };
  if (wanted.length === 0) {
    const page = order.length > 0 ? order.slice(skip, skip + limit).map(idAt) : ids.slice(skip, skip + limit);
    return { ids: page, total: ids.length };
  }
  const places = inAll(wanted);
  const page = order.length > 0 ? pageInOrder(order, places, skip, limit) : places.slice(skip, skip + limit);
  return { ids: page.map(idAt), total: places.length };
}

/** The places that are in all lists, in order. */
function inAll(lists: readonly (readonly number[])[]): readonly number[] {
  const [shortest = NONE, ...others] = [...lists].sort((a, b) => a.length - b.length);
  return others.reduce((left, other) => {
    const known = new Set(other);
    return left.filter((place) => known.has(place));
  }, shortest);
}

function pageInOrder(
  order: readonly number[],
  places: readonly number[],
  skip: number,
  limit: number,
): number[] {
  const isWanted = new Uint8Array(order.length);
  for (const place of places) isWanted[place] = 1;
  const page: number[] = [];
  let passed = 0;
  for (const place of order) {
    if (!isWanted[place]) continue;
    passed += 1;
    if (passed > skip) page.push(place);
    if (page.length === limit) break;
  }
  return page;
}

/** The places of entries with a word that starts with `beginning`. */
function placesOf(list: ListName, beginning: string): number[] {
  return [...new Set(entriesBeginning<number[]>(wordKind(list), beginning).flat())].sort((a, b) => a - b);
}

function part<T>(list: ListName, key: string): readonly T[] {
  const kind = listKind(list);
  const name = `${kind} ${key}`;
  const known = read.get(name);
  if (known) return known as readonly T[];
  const found = findEntry<T[]>(kind, key);
  if (found) read.set(name, found);
  return found ?? NONE;
}
