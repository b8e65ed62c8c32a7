/** The page after a pledge to a funding. */

/** The heading. `{in}` is the text after it, in italics. */
export const thankYou = 'Thank you. {in}';
export const youAreIn = 'You’re in.';
/** `{number}` is in bold. */
export const confirmed =
  'Your pledge to {funding} has the number {number}. The receipt is on its way to the e-mail address you gave on the payment page.';
/** For a pledge that a person has to look at first. */
export const held =
  'We are checking one detail of this pledge by hand and will write to you within a working day. Nothing is lost.';
export const next = 'What happens next';
export const ends = 'It ends on {day}. We write to you then, whichever way it goes.';
export const ifFunded =
  'If it reaches its goal, it gets made, and you were part of that. If it does not, you get all of this back within fourteen days, the way it came.';
/** `{month}` is a month with its year. */
export const ifFundedWithReward =
  'If it reaches its goal, “{reward}” is yours, in {month} as things stand. If it does not, you get all of this back within fourteen days, the way it came.';
/** `{contact}` is a link. */
export const changedMind = 'Changed your mind? {contact} before it ends, with your number.';
export const contact = 'Write to us';
export const backTo = 'Back to {funding}';
export const backToFundings = 'Back to the fundings';

/** In place of the pledge, by the state of its payment. */
export const pendingTitle = 'Nearly there: we are waiting for your bank';
export const pendingText =
  'Your pledge is in, and a limited reward stays yours meanwhile. This kind of payment takes a few days to arrive; it counts from then on, and we will write to you.';
export const delayedTitle = 'Your pledge is being written down';
export const delayedText =
  'We cannot show it this minute. If you have paid, it is safe: reload this page in a moment, or wait for our e-mail.';
export const unpaidTitle = 'Not paid yet';
export const unpaidText =
  'This payment was not finished, so nothing was charged and nothing is counted. The funding is where you left it.';
export const unknownTitle = 'We do not know this pledge';
export const unknownText =
  'The address you came by does not lead to a pledge of ours. If you have paid, the receipt in your e-mail has your number.';
