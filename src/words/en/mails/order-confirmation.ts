/** To the buyer of a paid order. `pledge` is for a funding’s reward. */

export const subject = { order: 'Your order {id}', pledge: 'Your pledge {id}' };
export const preview = { order: 'Thank you. {things}', pledge: 'You’re in: {things}' };
/** The first things of a longer order. */
export const moreThings = '{things} and more';
export const title = { order: 'Thank you. It’s yours.', pledge: 'Thank you. You’re in.' };
export const opening = {
  order: 'Your order is in, and it is paid. We accept it with this e-mail, which is your receipt, too.',
  pledge: 'Your pledge is in, and it is paid. Please keep this e-mail: it is your receipt.',
};
/** `{consent}` is what the buyer agreed to, word for word. */
export const agreed = 'On {day} you agreed: “{consent}”';
export const next = 'What happens next';
export const filesAbove = 'Your files are ready: the links are above.';
export const filesOnPage = 'Your files are on the page of your order.';
export const codeComes = 'The code of your gift card comes in an e-mail of its own.';
export const codeGoes = 'The code of the gift card goes by e-mail to whom it is for.';
/** What happens with a pledge. `{reward}` is the reward’s name, `{month}` a month with its year. */
export const fundingEnds = 'It ends on {day}. We write to you then, whichever way it goes.';
export const ifFunded = 'If it reaches its goal, it gets made, and you were part of that.';
export const ifFundedWithReward = 'If it reaches its goal, “{reward}” is yours, in {month} as things stand.';
export const ifNotFunded = 'If it does not, you get all of this back within fourteen days, the way it came.';
export const fundingPage = 'The page of {funding}';
export const address = 'It goes to';
/** The right of withdrawal, and where to read about it: `{terms}` and `{form}` are links. */
export const mayReturn = {
  one: 'You may change your mind within {count} day of the day it arrives.',
  other: 'You may change your mind within {count} days of the day it arrives.',
};
export const howToReturn = '{terms}, and {form}.';
export const terms = 'How that works';
export const form = 'the form for it';
