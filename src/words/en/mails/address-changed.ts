/** To the buyer: the shop has changed the shipping address. */

export const subject = 'New address for order {id}';
export const preview = 'The shipping address of your order has changed.';
export const title = 'We have changed the address of your order.';
export const opening = 'Your order {id} now goes to:';
export const notYou =
  'If you did not ask for this, please reply to this email at once. Your order has not left yet.';
