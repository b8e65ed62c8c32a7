import MiniSearch from 'minisearch';
import type { FaqAnswer } from '#src/catalogue/policies/faq.ts';
import { INDEX_OPTIONS } from '#src/catalogue/search/index-options.ts';
import type { SearchEntry } from '#src/catalogue/search/search-item.ts';
import { otherWordsFor } from './synonyms.ts';

/**
 * The search index of one region as JSON. `popular` has the ids of items to show without results, `help` the
 * FAQ entries. The output is deterministic.
 */
export function writeIndex(
  entries: readonly SearchEntry[],
  popular: readonly string[],
  help: readonly FaqAnswer[] = [],
): string {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(
    entries.map(({ item, words: all }) => {
      // The verb “can” must not match tins.
      const words = all.replace(/\bcan\b(?! of)/gi, '');
      return { ...item, words, also: otherWordsFor(`${item.title} . ${words}`).join(' ') };
    }),
  );
  return JSON.stringify({ popular, help, index });
}
