/** The page with the feedback form. */

export const heading = 'Feedback';
export const lead = 'What works, what does not and what is missing: tell us. No name needed.';
export const description = 'What works in the shop, what does not and what is missing: a form to tell us.';
export const readers = 'The people who run the shop.';
/** Over the form. */
export const form = 'What did you notice?';
export const whoReads = 'Who reads it';
export const wantAnswer = 'If you want an answer';
/** `{contact}` is a link with the text after it. */
export const wantAnswerText = '{contact} instead. This is for what only needs mending.';
export const contact = 'Write to us';
