/** To the buyer who withdraws from an order. */

export const subject = 'We have your withdrawal: {number}';
export const preview = 'It arrived on {moment}.';
export const title = 'We have your withdrawal.';
export const opening = 'This confirms that you have told us of it, and when. Please keep this e-mail.';
/** The names of facts. */
export const number = 'Number';
export const order = 'Order';
export const name = 'Name';
/** Before what the buyer wrote. */
export const goods = 'You wrote that you withdraw from:';
export const sendTo = 'Send the goods to {address}, within fourteen days.';
export const sendLater =
  'We tell you within one working day where to send the goods. You have fourteen days for that.';
export const refund =
  'Your money comes back within fourteen days, in the way you paid; we may wait until the goods are on their way.';
