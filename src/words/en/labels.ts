/** Links and marks that appear in several places. */

export const allProducts = 'All products';
export const browseShop = 'Browse the shop';
export const continueShopping = 'Continue shopping';
export const ourCreators = 'Our creators';
export const contactUs = 'Contact us';
export const helpAndFaq = 'Help and FAQ';
export const findOrder = 'Find your order';
export const returnOrCancel = 'Return or cancel an order';
/** Follows the name of a field that may stay empty. */
export const optional = '(optional)';
