import type { Options } from 'minisearch';
import { wordsOf } from '../../lib/words.ts';
import type { SearchItem } from './search-item.ts';

/** An item as the index takes it in. `also` holds other names of what is in `words` and `title`. */
export type IndexedItem = SearchItem & { words: string; also: string };

/** How the index is written and read; both sides must agree. */
export const INDEX_OPTIONS: Options<IndexedItem> = {
  fields: ['title', 'by', 'words', 'also'],
  storeFields: ['kind', 'title', 'by', 'label', 'url', 'price', 'isAbsent', 'picture'],
  tokenize: wordsOf,
  processTerm: (term) => term,
};
