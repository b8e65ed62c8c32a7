/** Recipes. */

export const feedDescription = 'New recipes at {brand}.';
export const noMatches = 'No matches';
/** `{clear}` is a link. */
export const noMatchesText = 'Change one of the choices above, or {clear}.';
export const products = 'Products for this recipe';
export const related = 'More recipes';
/** What follows the last step. */
export const done = 'Done.';
/** By their codes, on a recipe’s page and in filters. */
export const diets = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  'nut-free': 'Nut-free',
};
export const difficulties = { easy: 'Easy', steady: 'Medium', project: 'Advanced' };
