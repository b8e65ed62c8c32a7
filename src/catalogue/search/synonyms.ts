import { wordsOf } from '#src/lib/words.ts';
import type { SynonymsEntry } from '../schemas/synonyms.ts';

/**
 * Returns what a text should be found by as well, folded. Words that belong together are one: `greenonion`.
 * So `green` alone does not find them; the search tries neighbours as one word.
 */
export type Synonyms = (text: string) => string[];

/**
 * Reads a shop's synonym lists. The words go into the index,
 * so that the search itself knows no word of any shop.
 */
export function readSynonyms(lists: readonly SynonymsEntry[]): Synonyms {
  const rules = lists.flatMap(({ synonyms, oneWay }) => [
    ...synonyms.map((group) => ({ typed: group, finds: group })),
    ...oneWay,
  ]);
  const patterns = rules.map(({ typed, finds }) => ({
    typed: typed.map((words) => ({ words: wordsOf(words), pattern: patternOf(words) })),
    finds: finds.map(patternOf),
  }));
  return (text) => {
    const plain = wordsOf(text).join(' ');
    const found = patterns
      .filter(({ finds }) => finds.some((pattern) => pattern.test(plain)))
      .flatMap(({ typed }) => typed.filter(({ pattern }) => !pattern.test(plain)));
    return [...new Set(found.map(({ words }) => words.join('')))];
  };
}

/** Matches whole words in a folded text, also in the plural. */
function patternOf(words: string): RegExp {
  return new RegExp(`(?<![^ ])${wordsOf(words).join(' ')}(?:e?s)?(?![^ ])`);
}
