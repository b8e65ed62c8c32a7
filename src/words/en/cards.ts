/** Cards of products and recipes in lists, and notes about their creators. */

/** The form that buys the product of a card. */
export const buy = 'Buy {product}';
/** The short button beside an ingredient. The product’s name follows for screen readers. */
export const add = 'Add';
export const otherFormats = 'Other choices';
/** Under a quote in a list: who said it, of what. */
export const quoteOf = '{creator} on {product}';
export const quoteOn = '{creator} on {recipe}';
export const quoted = '“{quote}”';
/** A link. `{name}` is a first name. */
export const pageOf = '{name}’s page';
