import type { Allergen } from '#src/core/food/allergens.ts';
import type { Diet } from '#src/core/recipes.ts';
import type { SearchItem } from './search-item.ts';
import { allergensNamed, unwantedAllergens } from './unwanted-allergens.ts';
import { indexWords } from './word-forms.ts';

/** What a search asks of food. */
export type FoodWishes = {
  /** True when it asks for anything. */
  has: boolean;
  /** The words of the search without those about food wishes. */
  rest: string[];
  /** True for what must not be shown, whatever its words are: its facts say otherwise, or do not say it. */
  forbids: (item: SearchItem) => boolean;
  /** True for a recipe or a food whose facts say that it is right, whatever its words are. */
  proves: (item: SearchItem) => boolean;
};

const WAYS: readonly (readonly [Diet, RegExp])[] = [
  ['vegan', /\b(?:vegans?|plant based)\b/],
  ['vegetarian', /\b(?:vegetarians?|veggie|meatless|meat free)\b/],
];
/** The diets that say a recipe has none of an allergen. Recipes say nothing of the others. */
const DIETS_WITHOUT: Readonly<Partial<Record<Allergen, readonly Diet[]>>> = {
  gluten: ['gluten-free'],
  milk: ['dairy-free', 'vegan'],
  nuts: ['nut-free'],
  eggs: ['vegan'],
  fish: ['vegan', 'vegetarian'],
  crustaceans: ['vegan', 'vegetarian'],
  molluscs: ['vegan', 'vegetarian'],
};
const ASKING = new Set(['free', 'without', 'no', 'or', 'and', 'any', 'from', 'of']);

/**
 * The diets (`vegan dinner`) and allergens (`nut free`) of a search. A recipe counts by its diets and a food
 * by its allergens. That a food is vegan is in no fact, so only its own words can say it.
 */
export function foodWishes(keyword: string): FoodWishes {
  const text = indexWords(keyword).join(' ');
  const unwanted = unwantedAllergens(keyword);
  const diets = WAYS.filter(([, pattern]) => pattern.test(text)).map(([diet]) => diet);
  const left = WAYS.reduce((line, [, pattern]) => line.replace(pattern, ' '), text).split(' ');
  const isAbout = (word: string) =>
    ASKING.has(word) || allergensNamed(word).some((allergen) => unwanted.includes(allergen));
  const isRight = ({ kind, diets: own = [], allergens }: SearchItem) =>
    kind === 'recipes'
      ? diets.every((diet) => own.includes(diet)) &&
        unwanted.every((allergen) => DIETS_WITHOUT[allergen]?.some((diet) => own.includes(diet)))
      : !allergens?.some((allergen) => unwanted.includes(allergen));
  return {
    has: diets.length + unwanted.length > 0,
    rest: left.filter((word) => word && !(unwanted.length > 0 && isAbout(word))),
    forbids: (item) => !isRight(item),
    proves: (item) =>
      isRight(item) && (item.kind === 'recipes' || (diets.length === 0 && item.allergens !== undefined)),
  };
}
