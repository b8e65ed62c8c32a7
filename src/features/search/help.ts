import type { HelpEntry } from '../../catalogue/policies/help.ts';
import { wordsOf } from '../../lib/words.ts';
import { editsBetween } from './did-you-mean.ts';

/** One that fits what was typed. */
export type HelpAnswer = Omit<HelpEntry, 'find'>;

const MOST_ANSWERS = 3;
/** The first letters of a longer word are enough while it is typed. */
const ENOUGH_LETTERS = 3;
/** Words of at least so many letters may have one slip. */
const SLIP_LETTERS = 6;

/** Words of a question that do not say what it is about. */
const FILLERS = new Set(
  (
    'a about an and any are at by can could did do does for from get have help how i if in is it its long many me much ' +
    'my of on or please so take takes that the there this to was we what when where which who why will with would you your'
  ).split(' '),
);

/**
 * The answers that a keyword asks for, the best first: those of which all words of one of their phrases were typed, and nothing
 * else but fillers. So `how much is delivery` asks for an answer, and `orange gift box` does not.
 */
export function findHelp(entries: readonly HelpEntry[], keyword: string): HelpAnswer[] {
  const all = wordsOf(keyword);
  const telling = all.filter((word) => !FILLERS.has(word));
  const typed = telling.length > 0 ? telling : all;
  if (typed.length === 0) return [];
  const found = entries.flatMap(({ find, ...answer }) => {
    const fit = Math.max(...find.map((phrase) => fitOf(typed, wordsOf(phrase))), 0);
    return fit > 0 ? [{ answer, fit }] : [];
  });
  const best = Math.max(...found.map(({ fit }) => fit), 0);
  return found
    .filter(({ fit }) => fit === best)
    .map(({ answer }) => answer)
    .slice(0, MOST_ANSWERS);
}

/** How well the typed words are those of a phrase: 3 as they are, 2 as far as typed, 1 with a slip, 0 not at all. */
function fitOf(typed: readonly string[], phrase: readonly string[]): number {
  const telling = phrase.filter((word) => !FILLERS.has(word));
  const needed = telling.length > 0 ? telling : phrase;
  if (needed.length !== typed.length) return 0;
  return Math.min(
    ...typed.map((word, at) =>
      Math.max(...needed.map((other) => nearness(word, other, at === typed.length - 1))),
    ),
    ...needed.map((word) =>
      Math.max(...typed.map((other, at) => nearness(other, word, at === typed.length - 1))),
    ),
  );
}

function nearness(typed: string, word: string, isLast: boolean): number {
  if (typed === word || typed === `${word}s` || `${typed}s` === word) return 3;
  if (isLast && typed.length >= ENOUGH_LETTERS && word.startsWith(typed)) return 2;
  return typed.length >= SLIP_LETTERS && editsBetween(typed, word) === 1 ? 1 : 0;
}
