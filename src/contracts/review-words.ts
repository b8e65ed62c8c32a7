import { REVIEW_LENGTH } from './limits.ts';

/** The confirmation of a review. */
export const REVIEW_KEPT = 'We have your note. It stands on the page when a person here has read it.';

/** Error messages of the form's fields. */
export const REVIEW_HELP: Readonly<Record<string, string>> = {
  recipeId: 'Choose the thing itself, or one of the recipes.',
  rating: 'Choose from 1 to 5.',
  text: 'Write a sentence or two.',
  firstName: 'Your first name alone, in letters: it is all that is shown of you.',
};

/** @param length the number of characters */
export const textTooLong = (length: number) =>
  `This has ${length.toLocaleString('en-GB')} characters, and ${REVIEW_LENGTH.text.toLocaleString('en-GB')} fit.`;
