import MiniSearch from 'minisearch';
import type { FaqAnswer } from '#src/catalogue/policies/faq.ts';
import { INDEX_OPTIONS } from '#src/catalogue/search/index-options.ts';
import type { SearchEntry, SearchPlace } from '#src/catalogue/search/search-item.ts';
import type { Synonyms } from '#src/catalogue/search/synonyms.ts';
import { indexWords } from '#src/catalogue/search/word-forms.ts';

/**
 * The search index of one region as JSON. `popular` has the ids of items to show without results, `help` the
 * FAQ entries, `synonyms` the shop's own, and `places` its sections and categories. The output is deterministic.
 */
export function writeIndex(
  entries: readonly SearchEntry[],
  popular: readonly string[],
  help: readonly FaqAnswer[] = [],
  synonyms: Synonyms = () => [],
  places: readonly SearchPlace[] = [],
): string {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(
    entries.map(({ item, noun = '', categories = '', words, phrases = [] }) => {
      const called = synonyms(noun);
      const classed = synonyms(categories).filter((word) => !called.includes(word));
      const named = synonyms(item.title).filter((word) => ![...called, ...classed].includes(word));
      const also = synonyms(words).filter((word) => ![...called, ...classed, ...named].includes(word));
      return {
        ...item,
        noun,
        categories,
        words,
        called: called.join(' '),
        classed: classed.join(' '),
        named: named.join(' '),
        also: [...also, ...phrases.flatMap(asOneWord)].join(' '),
      };
    }),
  );
  return JSON.stringify({ popular, help, places, index });
}

/** The last two words of a name as one: `oliveoil` of “extra virgin olive oil”. */
function asOneWord(name: string): string[] {
  const words = indexWords(name).slice(-2);
  return words.length === 2 && words.every((word) => /^\p{L}{3,}$/u.test(word)) ? [words.join('')] : [];
}
