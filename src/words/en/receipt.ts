/** The lines and taxes of a receipt, on pages and in mails. The names of its sums are in `sums.ts`. */

/** A format and how many of it. */
export const formatQuantity = '{format}, quantity {quantity}';
/** A gift card's own recipient, and the day on which it is sent. */
export const giftFor = 'For {name}';
export const giftTo = 'To {email}';
export const giftOn = 'We email it on {day}';
/** In place of 0. */
export const free = 'Free';
/** Tax that a price includes. `{rate}` is a percentage: `20%`. */
export const vat = 'VAT';
export const vatAt = 'VAT {rate}';
/** `{vat}` is one of the two above. */
export const vatInPrice = '{vat} in the price';
export const vatOf = '{vat}: {amount}';
/** In place of an amount that is not known. */
export const inPrice = 'in the price';
/** Tax that is added to a price. */
export const tax = 'Tax';
export const taxOf = 'Tax: {amount}';
