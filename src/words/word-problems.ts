import { suggestion } from '#src/lib/closest.ts';
import * as en from './en/index.ts';
import { placesIn } from './fill.ts';
import { COUNT_PLACES } from './fill-count.ts';
import { isPlural, type WordTree } from './words.ts';

/** What is wrong with a shop's word: its keys, and what was expected there. */
export type WordProblem = { path: string[]; expected: string };

/** The maximum length of a word, in characters. */
export const LONGEST = 500;

/**
 * What is wrong with a shop's own words: a key that the catalogue does not have, a plural in place of a text,
 * a place that the word does not offer, or an empty text where the default has one.
 *
 * @param own read from a file, so it can be anything
 */
export function wordProblems(own: unknown, base: WordTree = en, path: string[] = []): WordProblem[] {
  if (typeof base === 'string')
    return textProblems(own, placesIn(base), base === '').map((expected) => ({ path, expected }));
  const keys = Object.keys(base);
  if (typeof own !== 'object' || own === null || Array.isArray(own))
    return [
      { path, expected: isPlural(base) ? `a text for each of ${keys.join(' and ')}` : 'words by name' },
    ];
  const entries = Object.entries(own);
  const unknown = entries
    .filter(([key]) => !keys.includes(key))
    .map(([key]) => ({
      path: [...path, key],
      expected: `no such word.${suggestion(key, keys) || ` There is only ${keys.join(', ')}`}`,
    }));
  if (!isPlural(base)) {
    const known = entries.filter(([key]) => keys.includes(key));
    return [...unknown, ...known.flatMap(([key, word]) => wordProblems(word, base[key], [...path, key]))];
  }
  // A text of a plural is chosen alone, so each must be there, and each may use the places of all.
  const places = [...COUNT_PLACES, ...Object.values(base).flatMap(placesIn)];
  const texts = keys.flatMap((key) =>
    textProblems((own as Record<string, unknown>)[key], places, false).map((expected) => ({
      path: [...path, key],
      expected,
    })),
  );
  return [...unknown, ...texts];
}

function textProblems(own: unknown, places: readonly string[], mayBeEmpty: boolean): string[] {
  if (typeof own !== 'string') return ['a text'];
  if (own.trim() === '' && !mayBeEmpty) return ['a text that is not empty'];
  if (own.length > LONGEST) return [`at most ${LONGEST} characters`];
  if (own.includes('\n')) return ['a text on one line'];
  const offered = [...new Set(places)].map((place) => `{${place}}`).join(', ');
  return placesIn(own)
    .filter((place) => !places.includes(place))
    .map((place) => `no {${place}}, since this word offers ${offered || 'no places'}`);
}
