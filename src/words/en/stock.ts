/** What is in stock, and the headings of products that cannot be bought now. */

export const inStock = 'In stock';
/** Inside a sentence. */
export const countLeft = '{count} left';
export const noneLeft = 'none left';
export const othersPaying = 'the last are being paid for';
/** `{stock}` is one of the three above. */
export const ofFormat = '{format}: {stock}';
export const soldOut = 'Sold out for now';
export const comingSoon = 'Coming soon';
export const comingAndSoldOut = 'Coming soon, and sold out for now';
