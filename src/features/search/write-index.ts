import MiniSearch from 'minisearch';
import type { HelpEntry } from '../../catalogue/policies/help.ts';
import { INDEX_OPTIONS } from './index-options.ts';
import type { SearchEntry } from './search-item.ts';
import { otherWordsFor } from './synonyms.ts';

/**
 * The index of one region as JSON. `popular` names the items to show where nothing was found, `help` holds the answers that come
 * before anything found. The same entries in the same order give the same text.
 */
export function writeIndex(
  entries: readonly SearchEntry[],
  popular: readonly string[],
  help: readonly HelpEntry[] = [],
): string {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(
    entries.map(({ item, words: all }) => {
      // What one can do is no tin.
      const words = all.replace(/\bcan\b(?! of)/gi, '');
      return { ...item, words, also: otherWordsFor(`${item.title} . ${words}`).join(' ') };
    }),
  );
  return JSON.stringify({ popular, help, index });
}
