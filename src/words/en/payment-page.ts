/** What a buyer reads on the payment provider’s page and in its receipts. */

/** What the payment is for: `{order}` is the order’s number. */
export const order = '{brand} order {order}';
export const pledge = '{brand} pledge {order}';
/**
 * A shipping method with the days on which the order, or its first parcel, arrives. 100 characters at most.
 */
export const arrives = '{method}, arrives {days}';
export const firstArrives = '{method}, first parcel arrives {days}';
export const arriveInParcels = '{method}, in {count} parcels, {days}';
/** The same for an order that is collected. */
export const ready = '{method}, ready {days}';
/** Above the button to pay. `{where}` is the place with its address. */
export const collection = 'Collection at {where}. We send nothing by post.';
/** Above the button to pay, for a pledge. */
export const refundOfPledge =
  'This project is not made yet. You pay now. If it misses its goal, we refund you in full.';
/** Several pieces as one line, and the discount in its price. */
export const pieces = '{quantity} × {product}';
export const reduction = '{code} −{discount}';
/** The name of a discount that a gift card pays, after a promo code’s. */
export const giftCard = 'gift card';
