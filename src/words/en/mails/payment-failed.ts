/** To the buyer: the bank has refused the payment. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'Payment failed: {order}';
export const preview = 'Nothing was charged. You can try again.';
export const title = 'The payment did not go through.';
export const opening = {
  order: 'Your bank declined the payment, so the order is cancelled and nothing was charged.',
  pledge: 'Your bank declined the payment, so the pledge is cancelled and nothing was charged.',
};
export const next =
  'If you still want it, please order it again and pay another way. Prices and stock may have changed.';
export const back = { order: 'Back to the shop', pledge: 'Back to the projects' };
