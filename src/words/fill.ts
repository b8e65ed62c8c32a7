import { beginInWords, inWords } from '../lib/number-words.ts';

/**
 * A text for each plural category that a language has: English has `one` and `other`. `Intl.PluralRules`
 * chooses one by the count.
 */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
/** A word or sentence of the interface. `{name}` is a place for a value. */
export type Word = string | Plural;
/** The value of each place, by its name. */
export type Values = Readonly<Record<string, string | number>>;

/** The places that every word with a count has: `{count}` in digits, and `{countInWords}` (`thirty-six`). */
export const COUNT_PLACES = ['count', 'countInWords'] as const;
const PLACE = /\{(\w+)\}/g;

/**
 * A word with its places filled in. With a `count`, `{count}` is that number in digits and `{countInWords}` the
 * number in words, which begins with a capital at the start of the text.
 *
 * @param locale decides the plural and how numbers are written
 * @throws Error when the word has a place without a value
 */
export function fill(word: Plural, values: Values & { count: number }, locale?: string): string;
export function fill(word: string, values?: Values, locale?: string): string;
export function fill(word: Word, values: Values = {}, locale = 'en'): string {
  const text = typeof word === 'string' ? word : formOf(word, Number(values.count), locale);
  return text.replace(PLACE, (place, name: string, at: number) => {
    if (name === 'countInWords' && typeof values.count === 'number')
      return at === 0 ? beginInWords(values.count) : inWords(values.count);
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`“${text}” has a place without a value: ${place}`);
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
}

/** The names of the places in a text. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name);
}

function formOf(word: Plural, count: number, locale: string): string {
  return word[new Intl.PluralRules(locale).select(count)] ?? word.other;
}
