/** Messages at the bottom of the page. */

/** In place of the name of a link, until there is one. */
export const link = 'Continue';
