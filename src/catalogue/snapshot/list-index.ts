import { wordsOf } from '../../lib/words.ts';

/** The lists that the API pages through, and what their entries are kept as. */
export type ListName = 'products' | 'home-products' | 'creators' | 'recipes' | 'sections' | 'selections';

/** Where the parts of a list are kept: its ids, then the places in it by order, by a field's value and by word. */
export const listKind = (list: ListName) => `list:${list}`;
export const wordKind = (list: ListName) => `word:${list}`;
export const IDS = 'ids';
export const orderKey = (sort: string) => `sort:${sort}`;
export const valueKey = (field: string, value: string) => `${field}=${value}`;

/** What a list can be asked by. Everything is made of the things in the list's own order. */
export type Described<T> = {
  name: ListName;
  things: readonly T[];
  idOf: (thing: T) => string;
  /** Other orders by the name of the sort; what is equal there stays in the list's own order. */
  orders?: Record<string, (a: T, b: T) => number>;
  /** The values of each field that it is filtered by. */
  values?: Record<string, (thing: T) => readonly string[]>;
  /** The texts that it is found by. */
  texts?: (thing: T) => readonly string[];
};

/** Puts one entry into a snapshot. */
export type Insert = (kind: string, id: string, value: unknown) => void;

/**
 * Writes a list's index: for each order, value and word the places (from 0) of what is meant, so that a page of the list is found
 * without looking at the others, however many there are.
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
