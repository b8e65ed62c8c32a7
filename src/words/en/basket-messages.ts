/** Messages about the basket on other pages: after a touch on a button that adds to it. */

export const full = 'Your basket is full: it holds 100 different items.';
export const view = 'View basket';
/** From a card. */
export const added = '{product} is in your basket.';
export const addedMore = '{quantity} × {product} in your basket.';
/** After a touch on the button that adds all ingredients of a recipe. */
export const allAdded = 'All {all} are in your basket.';
export const notAllAdded = '{count} of {all} are in your basket. Please add the others one by one.';
export const notAdded = 'We couldn’t add this to your basket. Please try again.';
export const gone = 'This is no longer sold.';
export const chooseOptions = 'Choose the options of {product} on its page.';
export const viewProduct = 'View product';
