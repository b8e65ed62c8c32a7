/** The form that asks for a mail when a product is back, and its page. */

export const tellMe = 'Tell me when it is back';
export const hint = 'We email you once, when it is back. We keep your address for half a year at most.';
/** Below the form, on the product’s page: products to buy instead. */
export const inPlace = 'In stock instead';

export const heading = 'Sold out for now';
export const productBy = '{product} by {creator}';
export const formatBy = '{product} by {creator}, {format}';
export const backToProduct = 'Back to the product';
/** When it is asked for. */
export const sentHeading = 'We’ll email you';
export const noted = 'You’re on the list';
export const kept = 'We’ll email you once, when it’s back.';
/** In place of the form. */
export const notSold = 'We do not sell that here';
export const notSoldWhy = 'It is not in the shop, or not sold in your region.';
