/** Recipes. */

export const feedDescription = 'New recipes at {brand}.';
export const noMatches = 'No matches';
export const noMatchesText = 'Change one of the choices above, or';
export const products = 'Products for this recipe';
export const related = 'More recipes';
/** What follows the last step. */
export const done = 'Done.';
