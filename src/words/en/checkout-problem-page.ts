/** The page after a checkout without JavaScript that did not work: a heading, and what to do next. */

export const description = 'A purchase that did not go through.';

export const fundingOver = 'Funding has ended';
export const fundingOverNext = 'See on its page how it did.';
export const tooEarly = 'Not open yet';
export const tooEarlyNext = 'Come back when it is.';
export const soldOut = 'Sold out';
export const soldOutNext =
  'Someone who is paying may still change their mind, so it can be worth another look.';
export const held = 'Someone else is paying for it';
export const heldNext = 'If they do not pay, you can buy it then.';
export const promoCode = 'That promo code does not work here';
export const promoCodeNext = 'Go back and try another, or leave it out.';
export const notDone = 'That did not go through';
export const notDoneNext =
  'Go back to the page you came from and try again, or write to us and we will sort it out.';
export const priceChanged = 'The price has changed';
/** When the server gives no reason. */
export const notOpened = 'We couldn’t open the payment page.';
/** Without its full stop, since an error that has these words is not followed by them again. */
export const notCharged = 'Nothing was charged';
export const notChargedNext = 'Nothing was charged. {next}';
export const notChargedCorrect = 'Nothing was charged. Please correct this and continue.';
/** `{page}` is a product, or the shop. */
export const backTo = 'Back to {page}';
export const theShop = 'the shop';
export const accept = 'Accept and continue to payment';
export const goOn = 'Continue to payment';

/** Not a problem: a gift was bought on its page, which has no fields for the recipient. */
export const giftFor = 'Who is it for?';
export const giftForWhat =
  'Nothing is charged yet. Fill in what you like: the email about the order comes to you.';
