import { nth } from '../../nth.ts';

const VOWELS = /[aeiouyáâãäåèéêëíîïóôõöúûüąęı]/i;

/**
 * Splits a single long word in two for very large letters ("Pep per"), between two consonants. Leaves short
 * words and titles of several words unchanged.
 */
export function halves(title: string): string {
  if (/\s/.test(title) || title.length < 6 || title.length > 14) return title;
  const letters = [...title];
  const cuts = letters
    .map((_, index) => index)
    .filter((index) => index >= 2 && index <= letters.length - 2 && isCut(letters, index));
  if (cuts.length === 0) return title;
  const middle = letters.length / 2;
  const cut = cuts.reduce((best, index) =>
    Math.abs(index - middle) < Math.abs(best - middle) ? index : best,
  );
  return `${letters.slice(0, cut).join('')} ${letters.slice(cut).join('')}`;
}

/**
 * Whether the word may be split here: between two consonants with vowels around them, pep|per, sim|mer.
 * Does not split pairs that form one sound.
 */
function isCut(letters: readonly string[], index: number): boolean {
  const [before, last, first, after] = [
    nth(letters, index - 2),
    nth(letters, index - 1),
    nth(letters, index),
    letters[index + 1] ?? '',
  ];
  const isPair = /^(?:ch|sh|th|ph|ck|gh|qu|tr|dr|br|cr|gr|pr|fr|pl|bl|cl|gl|st|sp)$/i.test(last + first);
  return VOWELS.test(before) && !VOWELS.test(last) && !VOWELS.test(first) && VOWELS.test(after) && !isPair;
}
