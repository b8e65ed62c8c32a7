/** Where a tab keeps its basket, and the channel on which the tabs of one browser speak of it. */
export const BASKET_KEY = 'found:basket';
export const BASKET_CHANNEL = 'found:basket';

/** The store of this page has begun to work: whoever only glanced at the basket should follow it from now on. */
export const BASKET_STARTED = 'found:basket-on';
