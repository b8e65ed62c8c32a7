/** To the buyer: the bank takes a few days. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'We are waiting for your bank: {order}';
export const preview = 'It takes a few days. You don’t need to do anything.';
export const title = 'Nearly there: we are waiting for your bank.';
export const opening = {
  order: 'Your order is in. We send it as soon as your bank has paid.',
  pledge:
    'Your pledge is in, and any limited reward is reserved for you. It counts as soon as your bank has paid.',
};
export const next =
  'This kind of payment takes a few working days. We’ll email you when it arrives, and if it does not.';
