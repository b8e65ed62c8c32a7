/**
 * Why an order is held: for the people of the shop, in a mail and in its list of orders.
 * Several are joined with semicolons.
 */

export const unknownPayment = 'no checkout attempt matches this payment';
export const paidAgain = 'paid twice: the same purchase is paid as {order}';
/** `{item}` is the key of what was counted: `stock:card`. */
export const soldOut = 'paid for {item} after it sold out';
/** `{item}` is the key of what was counted: `person:card:` and a hash of the mailbox. */
export const boughtBefore = 'paid for more of {item} than one customer may buy';
/** The currency, or an amount in minor units. */
export const otherCurrency = 'paid in {paid} instead of {asked}';
export const otherTotal = 'paid {paid} instead of {asked}';
export const otherSubtotal = 'paid {paid} before discount and shipping instead of {asked}';
export const otherDiscount = 'discount of {paid} instead of {asked}';
export const otherShipping = 'shipping of {paid} instead of {asked}';
/** `{card}` is the id of a gift card. */
export const giftCardBlocked = 'paid with gift card {card}, which is blocked';
export const giftCardRefunded = 'paid with gift card {card}, which was partly refunded';
export const bankWarns = 'the bank warns of fraud';
export const bankWarnedBefore = 'the bank warned of fraud before the order was recorded';
/** `{place}` is a postcode and a country. */
export const notDelivered = 'to {place}, where the shop delivers nothing';
/** `{zone}` and `{paid}` are names of zones in the settings. */
export const otherZone = 'to {place} (zone: {zone}), paid for delivery to another zone ({paid})';
export const noZone = 'none';
