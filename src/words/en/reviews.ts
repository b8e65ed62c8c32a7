/** The reviews of a product or a recipe, and the form that a buyer writes one with. */

/** The stars, as a screen reader says them. */
export const outOfFive = '{rating} out of 5';
/** After the stars of the average rating. */
export const fromReviews = { one: 'from one note', other: 'from {count} notes' };
export const onlyBuyers = 'Only who bought it here gets the link to write.';
export const howWeCheck = 'How we check';
/** Those that are folded away. */
export const more = { one: 'One more', other: '{count} more' };

/** The page with the form. */
export const heading = 'How is it?';
export const moderation =
  'A person reads it before it stands on the page, with your first name and nothing else of yours. Good or bad makes no difference.';
export const formHeading = 'Your note';
export const about = 'What is it about?';
export const aboutRecipe = 'I made it: {recipe}';
export const rating = 'From 1 to 5';
export const choose = 'Choose';
/** Each begins with its number. */
export const ratings = {
  five: '5: could not be better',
  four: '4: good',
  three: '3: all right',
  two: '2: not so good',
  one: '1: bad',
};
export const text = 'In your words';
export const textHint = 'At most {most} characters.';
export const firstName = 'Your first name';
export const firstNameHint = 'It is all that is shown of you.';
export const send = 'Send it';

/** A wrong field, by its name. */
export const wrongFields = {
  recipeId: 'Choose the thing itself, or one of the recipes.',
  rating: 'Choose from 1 to 5.',
  text: 'Write a sentence or two.',
  firstName: 'Your first name alone, in letters: it is all that is shown of you.',
};
export const textTooLong = 'This has {count} characters, and {most} fit.';

/** In place of the form: after it was sent, and for a link that does not work. */
export const thanks = 'Thank you';
export const kept = 'We have your note. It stands on the page when a person here has read it.';
export const overHeading = 'This link opens nothing';
export const over = 'It was used, or has run out. Each takes one note, and works for three months.';
/** `{contact}` is a link with the text after it. */
export const notOver = '{contact} if that is wrong.';
export const contact = 'Write to us';
