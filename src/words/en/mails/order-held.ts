/** To the buyer of a paid order that a person has to look at first. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'We have your payment: {order}';
export const preview = 'We are checking one detail by hand.';
export const title = 'We have your payment.';
export const opening = {
  order:
    'Your payment has arrived. We are checking one detail of the order by hand, and send nothing until we have.',
  pledge:
    'Your payment has arrived. We are checking one detail of the pledge by hand, and send nothing until we have.',
};
export const next =
  'We’ll write to you within one working day. Nothing is lost, and you don’t need to do anything.';
