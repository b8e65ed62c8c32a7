/** To the shop: a bank sent a refund back. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'Refund not paid out: {order}';
export const preview = 'The bank sent {amount} back. The buyer does not have it.';
export const title = 'The bank sent back the refund of {amount}';
export const opening =
  'The buyer does not have this money, although we wrote that it was on its way. It is on your account at the payment provider again.';
/** The names of facts. */
export const refund = 'Refund';
export const amount = 'Amount';
/** What to do: the first part of each is in bold. */
export const write = 'Write to the buyer.';
export const whyWrite =
  'The card may be closed or the account gone. Ask for another way to pay the money back.';
export const again = 'To try again the same way, give the same command again:';
export const howAgain =
  'npx found orders refund {id}, with the same lines or amount. npx found orders show {id} lists them.';
