import { ALLERGENS, type Allergen } from '#src/core/food/allergens.ts';
import { indexWords } from './word-forms.ts';

/** Other names that shoppers give to allergens they do not want, in the singular. */
const OTHER_NAMES: Readonly<Record<string, readonly Allergen[]>> = {
  wheat: ['gluten'],
  shellfish: ['crustaceans', 'molluscs'],
  soy: ['soya'],
  dairy: ['milk'],
  lactose: ['milk'],
  sulfite: ['sulphites'],
};
const BETWEEN = new Set(['or', 'and', 'any']);

/**
 * The allergens that a search does not want: `nut free`, `without milk or eggs`, `no fish`,
 * `free from gluten`.
 */
export function unwantedAllergens(keyword: string): Allergen[] {
  const words = indexWords(keyword);
  const unwanted = words.flatMap((word, at) => {
    if (word === 'free' && /^(?:from|of)$/.test(words[at + 1] ?? '')) return namedAfter(words, at + 2);
    if (word === 'free') return allergensNamed(words[at - 1]);
    return word === 'without' || word === 'no' ? namedAfter(words, at + 1) : [];
  });
  return ALLERGENS.filter((allergen) => unwanted.includes(allergen));
}

/** The allergens that follow each other from a place on: `milk or eggs`. */
function namedAfter(words: readonly string[], from: number): Allergen[] {
  const end = words.findIndex(
    (word, at) => at >= from && !BETWEEN.has(word) && allergensNamed(word).length === 0,
  );
  return words.slice(from, end === -1 ? undefined : end).flatMap((word) => allergensNamed(word));
}

/** The allergens that a word names, in the singular or the plural: `nut`, `shellfish`. */
export function allergensNamed(word = ''): readonly Allergen[] {
  const own = ALLERGENS.find((allergen) => [word, `${word}s`].includes(allergen));
  return own ? [own] : (OTHER_NAMES[word] ?? OTHER_NAMES[word.replace(/s$/, '')] ?? []);
}
