import { nth } from '#src/lib/nth.ts';

const VOWELS = /[aeiouyáâãäåèéêëíîïóôõöúûüąęı]/i;

/**
 * A single long word in two halves for giant lettering ("Pep per"), cut between consonants as a printer would; titles
 * of several words and short words stay as they are.
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

/** Between two consonants that stand between vowels: pep|per, sim|mer. Pairs that sound as one stay whole. */
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
