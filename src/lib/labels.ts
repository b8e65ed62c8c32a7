/** Labels of links and controls that appear in several places. */

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

/** Follows the name of an optional field. */
export const OPTIONAL = '(optional)';
