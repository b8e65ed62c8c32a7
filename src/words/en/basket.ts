/** The basket page. The island gets these by its props. */
export const basket = {
  heading: { one: 'One item in your basket', other: '{countInWords} items in your basket' },
  /** Under the heading of an empty basket. */
  emptyLead: '',
  /** On the drawn box, with something in it and empty. */
  boxNote: '',
  emptyBoxNote: '',
};
