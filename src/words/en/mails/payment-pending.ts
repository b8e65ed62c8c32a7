/** To the buyer: the bank takes a few days. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'We are waiting for your bank: {order}';
export const preview = 'It takes a few days. There is nothing that you need to do.';
export const title = 'Nearly there: we are waiting for your bank.';
export const opening = {
  order: 'Your order is in. What you bought is sent as soon as your bank has paid.',
  pledge:
    'Your pledge is in, and a limited reward stays yours meanwhile. It counts as soon as your bank has paid.',
};
export const next =
  'This kind of payment takes a few working days. We write to you when it has arrived, and also if it does not.';
