import { ALLERGEN_TERMS } from './allergen-words.ts';
import type { Allergen } from './allergens.ts';

/** A word for an allergen in a text. `start` and `end` are its place. */
export type FoundWord = { allergen: Allergen; word: string; start: number; end: number };

const WORDS = new Map(
  Object.entries(ALLERGEN_TERMS).flatMap(([allergen, words]) =>
    words.flatMap((word) => formsOf(word).map((form) => [form, allergen as Allergen] as const)),
  ),
);
/** All words, in the order of the list. */
export const ALLERGEN_WORDS: readonly string[] = [...WORDS.keys()];

/**
 * Foods named after an allergen that contain none: plants that are called after something else, and the
 * exceptions of Annex II, which are refined until nothing of the allergen is left.
 */
const NOT_MEANT = [
  '(?<=(?:coconut|oat|rice|almond|cashew|hazelnut|soya?|hemp|pea) )(?:milk|cream|yogh?urt)',
  '(?<=(?:cocoa|cacao|shea|peanut|almond|cashew|hazelnut|pistachio|nut|apple|mango) )butter',
  'cream of (?:tartar|coconut)',
  'butter ?beans?',
  'milk thistle',
  '(?:pine|tiger|kola|cola|candle) ?nuts?',
  'oyster mushrooms?',
  'egg ?plants?',
  'fully refined soya? ?bean (?:oil|fat)',
  '(?:wheat|barley)(?:-based)? (?:glucose syrup|dextrose|maltodextrins?)',
  '(?:gluten|wheat|dairy|milk|lactose|nut|egg)[ -]free',
];

const LETTER = String.raw`[\p{L}\p{N}]`;
/** Longer words first, so that `monkey nut` is not a nut. */
const ANY_WORD = new RegExp(
  `(?<!${LETTER})(?:${[...ALLERGEN_WORDS].sort((a, b) => b.length - a.length).join('|')})(?!${LETTER})`,
  'gu',
);
const ANY_NOT_MEANT = new RegExp(`(?<!${LETTER})(?:${NOT_MEANT.join('|')})(?!${LETTER})`, 'gu');

/**
 * The allergen that a word or name means, in the singular or plural. Undefined when it is not an allergen.
 */
export const allergenOf = (name: string): Allergen | undefined => WORDS.get(plain(name).trim());

/** The words for allergens in a text, in their order. `notMeant` are phrases that mean something else. */
export function allergenWordsIn(text: string, notMeant: readonly string[] = []): FoundWord[] {
  const blank = (phrase: string) => ' '.repeat(phrase.length);
  const read = notMeant
    .reduce((left, phrase) => left.replaceAll(plain(phrase), blank), plain(text))
    .replace(ANY_NOT_MEANT, blank);
  return [...read.matchAll(ANY_WORD)].flatMap(({ 0: word, index }) => {
    const allergen = WORDS.get(word);
    return allergen ? [{ allergen, word, start: index, end: index + word.length }] : [];
  });
}

/** Lower case without diacritics. Each letter stays one letter, so that places stay the same. */
const plain = (text: string) =>
  Array.from(text, (letter) => {
    const base = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    return base.length === letter.length ? base : letter;
  }).join('');

function formsOf(word: string): string[] {
  if (word.endsWith('!')) return [word.slice(0, -1)];
  if (word.endsWith('y') && !/[aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word, /(?:s|sh|ch)$/.test(word) ? `${word}es` : `${word}s`];
}
