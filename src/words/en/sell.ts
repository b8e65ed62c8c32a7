/** The page for creators who want to sell here. In its heading, `*these words*` are in italics. */

export const title = 'Become a creator';
export const description = 'How to sell {goods} here: the steps, what you are paid, and the form.';
export const descriptionWithoutTerms = 'How to sell {goods} here: the steps, and the form to begin with.';
export const heading = 'Sell what you make';
export const lead = 'You set the price. Orders, payment and delivery are ours.';
export const fees = 'What you are paid';
/** Over the example, where `{place}` is a region, and its row for what the making costs. */
export const example = 'One, sold in {place}';
export const making = 'Making it';
export const apply = 'Apply';
export const applyLead = 'A person reads it and answers.';
export const creators = 'Creators here';

/** The rows of the example. `{share}` is in percent. */
export const taxInPrice = 'Tax in the price';
export const paymentFee = 'Payment fee';
export const paymentFeeOf = '{percent}% of the price, and {fixed}';
export const leftToShare = 'Left to share';
export const you = 'You, {share}%';
export const us = 'Us, {share}%';

/** Over two creators’ words about the shop. */
export const voices = 'What two of them say';

/** The steps, for a shop that has not written its own. */
export const first = 'First';
export const youWrite = 'You write';
export const youWriteText = 'Say what you make, and send a picture.';
export const second = 'Then';
export const weRead = 'A person reads it';
export const weReadText = 'We answer, whatever the answer is, and say what we would need.';
export const last = 'Last';
export const itIsSold = 'It goes on sale';
export const itIsSoldText =
  'You set its price in every region it goes to. We agree in writing on what each of us gets.';
