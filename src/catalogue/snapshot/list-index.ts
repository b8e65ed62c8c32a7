import { wordsOf } from '../../lib/words.ts';

/** The lists of the API, and the kinds of their entries in the snapshot. */
export type ListName = 'products' | 'home-products' | 'creators' | 'recipes' | 'sections' | 'selections';

/** The keys of a list's index: its ids, then positions by sort order, by field value and by word. */
export const listKind = (list: ListName) => `list:${list}`;
export const wordKind = (list: ListName) => `word:${list}`;
export const IDS = 'ids';
export const orderKey = (sort: string) => `sort:${sort}`;
export const valueKey = (field: string, value: string) => `${field}=${value}`;

/** How a list is indexed. `things` are in the default order. */
export type Described<T> = {
  name: ListName;
  things: readonly T[];
  idOf: (thing: T) => string;
  /** Other sort orders by name. Equal items stay in the default order. */
  orders?: Record<string, (a: T, b: T) => number>;
  /** The values of each field that it can be filtered by. */
  values?: Record<string, (thing: T) => readonly string[]>;
  /** The texts for the text search. */
  texts?: (thing: T) => readonly string[];
};

/** Writes one entry to a snapshot. */
export type Insert = (kind: string, id: string, value: unknown) => void;

/**
 * Writes a list's index: for each sort order, field value and word, the positions (from 0) of the matching
 * items. A page of the list can then be read without reading the other items.
 */
export function writeList<T>(
  insert: Insert,
  { name, things, idOf, orders = {}, values = {}, texts }: Described<T>,
): void {
  const kind = listKind(name);
  insert(kind, IDS, things.map(idOf));
  const places = things.map((_, place) => place);
  for (const [sort, compare] of Object.entries(orders))
    insert(
      kind,
      orderKey(sort),
      places.toSorted((a, b) => compare(things[a] as T, things[b] as T) || a - b),
    );
  for (const [field, valuesOf] of Object.entries(values))
    for (const [value, found] of placesBy(things, valuesOf)) insert(kind, valueKey(field, value), found);
  if (texts)
    for (const [word, found] of placesBy(things, (thing) => texts(thing).flatMap(wordsOf)))
      insert(wordKind(name), word, found);
}

function placesBy<T>(things: readonly T[], keysOf: (thing: T) => readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, thing] of things.entries())
    for (const key of new Set(keysOf(thing))) {
      const found = places.get(key);
      if (found) found.push(place);
      else places.set(key, [place]);
    }
  return places;
}
