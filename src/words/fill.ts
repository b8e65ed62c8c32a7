import type { Plural } from './plural.ts';

/** A word or sentence of the interface. `{name}` is a place for a value. */
export type Word = string | Plural;
/** The value of each place, by its name. */
export type Values = Readonly<Record<string, string | number>>;

const PLACE = /\{(\w+)\}/g;

/**
 * A text with its places filled in. Numbers are written as the locale does.
 *
 * @throws Error when the text has a place without a value
 */
export function fill(text: string, values: Values, locale = 'en'): string {
  return text.replace(PLACE, (_, name: string) => {
    const value = valueAt(text, name, values);
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
}

/**
 * A text split at its places, for places that get elements, such as a link: texts and names alternate, and
 * the first is a text. `Read the {terms}.` is `['Read the ', 'terms', '.']`.
 */
export function splitAtPlaces(text: string): string[] {
  return text.split(PLACE);
}

/**
 * The value of a place.
 * @throws Error when there is none
 */
export function valueAt<Value>(text: string, name: string, values: Readonly<Record<string, Value>>): Value {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`“${text}” has a place without a value: {${name}}`);
  return value;
}

/** The names of the places in a text. */
export function placesIn(text: string): string[] {
  return splitAtPlaces(text).filter((_, index) => index % 2 === 1);
}
