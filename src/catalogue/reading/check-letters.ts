import { lettersLacking } from '#src/core/typefaces/letters.ts';
import { textsIn } from './links-of-content.ts';
import { type ContentProblem, THE_TEXT } from './parse-file.ts';
import type { Content } from './read-content.ts';

/** How many more letters of a text are named. */
const MOST = 3;

/**
 * Texts with a character that one of the store's typefaces lacks, which browsers would show in another font.
 * Each text is one problem, which quotes the words around the first one.
 *
 * @param lacking matches such characters, if the shop has typefaces of its own
 */
export function foreignLetters(content: Content, lacking?: RegExp): ContentProblem[] {
  const problemsOf = (file: string, field: string, text: string) => {
    const [first, ...others] = lettersLacking(text, lacking);
    return first === undefined ? [] : [problemOf(file, field, text, first, others)];
  };
  // A shop without creators is one itself, with the texts of its settings.
  const settings = new Set(content.settings.map(({ file }) => file));
  const creators = content.creators.filter(({ file }) => !settings.has(file));
  return Object.values({ ...content, creators })
    .flat()
    .flatMap(({ file, data, body = '' }) => [
      ...textsIn(data, '').flatMap(({ field, text }) => problemsOf(file, field, text)),
      ...problemsOf(file, THE_TEXT, body),
    ]);
}

function problemOf(
  file: string,
  field: string,
  text: string,
  letter: string,
  others: readonly string[],
): ContentProblem {
  const named = others.slice(0, MOST).map((other) => `“${other}”`);
  const more = others.length > MOST ? ` and ${others.length - MOST} more` : '';
  const nor = named.length > 0 ? `, nor ${named.length > 1 ? 'are' : 'is'} ${named.join(', ')}${more}` : '';
  const expected = `letters that both typefaces hold; “${letter}” (${codeOf(letter)}) in “${around(text, letter)}” is none of them${nor}`;
  return { file, field, expected, near: letter };
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
