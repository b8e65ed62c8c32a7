/** To the buyer: a refund, of everything or of a part. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'Your refund: {order}';
export const subjectInPart = 'Your partial refund: {order}';
export const preview = '{amount} goes back the same way you paid.';
export const title = '{amount} is on its way back to you.';
export const titleToGiftCard = '{amount} is back on your gift card.';
/** `{id}` is in bold. */
export const refunded = {
  order: 'We have refunded all of your order {id}.',
  pledge: 'We have refunded all of your pledge {id}.',
};
export const refundedInPart = {
  order: 'We have refunded part of your order {id}.',
  pledge: 'We have refunded part of your pledge {id}.',
};
export const refundedThings = {
  order: 'We have refunded part of your order {id}, for {things}.',
  pledge: 'We have refunded part of your pledge {id}, for {things}.',
};
/** A product in one format. */
export const thing = '{name} ({format})';
/** The names of facts. */
export const amount = 'Refunded';
export const paid = 'Paid';
export const toBank = 'It goes back the same way you paid. Banks take five to ten working days to show it.';
export const toGiftCard = 'It is on the gift card that paid for it, and you can spend it at once.';
