/** The search page. The island gets these by its props. */
export const search = {
  heading: 'What are you looking for?',
  tip: 'Try fewer words, or a creator’s name. If you think we ought to have it,',
  /** Over popular products: before a search, under an answer from the help pages, and after a search in vain. */
  popular: 'Popular',
  popularToo: 'Popular',
  popularInstead: 'Popular',
};
