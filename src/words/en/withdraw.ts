/** The page to withdraw from an order. */

export const heading = 'Return or cancel an order';
export const lead = 'Withdraw from the contract here. You need give no reason, and no account.';
export const description =
  'The way to withdraw from an order within the time that the law gives you: a short form, confirmed at once.';
/** Over the form. */
export const form = 'I withdraw from my order';
export const untilWhen = 'Until when';
/** The count is in days. */
export const untilWhenText = {
  one: '{countInWords} day from the day it arrived; for a pre-order or a funding, also at any time before.',
  other:
    '{countInWords} days from the day it arrived; for a pre-order or a funding, also at any time before.',
};
export const cannotGoBack = 'What cannot go back';
/** `{terms}` is a link with the text after it. */
export const cannotGoBackText =
  'Opened sealed goods, things made with your words on them and downloads you have begun. {terms}.';
export const terms = 'The terms say it in full';
export const faulty = 'Faulty or wrong?';
/** `{contact}` is a link with the text after it. */
export const faultyText = 'That is another matter, without these limits: {contact}.';
export const contact = 'tell us';
