/** The reviews of a product or a recipe, and the form that a buyer writes one with. */

/** The stars, as a screen reader says them. */
export const outOfFive = '{rating} out of 5';
/** A rating in a list, and beside a price, as a screen reader says it. */
export const ratingInWords = {
  one: '{rating} out of 5 from one review',
  other: '{rating} out of 5 from {count} reviews',
};
/** Beside the rating near a price. Links to the reviews. */
export const countOfReviews = { one: 'One review', other: '{count} reviews' };
/** After the stars of the average rating. `{rating}` is `4.2`. */
export const fromReviews = { one: '{rating} from one review', other: '{rating} from {count} reviews' };
export const onlyBuyers = 'Only people who bought it here can write a review.';
/** The same for a product that is sent, and for one that is downloaded. */
export const onlyBuyersAsked = {
  posted: {
    one: 'Only buyers write reviews: we email them a link {count} day after it leaves us.',
    other: 'Only buyers write reviews: we email them a link {count} days after it leaves us.',
  },
  files: {
    one: 'Only buyers write reviews: we email them a link {count} day later.',
    other: 'Only buyers write reviews: we email them a link {count} days later.',
  },
};
export const howWeCheck = 'How we check';
/** Shows those after the first few. */
export const more = { one: 'Show one more review', other: 'Show {count} more reviews' };
/** The name of a review for screen readers. */
export const reviewBy = 'Review by {name}';
/** Above the creator's answer to a review. */
export const answerOf = '{creator} answers';
/** The choices for a product with many reviews. */
export const order = 'Sort by';
export const newest = 'Newest';
export const highest = 'Highest rating';
export const lowest = 'Lowest rating';
export const show = 'Show';
export const all = 'All reviews';
export const withPhotographs = 'With photographs';
export const stars = { one: 'One star', other: '{count} stars' };

/** The page with the form. */
export const heading = 'Write a review';
export const moderation =
  'A person reads every review before we publish it, good or bad. We show your first name and nothing else about you.';
export const formHeading = 'Your review';
export const about = 'What is it about?';
export const aboutRecipe = 'I made it: {recipe}';
export const rating = 'Your rating, from 1 to 5';
export const choose = 'Choose';
/** Each starts with its number. */
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
export const firstNameHint = 'We show nothing else about you.';
export const send = 'Send review';

/** A wrong field, by its name. */
export const wrongFields = {
  recipeId: 'Choose the product or one of the recipes.',
  rating: 'Choose from 1 to 5.',
  text: 'Write a sentence or two.',
  firstName: 'Enter your first name alone, in letters.',
};
export const textTooLong = 'This has {count} characters: at most {most}.';

/** In place of the form: after it was sent, and for a link that does not work. */
export const thanks = 'Thank you';
export const kept = 'We have your review. It appears on the page once a person here has read it.';
export const overHeading = 'This link no longer works';
export const over = 'It has been used or has expired. Each link takes one review and works for three months.';
/** `{contact}` is a link with the text after it. */
export const notOver = '{contact} if that is wrong.';
export const contact = 'Write to us';
