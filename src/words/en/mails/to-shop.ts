/** What the mails to the shop about an order share. */

export const buyerEmail = 'Buyer’s email';
export const whatWasStopped = 'What was stopped';
export const whatToDo = 'What to do';
export const refundInTime =
  'npx found orders refund {id}. A refund in time spares you the dispute and its fee.';
export const reason = 'The store sends this to the people who look after its orders.';
