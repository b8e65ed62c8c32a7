/** To the buyer who withdraws from an order. */

export const subject = 'We have your withdrawal: {number}';
export const preview = 'It arrived on {moment}.';
export const title = 'We have your withdrawal.';
export const opening = 'This email confirms what you sent us, and when. Please keep it.';
/** The names of facts. */
export const number = 'Number';
export const order = 'Order';
export const name = 'Name';
/** Before what the buyer wrote. */
export const goods = 'You wrote that you withdraw from:';
export const sendTo = 'Send the items to {address} within 14 days.';
export const sendLater =
  'We’ll tell you within one working day where to send the items. You then have 14 days.';
export const refund =
  'We refund you within 14 days, the same way you paid. We may wait until you have sent the items.';
