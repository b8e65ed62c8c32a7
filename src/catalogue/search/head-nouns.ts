import { wordsOf } from '#src/lib/words.ts';

/** What follows says for whom or with what, and not what the thing is. */
const BEFORE_DETAILS = /\s(?:for|in|of|from|with|without|au|aux|à|de|du)\s/u;

/**
 * The words of a name that say what the thing is: `honey` of “Reiki, Autumn Heather Honey”, `mussels` of
 * “Smoked Mussels, Chiloé”, `mug` of “A Mug for Strong Tea”. The last word of each part, since English ends a
 * name with its noun.
 */
export function headNouns(name: string): string[] {
  const parts = name.split(/[,:;(–—]/u).map((part) => ` ${part} `.split(BEFORE_DETAILS)[0] ?? '');
  return parts.flatMap((part) => wordsOf(part).findLast((word) => !/\d/.test(word)) ?? []);
}

/** The pairs of words in a text that end with one of these nouns: `dark chocolate`. */
export function phrasesOn(nouns: readonly string[], text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) => (at > 0 && nouns.includes(word) ? [`${words[at - 1]} ${word}`] : []));
}
