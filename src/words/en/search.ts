/** The search page. The island gets these by its props. */

export const heading = 'What are you looking for?';
export const tip = 'Try fewer words, or a creator’s name. If you think we ought to have it,';
/** Over popular products: before a search, under an answer from the help pages, and after a search in vain. */
export const popular = 'Popular';
export const popularToo = 'Popular';
export const popularInstead = 'Popular';
