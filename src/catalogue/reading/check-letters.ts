import { lettersLacking } from '#src/core/typefaces/letters.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';

/**
 * Texts with a character that one of the store's typefaces lacks, which browsers would show in another font.
 * Each problem quotes the words around it.
 *
 * @param lacking matches such characters, if the shop has typefaces of its own
 */
export function foreignLetters(content: Content, lacking?: RegExp): ContentProblem[] {
  const problemsOf = (file: string, field: string, text: string) =>
    lettersLacking(text, lacking).map((letter) => problemOf(file, field, text, letter));
  return Object.values(content)
    .flat()
    .flatMap(({ file, data, body = '' }) => [
      ...textsIn(data, '').flatMap(([field, text]) => problemsOf(file, field, text)),
      ...problemsOf(file, 'the text', body),
    ]);
}

function problemOf(file: string, field: string, text: string, letter: string): ContentProblem {
  const expected = `letters that both typefaces hold; “${letter}” (${codeOf(letter)}) in “${around(text, letter)}” is none of them`;
  return { file, field, expected };
}

/** The word with the character, and its neighbours. */
function around(text: string, letter: string): string {
  const at = text.indexOf(letter);
  const [before, after] = [text.slice(0, at), text.slice(at + letter.length)];
  return `${/(?:\S+\s)?\S*$/.exec(before)?.[0] ?? ''}${letter}${/^\S*(?:\s\S+)?/.exec(after)?.[0] ?? ''}`;
}

function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function textsIn(value: unknown, field: string): (readonly [field: string, text: string])[] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, field ? `${field}.${key}` : key));
}
