import type { DatabaseSync } from 'node:sqlite';
import { wordsOf } from '#src/lib/words.ts';

/** The lists of the API. */
export type ListName = 'products' | 'home-products' | 'creators' | 'recipes' | 'sections' | 'selections';

/** The name of a list's default order. */
export const DEFAULT_ORDER = '';

/** The values of the list of products that say what is in a food. */
export const ALLERGENS_FIELD = 'allergens';

/** How a list is written. `things` have the default order. */
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

/** The tables of lists. `number` is the row number of an item. */
const TABLES = `
  create table list_item (number integer primary key, id text not null);
  create table list_order (list text, sort text, rank integer, number integer not null, primary key (list, sort, rank)) without rowid;
  create table list_value (list text, field text, value text, number integer, primary key (list, field, value, number)) without rowid;
`;

/** The full-text table of a list: the words of each item, folded as `wordsOf` does, by its number. */
export const textTable = (list: ListName) => `list_text_${list.replaceAll('-', '_')}`;

/** Creates the tables of lists, and returns a function that writes one list. */
export function listTables(database: DatabaseSync): <T>(list: Described<T>) => void {
  database.exec(TABLES);
  const item = database.prepare('insert into list_item (id) values (?)');
  const order = database.prepare('insert into list_order values (?, ?, ?, ?)');
  const value = database.prepare('insert or ignore into list_value values (?, ?, ?, ?)');
  return ({ name, things, idOf, orders = {}, values = {}, texts }) => {
    const numbers = things.map((thing) => item.run(idOf(thing)).lastInsertRowid);
    const places = things.map((_, place) => place);
    const inOrder = Object.entries(orders).map(([sort, compare]): [string, number[]] => [
      sort,
      places.toSorted((a, b) => compare(things[a] as never, things[b] as never) || a - b),
    ]);
    for (const [sort, sorted] of [[DEFAULT_ORDER, places] as const, ...inOrder])
      for (const [rank, place] of sorted.entries()) order.run(name, sort, rank, numbers[place] as number);
    for (const [place, thing] of things.entries()) {
      const number = numbers[place] as number;
      for (const [field, valuesOf] of Object.entries(values))
        for (const each of valuesOf(thing)) value.run(name, field, each, number);
    }
    if (texts)
      writeTexts(
        database,
        textTable(name),
        things.map((thing, place) => [numbers[place] as number, texts(thing)]),
      );
  };
}

function writeTexts(
  database: DatabaseSync,
  table: string,
  items: readonly (readonly [number: number, texts: readonly string[]])[],
): void {
  // `wordsOf` has removed diacritics. Prefixes of two and three letters are what shoppers type first.
  database.exec(
    `create virtual table ${table} using fts5 (words, content='', tokenize='unicode61 remove_diacritics 0', prefix='2 3')`,
  );
  const insert = database.prepare(`insert into ${table} (rowid, words) values (?, ?)`);
  for (const [number, texts] of items) insert.run(number, texts.flatMap(wordsOf).join(' '));
}
