/** To the buyer of a paid order that a person has to look at first. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'We have your payment: {order}';
export const preview = 'A person is looking at one detail of it.';
export const title = 'We have your payment.';
export const opening = {
  order:
    'Your payment has arrived. One detail of the order does not fit together yet, so a person is looking at it, and nothing is sent before they have.',
  pledge:
    'Your payment has arrived. One detail of the pledge does not fit together yet, so a person is looking at it, and nothing is sent before they have.',
};
export const next =
  'We write to you within one working day. There is nothing that you need to do, and nothing is lost.';
