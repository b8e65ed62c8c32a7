/** The links to the pages of a list. */

/** `{list}` is what is listed. */
export const pagesOf = 'Pages of {list}';
export const previous = 'Previous page';
export const page = 'Page {page}';
export const next = 'Next page';
