/** The blog, and its articles in other places. */

export const heading = 'From the blog';
export const lead = 'Newest first.';
/** For search engines, and for readers of the feed. */
export const description =
  'All articles at {brand}, newest first: by the creators whose products are sold here.';
export const feedDescription = 'The newest articles at {brand}.';
export const empty = 'No articles yet';
export const emptyText = 'Until there are some,';
export const emptyLink = 'see all products';
/** At the end of an article. */
export const products = 'Products in this article';
export const recipes = 'Recipes';
