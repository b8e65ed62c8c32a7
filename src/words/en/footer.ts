/** The footer of every page. */

/** After the strapline. */
export const line = '';
/** Before the year and the name. */
export const typefaces = '';
