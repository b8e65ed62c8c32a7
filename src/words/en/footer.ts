/** The footer of every page. */
export const footer = {
  /** After the strapline. */
  line: '',
  /** Before the year and the name. */
  typefaces: '',
};
