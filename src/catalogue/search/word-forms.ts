import { wordsOf } from '#src/lib/words.ts';
import { STOP_WORDS } from './stop-words.ts';

/** The words of a text for the index: folded, with numbers apart from their units (`26cm` is `26`, `cm`). */
export function indexWords(text: string): string[] {
  return wordsOf(text.replace(/(?<=\p{N})(?=\p{L})/gu, ' '));
}

/** The words of a search, without stop words. */
export function searchWords(text: string): string[] {
  const all = indexWords(text);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/** What follows says for what or with what. */
const BEFORE_DETAILS = new Set(['about', 'for', 'in', 'of', 'from', 'with']);

/**
 * The words of a search, without stop words, and the word that says what is wanted at the end: `tea`, `honey`
 * of `honey for tea`. `open` is the word that was typed last, and may not be finished.
 */
export function wantedWords(text: string): { words: string[]; open: string } {
  const all = indexWords(text);
  const from = all.findIndex((word, at) => at > 0 && BEFORE_DETAILS.has(word));
  const words = searchWords(text);
  const wanted = from < 0 ? words : searchWords(all.slice(0, from).join(' '));
  const details =
    from < 0 ? [] : searchWords(all.slice(from).join(' ')).filter((word) => !STOP_WORDS.has(word));
  const isBoth = details.length > 0 && wanted.some((word) => !STOP_WORDS.has(word));
  return { words: isBoth ? [...details, ...wanted] : words, open: words.at(-1) ?? '' };
}

/** A word, and its singular and plural as far as its letters tell. Not all of them are words. */
export function formsOf(word: string): string[] {
  if (word.length < 3 || /\d/.test(word)) return [word];
  return [...new Set([word, ...singularsOf(word), ...pluralsOf(word)])];
}

function singularsOf(word: string): string[] {
  if (!word.endsWith('s') || word.endsWith('ss')) return [];
  return [
    word.slice(0, -1),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('ves') ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []),
  ].filter((form) => form.length > 2);
}

function pluralsOf(word: string): string[] {
  if (word.endsWith('s') && !word.endsWith('ss')) return [];
  return [
    `${word}s`,
    ...(/(?:[sxzo]|ch|sh)$/.test(word) ? [`${word}es`] : []),
    ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : []),
    ...(word.endsWith('f') ? [`${word.slice(0, -1)}ves`] : []),
    ...(word.endsWith('fe') ? [`${word.slice(0, -2)}ves`] : []),
  ];
}
