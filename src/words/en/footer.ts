/** The footer of every page. */

/** After the strapline. */
export const line = '';
/** Before the year and the name. */
export const typefaces = '';

/** The button of the newsletter’s form. */
export const signUp = 'Sign up';
/** The headings of its columns. */
export const shop = 'Shop';
export const support = 'Support';
export const legal = 'Legal';
export const followUs = 'Follow us';
export const privacyChoices = 'Your privacy choices';
export const terms = 'Terms and conditions';
/** `{seller}` is a name and an address. */
export const soldBy = 'Sold by {seller}.';
export const waysToPay = 'Ways to pay';
export const card = 'Card';
