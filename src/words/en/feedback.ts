/** The page with the feedback form. */

export const heading = 'Feedback';
export const lead = 'Tell us what works, what does not and what is missing. No name needed.';
export const description = 'A form to tell us what works, what does not and what is missing.';
export const readers = 'The people who run the shop.';
/** Over the form. */
export const form = 'What did you notice?';
export const whoReads = 'Who reads it';
export const wantAnswer = 'If you want an answer';
/** `{contact}` is a link with the text after it. */
export const wantAnswerText = '{contact} instead. We read feedback but rarely reply to it.';
export const contact = 'Write to us';
