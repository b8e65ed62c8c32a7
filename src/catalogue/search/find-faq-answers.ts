import { editsBetween } from '#src/lib/edits-between.ts';
import { paths } from '#src/lib/paths.ts';
import { wordsOf } from '#src/lib/words.ts';
import type { FaqAnswer } from '../policies/faq.ts';
import { QUESTION_STOP_WORDS } from './stop-words.ts';

/** An FAQ answer that matches the search. */
export type FoundAnswer = Omit<FaqAnswer, 'find'>;

const MAX_ANSWERS = 3;
/** The minimum length of a prefix while a word is typed. */
const ENOUGH_LETTERS = 3;
/** The minimum length of a word that may have one typing error. */
const SLIP_LETTERS = 6;

/**
 * The FAQ answers for a keyword, the best first. An answer matches when all words of one of its phrases were
 * typed and all others are stop words. So `how much is delivery` matches an answer, and `orange gift box`
 * does not.
 */
export function findFaqAnswers(entries: readonly FaqAnswer[], keyword: string): FoundAnswer[] {
  const all = wordsOf(keyword);
  const telling = all.filter((word) => !QUESTION_STOP_WORDS.has(word));
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
    .slice(0, MAX_ANSWERS);
}

/** True for an answer of the FAQ, and not for a page that does something. */
export const isOfFaq = (url: string) => url.startsWith(`${paths.faq}#`);

/** How well the typed words match a phrase: 3 exactly, 2 as a prefix, 1 with a typing error, 0 not at all. */
function fitOf(typed: readonly string[], phrase: readonly string[]): number {
  const telling = phrase.filter((word) => !QUESTION_STOP_WORDS.has(word));
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
