import * as words from '#src/words/en/food.ts';
import { fill } from '#src/words/fill.ts';
import type { Allergen } from './allergens.ts';
import type { Contained } from './marked-text.ts';

/** `gluten (wheat), soya`. Empty when there is none. */
export function containedText(contains: readonly Contained[]): string {
  return contains
    .map(({ allergen, as }) => {
      const name = words.allergenNames[allergen];
      return as.length > 0 ? fill(words.allergenAs, { allergen: name, names: as.join(', ') }) : name;
    })
    .join(', ');
}

/** `nuts, sesame`. Empty when there is none. */
export function allergensText(allergens: readonly Allergen[]): string {
  return allergens.map((allergen) => words.allergenNames[allergen]).join(', ');
}

/** The same with a capital, for the start of a sentence or label. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
