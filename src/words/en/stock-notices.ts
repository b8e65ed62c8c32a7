/** The form that asks for a mail when a product is back, and its page. */

export const tellMe = 'Tell me when it is back';
export const hint = 'One e-mail, once it is back. We keep the address for half a year at most.';
/** Below the form, on the product’s page: products to buy instead. */
export const inPlace = 'In its place, today';

export const heading = 'Sold out for now';
export const productBy = '{product} by {creator}';
export const formatBy = '{product} by {creator}, {format}';
export const backToProduct = 'Back to its page';
/** When it is asked for. */
export const sentHeading = 'We will write';
export const noted = 'Noted';
export const kept = 'Noted. We write to that address once, when it can be bought again.';
/** In place of the form. */
export const notSold = 'We do not sell that here';
export const notSoldWhy = 'It is not in the shop, or not in your region.';
