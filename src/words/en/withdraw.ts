/** The page to withdraw from an order. */

export const heading = 'Return or cancel an order';
export const lead = 'Changed your mind? Withdraw from the contract here. You need no reason and no account.';
export const description =
  'A short form to return or cancel an order within the legal time limit, confirmed at once.';
/** Over the form. */
export const form = 'I withdraw from my order';
/** Facts beside the form. */
export const next = 'What happens next';
export const untilWhen = 'How long you have';
/** The count is in days. */
export const untilWhenText = {
  one: '{countInWords} day from the day it arrived. You can also cancel at any time before it arrives.',
  other: '{countInWords} days from the day it arrived. You can also cancel at any time before it arrives.',
};
export const cannotGoBack = 'What cannot be returned';
/** `{terms}` is a link with the text after it. */
export const cannotGoBackText =
  'Opened sealed goods, personalised items and downloads you have started. {terms}.';
export const terms = 'See the terms in full';
export const faulty = 'Faulty or wrong?';
/** `{contact}` is a link with the text after it. */
export const faultyText = 'These limits do not apply: {contact}.';
export const contact = 'tell us';
export const orderNumber = 'No order number to hand?';
/** `{order}` and `{returns}` are links. */
export const orderNumberText = 'It is in every email about the order. {order}, or read {returns}.';
export const returnsLink = 'how returns work';
