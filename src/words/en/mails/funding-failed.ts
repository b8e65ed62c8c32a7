/** To a backer of a funding that did not reach its goal. `{funding}` is its name. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'It did not reach its goal: {order}';
export const preview = 'You get {amount} back.';
export const previewOfBasket = 'You get your money for it back.';
export const title = '{funding} did not reach its goal.';
export const opening =
  'So it is not made, and nobody pays for it. Thank you for having backed it all the same.';
/** What comes back: all, what is left after an earlier refund, or a part of a basket. */
export const all = 'You get all of your {amount} back, the way it came.';
export const rest = 'You get the remaining {amount} of your {total} back, the way it came.';
export const partOfBasket = 'You get what you paid for it in this order back, the way it came.';
export const next =
  'Another e-mail says so when it has left us; your bank may take some days more to show it. There is nothing that you need to do.';
export const see = 'Back to its page';
