/** The names of sums in the basket, on receipts and in mails. */

export const subtotal = 'Subtotal';
export const subtotalOf = 'Subtotal ({items})';
export const items = { one: '{count} item', other: '{count} items' };
export const discount = 'Discount';
export const discountByCode = 'Discount ({code})';
export const delivery = 'Delivery';
export const deliveryBy = 'Delivery ({method})';
/** `{delivery}` is one of the two above. The promo code made it free. */
export const deliveryWithCode = '{delivery}, with code {code}';
export const total = 'Total';
/** The rest of the total after a gift card has paid its part. */
export const toPay = 'To pay';
/** The part that a gift card has paid. */
export const giftCard = 'Gift card';
/** The total of an order that is paid. */
export const totalPaid = 'Total paid';
/** What was given back of it. */
export const refunded = 'Refunded';
