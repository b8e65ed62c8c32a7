import type { Options } from 'minisearch';
import type { SearchItem } from './search-item.ts';
import { indexWords } from './word-forms.ts';

/**
 * An item of the search index. `called` has synonyms of its noun, `classed` of its categories, `named` of
 * its title, and `also` of its other words.
 */
export type IndexedItem = SearchItem & {
  noun: string;
  categories: string;
  words: string;
  called: string;
  classed: string;
  named: string;
  also: string;
};

/** The options for writing and reading the index. Both must use the same. */
export const INDEX_OPTIONS: Options<IndexedItem> = {
  fields: ['title', 'by', 'noun', 'categories', 'words', 'called', 'classed', 'named', 'also'],
  storeFields: ['kind', 'title', 'by', 'label', 'url', 'price', 'isAbsent', 'allergens', 'diets', 'picture'],
  tokenize: indexWords,
  processTerm: (term) => term,
};

/** How much a match in each field counts. */
export const FIELD_WEIGHTS: Readonly<Record<string, number>> = {
  title: 4,
  noun: 4,
  categories: 2,
  by: 2,
  called: 2,
  classed: 2,
  named: 2,
  words: 1,
  also: 0.7,
};

/** The fields that say what an item is. A whole word there ranks before any other match. */
export const NAMING_FIELDS: readonly string[] = [
  'title',
  'by',
  'noun',
  'categories',
  'called',
  'classed',
  'named',
];

/** The fields that say in a word what an item is: its noun, or a synonym. */
export const KIND_FIELDS: readonly string[] = ['noun', 'called'];

/** The fields with its categories, or a synonym of one. */
export const CATEGORY_FIELDS: readonly string[] = ['categories', 'classed'];
