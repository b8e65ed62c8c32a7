/** To an owner: the week before, on Monday morning. */

export const subject = { one: 'Last week: one order', other: 'Last week: {count} orders' };
export const title = { one: 'One order from {days}', other: '{count} orders from {days}' };
/** From Monday to Sunday. */
export const days = '{from} to {to}';
export const preview = 'What was sold and refunded, and what waits.';
export const opening = 'Each day begins and ends in the time zone {zone}. In brackets: the week before that.';
export const region = '{region}, {currency}';
export const orders = 'Orders';
export const sold = 'Sold, before refunds';
export const refunded = 'Refunded';
export const compared = '{now} ({before})';
export const nothingSold = 'Nothing was sold or refunded in these two weeks.';
export const best = 'What sold best';
export const pieces = { one: '{count} piece', other: '{count} pieces' };
export const waits = 'To do now';
export const nothingWaits = 'Nothing to do.';
export const kinds = {
  to_pack: 'Orders to pack',
  held: 'Orders on hold',
  messages: 'Messages to answer',
  reviews: 'Reviews to read',
  production: 'Production jobs',
  low_stock: 'Things that run low',
  unrecorded: 'Payments without an order',
  delayed: 'Mails that could not be sent yet',
  outbox: 'Failed mails',
};
export const open = 'Open the desk';
export const turnOff = 'You can turn this email off under {account}.';
export const account = 'Account';
export const reason = 'You get this email because you are an owner at the desk of {shop}.';
