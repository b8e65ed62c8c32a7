import type { RecipeEntry } from '../../schemas/recipe.ts';

/** The labels of diets and difficulties, on recipe pages and in filters. */
export const DIET_LABELS: Readonly<Record<RecipeEntry['diet'][number], string>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  'nut-free': 'Nut-free',
};

export const DIFFICULTY_LABELS: Readonly<Record<RecipeEntry['difficulty'], string>> = {
  easy: 'Easy',
  steady: 'Medium',
  project: 'Advanced',
};
