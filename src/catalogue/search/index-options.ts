import type { Options } from 'minisearch';
import { wordsOf } from '#src/lib/words.ts';
import type { SearchItem } from './search-item.ts';

/** An item of the search index. `also` has synonyms of words in `words` and `title`. */
export type IndexedItem = SearchItem & { words: string; also: string };

/** The options for writing and reading the index. Both must use the same. */
export const INDEX_OPTIONS: Options<IndexedItem> = {
  fields: ['title', 'by', 'words', 'also'],
  storeFields: ['kind', 'title', 'by', 'label', 'url', 'price', 'isAbsent', 'picture'],
  tokenize: wordsOf,
  processTerm: (term) => term,
};
