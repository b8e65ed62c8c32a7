/** The blog, and its articles in other places. */
export const blog = {
  heading: 'From the blog',
  lead: 'Newest first.',
  /** For search engines, and for readers of the feed. */
  description: 'All articles at {brand}, newest first: by the creators whose products are sold here.',
  feedDescription: 'The newest articles at {brand}.',
  empty: 'No articles yet',
  emptyText: 'Until there are some,',
  emptyLink: 'see all products',
  /** At the end of an article. */
  products: 'Products in this article',
  recipes: 'Recipes',
};
