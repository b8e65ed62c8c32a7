import { capitalisedNumber, inWords } from '../lib/number-words.ts';
import { fill, type Values } from './fill.ts';
import { type Plural, pluralText } from './plural.ts';

/** The places of every word with a count: `{count}` in digits, and `{countInWords}` (`thirty-six`). */
export const COUNT_PLACES = ['count', 'countInWords'] as const;

/**
 * The text of a plural for a count, with its placeholders filled in. The number in words has a capital at the
 * start of the text.
 *
 * @throws Error when the word has a place without a value
 */
export function fillCount(word: Plural, count: number, values: Values = {}, locale = 'en'): string {
  const text = pluralText(word, count, locale);
  const countInWords = text.startsWith('{countInWords}') ? capitalisedNumber(count) : inWords(count);
  return fill(text, { ...values, count, countInWords }, locale);
}
