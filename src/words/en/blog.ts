/** The blog, and its articles in other places. */

export const heading = 'From the blog';
export const lead = 'Newest first.';
export const followFeed = 'Follow it by RSS';
/** For search engines, and for readers of the feed. */
export const description =
  'All articles at {brand}, newest first. Read them here, or follow them with the feed.';
export const feedDescription = 'The newest articles at {brand}.';
export const feedTitle = '{brand}, the blog';
export const empty = 'No articles yet';
export const emptyText = 'Until there are some,';
export const emptyLink = 'see all products';
/** The name of the list, for the links to its pages. */
export const listName = 'articles';
/** An article. */
export const lastChanged = 'Last updated on {day}';
export const aboutAuthor = 'About the author';
export const topics = 'Topics';
/** At the end of an article. */
export const products = 'Products in this article';
export const recipes = 'Recipes';

export const people = 'People in this story';
/** The links to the article before and after it. */
export const more = 'More articles';
export const previous = 'Previous article';
export const next = 'Next article';
/** In other places: on a creator’s page, and under the newest articles. */
export const byCreator = 'Articles';
export const all = 'All articles';
/** How long it takes to read: in a list, and under a title. */
export const minutes = '{count} min';
export const minutesToRead = '{count} min read';
