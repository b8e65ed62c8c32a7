/** The page after a purchase. */

/** Over recipes for what was bought, while it is on its way, and for files. */
export const recipesMeanwhile = 'Recipes for what you bought';
export const recipesFirst = 'Recipes for what you bought';
