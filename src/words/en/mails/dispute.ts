/** To the shop: a bank’s inquiry about a payment, or a dispute. By its stage. */

/** Also the title. `{order}` is `order` or `pledge`, and its number. */
export const subject = {
  inquiry: 'The bank asks about {order}',
  open: 'Payment disputed: {order}',
  appeal: 'Dispute appealed: {order}',
  won: 'Dispute closed in your favour: {order}',
  lost: 'Dispute lost: {order}',
};
export const preview = {
  inquiry: 'Answer it, or refund it, before it becomes a dispute.',
  open: 'The bank has taken {amount} back. Answer at the payment provider’s dashboard.',
  appeal: 'The decision may still change. See the payment provider’s dashboard.',
  won: 'Nothing is taken from you.',
  lost: 'The payer keeps {amount}.',
};
export const opening = {
  inquiry: 'The payer’s bank asks about this payment. Nothing was taken from you yet.',
  open: 'The payer has complained to their bank, which has taken {amount} back. Without an answer from you the dispute is lost.',
  appeal:
    'The decision about {amount} of this payment was appealed and may still change. Until then the order’s goods are stopped.',
  // An inquiry also ends this way when the payment was refunded in time.
  won: 'The dispute is over, and nothing is taken from you.',
  lost: 'The bank has decided for the payer, who keeps {amount}. What was stopped stays stopped. Do not refund it as well: the payer has the money.',
};
/** After one that is won, by what still stops the goods. */
export const afterwards = {
  nothing: 'What was stopped because of it goes ahead.',
  review: 'The order is still held for another reason.',
  refund: 'The order was refunded, so nothing more is sent.',
  dispute: 'Another dispute of the order is open or lost, so what was stopped stays stopped.',
};
/** The names of facts. */
export const disputed = 'Disputed';
export const why = 'Reason';
export const answerBy = 'Answer by';
export const dispute = 'Dispute';
/** The reasons that need an explanation, by the payment provider’s code. */
export const reasons = {
  credit_not_processed: 'a refund that was promised did not come',
  duplicate: 'paid twice',
  fraudulent: 'the owner of the card did not buy this',
  product_not_received: 'nothing arrived',
  product_unacceptable: 'broken, or not what was described',
  unrecognized: 'the owner of the card does not recognise the payment',
};
/** What to do: when it is in bold, and then what. */
export const ifGenuine = 'If the purchase is genuine, answer at the payment provider’s dashboard:';
export const answer =
  'carrier and tracking number, what was downloaded, and your mails with the buyer. npx found orders show {id} lists what the store knows.';
export const ifRightRefund = 'If the buyer is right, refund it now:';
export const ifRightAccept = 'If the buyer is right, accept the dispute there.';
export const noRefund = 'Do not refund it as well: the bank has the money.';
