import { beginInWords, inWords } from '../lib/number-words.ts';
import { fill, type Plural, type Values } from './fill.ts';

/** The places of every word with a count: `{count}` in digits, and `{countInWords}` (`thirty-six`). */
export const COUNT_PLACES = ['count', 'countInWords'] as const;

/**
 * The text of a plural for a count, with its places filled in. The number in words begins with a capital at the
 * start of the text.
 *
 * @throws Error when the word has a place without a value
 */
export function fillCount(word: Plural, count: number, values: Values = {}, locale = 'en'): string {
  const text = word[new Intl.PluralRules(locale).select(count)] ?? word.other;
  const countInWords = text.startsWith('{countInWords}') ? beginInWords(count) : inWords(count);
  return fill(text, { ...values, count, countInWords }, locale);
}
