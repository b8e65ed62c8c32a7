import type { RecipeEntry } from '../schemas/recipe.ts';

/** The ids of all products that a recipe names: its sources, ingredients and tools. Each once. */
export function productsOfRecipe(recipe: Pick<RecipeEntry, 'products' | 'ingredients' | 'tools'>): string[] {
  return [...new Set([...recipe.products, ...ingredientProducts(recipe), ...recipe.tools])];
}

/**
 * The products of the ingredients, in the order of the list. One that two ingredients name is there twice.
 */
export function ingredientProducts({ ingredients }: Pick<RecipeEntry, 'ingredients'>): string[] {
  return ingredients.flatMap(({ items }) => items.flatMap(({ product }) => product ?? []));
}
