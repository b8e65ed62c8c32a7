/** Questions and answers. */

export const heading = 'Questions and answers';
export const lead = {
  one: 'One question, answered as it holds for {region}.',
  other: '{count} questions, answered as they hold for {region}.',
};
export const description = 'What we are asked most, answered for where you are.';
export const empty = 'There are no questions here yet.';
export const emptyLead = 'There are no questions here yet. Write to us with yours.';
export const contact = 'Write to us. A person reads it.';

/** How many answers have the words that were typed. */
export const noAnswersFound = 'No answers found. Try another word, or contact us below.';
export const answersFound = { one: '{count} answer found.', other: '{count} answers found.' };
