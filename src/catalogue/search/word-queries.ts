import type { Query } from 'minisearch';
import { formsOf } from './word-forms.ts';

/** In longer searches, neighbours are not tried as one word. */
const MAX_JOINED = 6;
/** How much the plural counts when the singular was typed, or the other way round. */
const OTHER_FORM = 0.5;

/** All words, one of them perhaps not finished, each in the singular or the plural. */
export function allOf(
  words: readonly string[],
  open: string | undefined,
  fuzzy: (word: string) => number | false = () => false,
) {
  return {
    combineWith: 'AND',
    queries: words.map((word) => {
      const [typed = word, ...others] = formsOf(word);
      // Neighbours written as one end with the word too.
      const isOpen = open !== undefined && open !== '' && word.endsWith(open);
      return {
        combineWith: 'OR',
        queries: [
          { queries: [typed], prefix: isOpen, fuzzy: fuzzy(word), maxFuzzy: 4 },
          { queries: others, prefix: false, fuzzy: false, boostTerm: () => OTHER_FORM },
        ],
      };
    }),
  } satisfies Query;
}

/** The words, and what they are with two or three neighbours written as one: `tea pot` for a teapot. */
export function spellingsOf(words: readonly string[]): string[][] {
  if (words.length > MAX_JOINED) return [[...words]];
  const joined = [2, 3].flatMap((count) =>
    words
      .slice(count - 1)
      .map((_, at) => [
        ...words.slice(0, at),
        words.slice(at, at + count).join(''),
        ...words.slice(at + count),
      ]),
  );
  return [[...words], ...joined];
}

/** The allowed edits per word: a third of a longer word, one in a short one, none below three letters. */
export function tolerance(word: string): number | false {
  if (word.length > 4) return 0.34;
  return word.length > 2 ? 1 : false;
}
