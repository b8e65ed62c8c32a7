/** Questions and answers. */

export const heading = 'Questions and answers';
export const lead = {
  one: 'One answer for customers in {region}.',
  other: '{count} answers for customers in {region}.',
};
export const description = 'Answers to the questions we are asked most, for your region.';
export const plainDescription = 'Our questions and answers as plain text, to print or keep.';
/** The field for words that the answers must have. */
export const search = 'Search help';
/** A link. A screen reader says the second. */
export const linkToAnswer = 'Link to this answer';
export const linkToAnswerOf = 'Link to this answer: {question}';
/** Over the link to the contact form: after questions, and without any. */
export const notAmongThem = 'Not answered here?';
export const whatToKnow = 'What would you like to know?';
/** `{version}` is a link to the plain text. */
export const toPrintOrKeep = '{version}, to print or keep.';
export const empty = 'There are no questions here yet.';
export const emptyLead = 'There are no questions here yet. Write to us with yours.';
export const contact = 'Write to us. A person reads it.';

/** How many answers have the words that were typed. */
export const noAnswersFound = 'No answers found. Try another word, or contact us below.';
export const answersFound = { one: '{count} answer found.', other: '{count} answers found.' };
