/** The page after a purchase. */
export const orders = {
  /** Over recipes for what was bought, while it is on its way, and for files. */
  recipesMeanwhile: 'Recipes for what you bought',
  recipesFirst: 'Recipes for what you bought',
};
