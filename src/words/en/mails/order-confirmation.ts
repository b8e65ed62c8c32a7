/** To the buyer of a paid order. `pledge` is for a funding’s reward. */

export const subject = { order: 'Your order {id}', pledge: 'Your pledge {id}' };
export const preview = { order: 'Thank you. {things}', pledge: 'You’re in: {things}' };
/** The first items of a longer order. */
export const moreThings = '{things} and more';
export const title = { order: 'Thank you. It’s yours.', pledge: 'Thank you. You’re in.' };
export const titleOfGift = 'Thank you. It’s a gift.';
export const opening = {
  order: 'Your order is paid and confirmed. This email is your receipt.',
  pledge: 'Your pledge is paid. Please keep this email: it is your receipt.',
};
/** `{consent}` is what the buyer agreed to, word for word. */
export const agreed = 'On {day} you agreed: “{consent}”';
export const next = 'What happens next';
export const filesAbove = 'Your files are ready: the links are above.';
/** Of a gift whose files go to the recipient. */
export const giftFilesAbove = 'The links above are the same, in case the email does not arrive.';
export const filesOnPage = 'Your files are on the page of your order.';
/** A gift: what goes to the recipient by email. */
export const giftMailed = 'We email the files to {email}, without prices.';
export const codeComes = 'We send the code of your gift card in a separate email.';
export const codeGoes = {
  one: 'We email the code of the gift card to the recipient.',
  other: 'We email the code of each gift card to its recipient.',
};
/** What happens with a pledge. `{reward}` is the reward’s name, `{month}` a month with its year. */
export const fundingEnds = 'It ends on {day}. We’ll email you the result.';
export const ifFunded = 'If it reaches its goal, it gets made, thanks to you.';
export const ifFundedWithReward = 'If it reaches its goal, you get “{reward}”, expected in {month}.';
export const ifNotFunded = 'If not, we refund you in full within 14 days, the same way you paid.';
export const fundingPage = 'The page of {funding}';
export const address = 'Delivery address';
/** The right of withdrawal, and where to read about it: `{terms}` and `{form}` are links. */
export const mayReturn = {
  one: 'You can change your mind within {count} day of the day it arrives.',
  other: 'You can change your mind within {count} days of the day it arrives.',
};
export const howToReturn = 'Read {terms}, or use {form}.';
/** Of a pledge. `{contact}` is a link. */
export const changedMind = 'Changed your mind? {contact} before it ends, and we refund you.';
export const writeToUs = 'Write to us';
export const terms = 'our terms for returns';
export const form = 'the return form';
