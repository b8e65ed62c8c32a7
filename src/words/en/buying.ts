/** The form of a product page that adds the product to the basket. */

export const quantity = 'Quantity';
/** On the button. A middle dot and the price follow, or a comma and the date of a pre-order. */
export const addToBasket = 'Add to basket';
export const preOrder = 'Pre-order now';
export const backProject = 'Back this project';
export const shipsFrom = 'ships from {day}';
export const yoursFrom = 'yours from {day}';
export const buyNow = 'Buy now';
/** Under the buttons of a pre-order: one that is shipped, and one that is a file. */
export const preOrderShipped = 'Out on {day}. You pay {price} now, and we send it from that day on.';
export const preOrderFile = 'Out on {day}. You pay {price} now, and your link works from that day on.';
/** What a shopper has written on a product. */
export const atMost = 'Up to {count} characters.';
export const preview = 'Preview';
/** In place of the form. `{place}` is a region: `in the UK`. */
export const notAvailable = '{product} cannot be bought at the moment.';
export const notForSale = 'This is a test product and is not for sale.';
export const notSoldHere = '{product} is not sold {place}.';
/** After a touch on the button. What was added follows the first. */
export const inYourBasket = 'In your basket:';
export const added = '{quantity} × {product}.';
export const addedFormat = '{quantity} × {product}, {format}.';
export const most = 'Limit: {count} per order.';
/** After something was added as a gift. */
export const giftAdded = 'Say who it is for in your basket.';
export const inBasket = 'In your basket.';
/** Of a product with options, such as size and colour. */
export const valueNotAvailable = '(not available)';
export const variantNotAvailable = '{variant} is not available. Please choose another.';
export const formatGone = 'This {choice} is no longer sold. Please choose another.';
export const notAdded = 'This cannot be bought at the moment.';
/** Fields for browsers without JavaScript, which cannot show the basket. */
export const promoCode = 'Promo code';
export const promoCodeHint = 'Followed a link with a code? Leave this empty to use that code.';
export const giftCard = 'Gift card';
export const email = 'Your email address';
export const emailHint = 'Needed for promo codes that each customer can use once.';
