/**
 * The substances that cause allergies or intolerances and must be named in a list of ingredients: Annex II of
 * Regulation (EU) No 1169/2011, in its order. The law that the UK retained has the same list.
 */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Of these the law wants to know which one it is: `gluten (wheat)`, `nuts (almonds)`. */
export const NAMED_ONE_BY_ONE: readonly Allergen[] = ['gluten', 'nuts'];
