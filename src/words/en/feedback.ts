/** The page with the feedback form. */

export const heading = 'Feedback';
export const lead = 'What works, what does not and what is missing: tell us. No name needed.';
export const description = 'What works in the shop, what does not and what is missing: a form to tell us.';
export const readers = 'The people who run the shop.';
