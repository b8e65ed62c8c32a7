/** Words on the sharing pictures of pages, and the text in place of a picture. */

export const recipe = 'Recipe · {time}';
export const blog = 'Blog · {tag}';
export const funding = 'Funding';
export const byline = 'by {name}';
export const soldBy = 'sold by {name}';
/** In place of a picture. */
export const alt = '{title}. {kicker}.';
export const altWithByline = '{title}, {byline}. {kicker}.';
