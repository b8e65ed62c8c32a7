/** The page for creators who want to sell here. In its heading, `*these words*` are in italics. */

export const title = 'Become a creator';
export const description = 'How to sell {goods} here: the steps, what you are paid, and the form.';
export const descriptionWithoutTerms = 'How to sell {goods} here: the steps, and the form to begin with.';
export const heading = 'Sell what you make';
export const lead = 'You set the price. Orders, payment and delivery are ours.';
/** Links to the form, and to what a creator is paid. */
export const applyNow = 'Apply now';
export const seeFees = 'What you are paid';
/** The headings of the parts. */
export const howItWorks = 'How it works';
export const fees = 'What you are paid';
export const wanted = 'What we look for';
export const unwanted = 'And what we do not';
/** Over the example, where `{place}` is a region, and its row for what the making costs. */
export const example = 'Example: one sold in {place}';
export const making = 'Cost of making it';
export const apply = 'Apply';
export const applyLead = 'A person reads it and answers.';
/** `{privacy}` is a link with the text after it, and `{email}` the shop’s address. */
export const privacy = 'We keep what you write as {privacy} says. Prefer email? Write to {email}.';
export const privacyPage = 'the privacy page';

/** The facts alone, as plain text. `{currency}` is a code: `GBP`. */
export const factsTitle = '{title}: the facts';
export const factsDescription = 'Shares, fees, times and what we look for, to print or keep.';
export const factsReaders = 'creators';
export const factsReadersIn = 'creators; the example in {currency}';
/** For a shop that has fixed none. */
export const nothingFixed = 'We agree on shares in writing with each creator. Write to {email}.';
export const sharesAndFees = 'Shares and fees';
export const whatIsSold = 'What is sold';
export const creatorShare = 'The creator’s share';
/** `{before}` says of what. */
export const shareOf = '{share}% {before}';
export const feeOfPayment = 'The payment fee is {percent}% of the price and {fixed} for each sale.';
export const anExample = 'An example';
export const howItGoes = 'How it works';
export const step = '{when}: {title}.';
export const isLookedFor = 'What we look for';
export const isNotLookedFor = 'What we do not';
export const creators = 'Creators here';

/** The rows of the example. `{share}` is in percent. */
export const taxInPrice = 'Tax in the price';
export const paymentFee = 'Payment fee';
export const paymentFeeOf = '{percent}% of the price, and {fixed}';
export const leftToShare = 'Left to share';
export const you = 'You, {share}%';
export const us = 'Us, {share}%';

/** Over two creators’ words about the shop. */
export const voices = 'What two creators say';

/** The steps, for a shop that has not written its own. */
export const first = 'First';
export const youWrite = 'You write';
export const youWriteText = 'Say what you make, and send a picture.';
export const second = 'Then';
export const weRead = 'A person reads it';
export const weReadText = 'We answer every application, and say what we would need.';
export const last = 'Last';
export const itIsSold = 'It goes on sale';
export const itIsSoldText = 'You set its price in each region. We agree in writing on what each of us gets.';
