/** The page to withdraw from an order. */

export const heading = 'Return or cancel an order';
