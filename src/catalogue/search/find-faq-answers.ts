import { editsBetween } from '#src/lib/edits-between.ts';
import { paths } from '#src/lib/paths.ts';
import { wordsOf } from '#src/lib/words.ts';
import type { FaqAnswer } from '../policies/faq.ts';
import type { SearchPlace } from './search-item.ts';
import { QUESTION_STOP_WORDS } from './stop-words.ts';
import { formsOf } from './word-forms.ts';

/** An FAQ answer that matches the search. */
export type FoundAnswer = Omit<FaqAnswer, 'find'>;
/** A section or category that was named. */
export type FoundPlace = Omit<SearchPlace, 'find'>;

const MAX_ANSWERS = 3;
/** How well a keyword fits a phrase that it has all words of. */
const EXACTLY = 3;
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
  const fits = fitsOf(entries, keyword);
  const best = Math.max(...fits.map(({ fit }) => fit), 0);
  return fits
    .filter(({ fit }) => fit === best)
    .map(({ answer }) => answer)
    .slice(0, MAX_ANSWERS);
}

/**
 * The sections and categories that a keyword names, in their order: in the singular or plural, and as one
 * word, which synonyms of several words are.
 */
export function findPlaces(places: readonly SearchPlace[], keyword: string): FoundPlace[] {
  const words = wordsOf(keyword);
  const before = words.slice(0, -1);
  const forms = words.slice(-1).flatMap(formsOf);
  const typed = [words.join(''), ...forms.map((form) => [...before, form].join(' '))];
  const named = places.filter((place) =>
    typed.some((spelling) => fitsOf([place], spelling).some(({ fit }) => fit === EXACTLY)),
  );
  return named.slice(0, MAX_ANSWERS).map(({ name, url }) => ({ name, url }));
}

type Findable = { find: readonly string[] };

/** The entries that match a keyword, without their phrases, and how well. */
function fitsOf<Entry extends Findable>(entries: readonly Entry[], keyword: string) {
  const all = wordsOf(keyword);
  const telling = all.filter((word) => !QUESTION_STOP_WORDS.has(word));
  const typed = telling.length > 0 ? telling : all;
  if (typed.length === 0) return [];
  return entries.flatMap(({ find, ...answer }) => {
    const fit = Math.max(...find.map((phrase) => fitOf(typed, wordsOf(phrase))), 0);
    return fit > 0 ? [{ answer, fit }] : [];
  });
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
