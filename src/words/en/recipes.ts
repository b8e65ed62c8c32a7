/** Recipes. */
export const recipes = {
  feedDescription: 'New recipes at {brand}.',
  noMatches: 'No matches',
  noMatchesText: 'Change one of the choices above, or',
  products: 'Products for this recipe',
  related: 'More recipes',
  /** What follows the last step. */
  done: 'Done.',
};
