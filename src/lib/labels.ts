/**
 * Labels of links and controls that appear in several places. The labels of sums are in
 * src/core/checkout/sum-names.ts.
 */

export const ALL_PRODUCTS = 'All products';
export const BROWSE_SHOP = 'Browse the shop';
export const CONTINUE_SHOPPING = 'Continue shopping';
export const OUR_CREATORS = 'Our creators';
export const CONTACT_US = 'Contact us';
export const HELP_AND_FAQ = 'Help and FAQ';
export const FIND_ORDER = 'Find your order';
export const RETURN_OR_CANCEL = 'Return or cancel an order';

export const SEARCH_BY = 'Search by creator, product or recipe';
export const SEARCH_HINT = 'Try searching by creator, product or recipe';

export const VIEW_BASKET = 'View basket';
export const EMPTY_BASKET_LABEL = 'Empty basket';
export const REMOVE = 'Remove';
export const APPLY_CODE = 'Apply code';
export const REMOVE_CODE = 'Remove code';
export const TRY_AGAIN = 'Try again';
/** Follows the name of an optional field. */
export const OPTIONAL = '(optional)';

export const BASKET_FULL = 'Your basket is full: it holds 100 lines.';
/** For a line that cannot be bought as it is. */
export const LEFT_OUT = 'It is not included in your total.';
