/** The page with the feedback form. */
export const feedback = {
  heading: 'Feedback',
  lead: 'What works, what does not and what is missing: tell us. No name needed.',
  description: 'What works in the shop, what does not and what is missing: a form to tell us.',
  readers: 'The people who run the shop.',
};
