/** The products that a visitor has viewed. */

export const heading = 'Recently viewed';
export const kept = 'Kept in this tab only, until you close it.';
export const clear = 'Clear';
export const cleared = 'Cleared.';
/** In place of a name, until the list is filled. */
export const product = 'A product';
