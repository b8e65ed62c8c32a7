/** Why an order is held: for the people of the shop, in a mail and in its list of orders. Several are joined with semicolons. */

export const unknownPayment = 'no attempt of ours is known for this session';
export const paidAgain = 'paid once more: the same purchase is paid as {order}';
/** `{item}` is the key of what was counted: `stock:card`. */
export const soldOut = 'paid for {item} when nothing of it was left';
/** The currency, or an amount in minor units. */
export const otherCurrency = 'paid in {paid}, asked in {asked}';
export const otherTotal = 'paid {paid}, asked {asked}';
export const otherSubtotal = 'paid {paid} before discount and shipping, asked {asked}';
export const otherDiscount = 'paid {paid} of discount, asked {asked}';
export const otherShipping = 'paid {paid} for shipping, asked {asked}';
/** `{card}` is the id of a gift card. */
export const giftCardBlocked = 'paid with gift card {card}, which is blocked';
export const giftCardRefunded = 'paid with gift card {card}, of which a part was refunded';
export const bankWarns = 'the bank warns of fraud';
export const bankWarnedBefore = 'the bank warned of fraud before the order was recorded';
