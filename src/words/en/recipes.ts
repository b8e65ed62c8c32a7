/** Recipes. */

export const feedDescription = 'New recipes at {brand}.';
export const feedTitle = '{brand}, the recipes';
export const followFeed = 'New recipes by RSS';
export const noMatches = 'No matches';
/** `{clear}` is a link. */
export const noMatchesText = 'Change one of the choices above, or {clear}.';
/** The products that a recipe comes from. */
export const products = 'More for this recipe';
/** What it is cooked with. */
export const tools = 'Tools';
/** The button that adds all ingredients that are for sale. A middle dot and the sum follow. */
export const addAll = 'Add all {count} to basket';
export const related = 'More recipes';
/** The parts of the page of one, and its buttons. */
export const ingredients = 'Ingredients';
export const method = 'Method';
export const print = 'Print';
export const cookStepByStep = 'Cook step by step';
export const reviews = 'Reviews';
/** Before a tip. `{name}` is the cook’s first name. */
export const tipBy = '{name} says';
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

/** The titles of the page of one, for browsers and search engines, from the longest to the shortest. */
export const titleBy = '{title}, a recipe by {creator}';
export const titleByBrief = '{title} by {creator}';
export const titleAlone = '{title}, a recipe';
/** Its times. */
export const prep = 'Prep';
export const cook = 'Cook';
export const rest = 'Rest';
export const total = 'Total';
/** After the number of recipes, in the description of a section. */
export const inSection = 'free recipes';
