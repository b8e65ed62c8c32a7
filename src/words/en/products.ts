/** Lists of products, and the page of one. `{goods}` is what the shop sells. */
export const products = {
  title: 'All products',
  heading: 'All products',
  lead: '{goods}. What is available comes first, newest to oldest.',
  description: '{goods}: all products, newest first, with prices in your currency.',
  /** On the sharing pictures of all products, and of a section. */
  kicker: 'Shop',
  sectionKicker: 'Shop',
  /** After the number of products, in the description of a section. */
  inSection: 'products',
  empty: 'Nothing is for sale yet',
  emptyText: 'Come back later, or ask us what is coming.',
  emptySection: 'Nothing here yet',
  emptySectionText: 'There is more',
  emptySectionLink: 'in the rest of the shop',
  noMatches: 'No matches',
  noMatchesText: 'Change one of the choices above, or',
  soldOut: '{creator} has none left at the moment.',
  sample: 'A sample.',
  sampleText: 'A small one, to try it first.',
  recipes: { one: 'A recipe with it', other: 'Recipes with it' },
};
