/** To a backer of a funding that did not reach its goal. `{funding}` is its name. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'It did not reach its goal: {order}';
export const preview = 'You get {amount} back.';
export const previewOfBasket = 'We refund what you paid for it.';
export const title = '{funding} did not reach its goal.';
export const opening = 'It will not be made, and nobody pays for it. Thank you for backing it.';
/** What comes back: all, what is left after an earlier refund, or a part of a basket. */
export const all = 'We refund your {amount} in full, the same way you paid.';
export const rest = 'We refund the remaining {amount} of your {total}, the same way you paid.';
export const partOfBasket = 'We refund what you paid for it in this order, the same way you paid.';
export const next =
  'We’ll email you when the refund is on its way. Your bank may take a few more days to show it. You don’t need to do anything.';
export const see = 'Back to its page';
