/** The basket page. The island gets these by its props. */

export const heading = { one: 'One item in your basket', other: '{countInWords} items in your basket' };
/** Under the heading of an empty basket. */
export const emptyLead = '';
/** On the drawn box, with something in it and empty. */
export const boxNote = '';
export const emptyBoxNote = '';
