/**
 * The link to the basket in the header, as a screen reader says it. Every page loads this, so keep it small.
 */

export const empty = 'Basket, empty';
export const filled = { one: 'Basket, {count} item', other: 'Basket, {count} items' };
