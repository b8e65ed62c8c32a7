/** To the shop: a bank says that a payment is probably fraud. */

/** `{order}` is `order` or `pledge`, and its number. */
export const subject = 'Fraud warning: {order}';
export const title = 'The bank warns of fraud: {order}';
/** By what stops the order’s goods. */
export const preview = {
  review: 'The bank says that it is probably fraud. Refund it, or release it.',
  dispute: 'The bank says that it is probably fraud. It is disputed as well.',
  refund: 'The bank says that it is probably fraud. It was refunded.',
  nothing: 'The bank says that it is probably fraud. It was released.',
};
export const opening = 'The card’s bank reports that its owner probably did not make this payment.';
/** After the opening, by what stops the order’s goods. */
export const state = {
  review: 'It is not a dispute yet, and nothing was taken from you.',
  dispute:
    'The payment is disputed as well, so it cannot be refunded: answer the dispute at the payment provider’s dashboard. Everything that was not sent yet is stopped.',
  refund: 'The payment has been refunded since, so there is nothing left to do.',
  nothing: 'The order has been released since, so it goes ahead.',
};
/** What to do: when it is in bold, and then what. */
export const ifInDoubt = 'If you doubt it, refund it now:';
export const ifGenuine = 'If you are sure that it is genuine, release it:';
export const release = 'npx found orders release {id}. All that was stopped goes ahead then.';
