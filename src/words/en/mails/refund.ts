/** To the buyer: a refund, of everything or of a part. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'Your refund: {order}';
export const subjectInPart = 'A refund in part: {order}';
export const preview = '{amount} goes back the way it came.';
export const title = '{amount} is on its way back to you.';
export const titleToGiftCard = '{amount} is on your gift card again.';
/** `{id}` is in bold. */
export const refunded = {
  order: 'We have refunded all of your order {id}.',
  pledge: 'We have refunded all of your pledge {id}.',
};
export const refundedInPart = {
  order: 'We have refunded a part of your order {id}.',
  pledge: 'We have refunded a part of your pledge {id}.',
};
export const refundedThings = {
  order: 'We have refunded a part of your order {id}, for {things}.',
  pledge: 'We have refunded a part of your pledge {id}, for {things}.',
};
/** A thing in one format. */
export const thing = '{name} ({format})';
/** The names of facts. */
export const amount = 'Refunded';
export const paid = 'Paid';
export const toBank = 'It goes back the way it came. Banks take five to ten working days to show it.';
export const toGiftCard = 'It is on the gift card that paid for it, and can be spent at once.';
