/** The page after a pledge to a funding. */

/** The heading. `{in}` is the text after it, in italics. */
export const thankYou = 'Thank you. {in}';
export const youAreIn = 'You’re in.';
/** `{number}` is in bold. */
export const confirmed =
  'Your pledge to {funding} has the number {number}. Your receipt is on its way by email.';
/** For a pledge that a person has to look at first. */
export const held =
  'We are checking one detail of this pledge by hand and will write to you within a working day. Nothing is lost.';
export const next = 'What happens next';
export const ends = 'It ends on {day}. We’ll email you the result.';
export const ifFunded =
  'If it reaches its goal, it gets made, thanks to you. If not, we refund you in full within 14 days, the same way you paid.';
/** `{month}` is a month with its year. */
export const ifFundedWithReward =
  'If it reaches its goal, you get “{reward}”, expected in {month}. If not, we refund you in full within 14 days, the same way you paid.';
/** `{contact}` is a link. */
export const changedMind = 'Changed your mind? {contact} before it ends, with your pledge number.';
export const contact = 'Write to us';
export const backTo = 'Back to {funding}';
export const backToFundings = 'Back to the projects';

/** In place of the pledge, by the state of its payment. */
export const pendingTitle = 'Nearly there: we are waiting for your bank';
export const pendingText =
  'Your pledge is in, and any limited reward is reserved for you. This kind of payment takes a few days to arrive. Your pledge counts from then, and we will write to you.';
export const delayedTitle = 'We are still saving your pledge';
export const delayedText =
  'We cannot show it yet. If you have paid, it is safe: reload this page in a moment, or wait for our email.';
export const unpaidTitle = 'Not paid yet';
export const unpaidText = 'This payment was not finished, so nothing was charged and nothing was pledged.';
export const unknownTitle = 'We cannot find this pledge';
export const unknownText =
  'This link does not match a pledge. If you have paid, your pledge number is in the receipt in your email.';
