import * as words from '#src/words/en/recipes.ts';
import type { RecipeEntry } from '../schemas/recipe.ts';

/** The labels of diets and difficulties, on recipe pages and in filters. */
export const DIET_LABELS: Readonly<Record<RecipeEntry['diet'][number], string>> = words.diets;

export const DIFFICULTY_LABELS: Readonly<Record<RecipeEntry['difficulty'], string>> = words.difficulties;
