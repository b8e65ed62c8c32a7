/** Questions about a reward, on the page of a backer's order. */

/** Above the form, for one reward. */
export const heading = 'About your reward: {reward}';
/** `{day}` is the last for answers. */
export const until = 'Please answer by {day}. Until then, you can change your answers.';
export const over = 'The last day for answers was {day}.';
export const notAnswered = 'We have no answer from you.';
export const packed = 'Your reward is packed, so these answers stay.';
/** Beside a question about more than one piece. */
export const piece = '{question}, piece {number}';
export const choose = 'Choose';
export const addressHeading = 'Has your address changed?';
export const addressKept = 'Leave these fields empty if your address is still right.';
export const name = 'Name';
export const line1 = 'Address';
export const line2 = 'Flat, building or company';
export const city = 'Town or city';
export const state = 'County or state';
export const postcode = 'Postcode or ZIP code';
export const send = 'Send my answers';
export const change = 'Change my answers';
export const kept = 'Thank you. We have your answers.';

export const missing = 'Answer this question, please.';
export const wrongChoice = 'Choose one of these.';
export const addressMissing = 'Fill in this part of the address, please.';
export const wrongPostcode =
  'We cannot deliver to this postcode at the price that you paid. Write to us, please.';
export const wrongAddress = 'We cannot use this address. Write to us, please.';
export const closed = 'The last day for answers has passed. Write to us, please.';
export const isPacked = 'Your reward is packed already. Write to us, please.';
export const nothingAsked = 'There is no question about this reward.';
export const linkOver = 'This link has expired. Ask for a new one with your order number.';
export const notTaken = 'We could not save your answers. Please try again.';
