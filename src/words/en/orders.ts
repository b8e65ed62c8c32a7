/** The page after a purchase, and the page of an order. */

/** The title of an order’s page. `{order}` is its number. */
export const title = 'Order {order}';

/** Over recipes for what was bought, while it is on its way, and for files. */
export const recipesMeanwhile = 'Recipes for what you bought';
export const recipesFirst = 'Recipes for what you bought';
