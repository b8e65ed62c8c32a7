/** The list of creators, and the page of one. `{name}` is a first name. */
export const creators = {
  heading: { one: '{count} creator', other: '{count} creators' },
  none: 'No creators yet',
  lead: '',
  description: 'The creators whose {goods} you find here, from A to Z.',
  /** The parts of a creator’s page, in its contents. */
  about: 'About {name}',
  made: 'Products',
  fundings: 'Fundings',
  cooked: 'Recipes',
  written: 'Articles',
  posts: 'Posts',
  /** The headings of some of them. */
  products: { one: 'One product by {name}', other: '{countInWords} products by {name}' },
  recipes: 'Recipes by {name}',
  latestPosts: 'Latest posts',
};
