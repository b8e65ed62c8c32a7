/** The storage key of the basket, and the channel on which tabs share it. */
export const BASKET_KEY = 'found:basket';
export const BASKET_CHANNEL = 'found:basket';

/**
 * Dispatched when this page's basket store is loaded.
 * Code that read the basket from storage should then use the store.
 */
export const BASKET_STARTED = 'found:basket-on';
