/** What delivery costs, in the terms and in answers. `{days}` is `3 to 8 working days`. */

/** In a sentence. `{method}` is `standard delivery`, and `{offers}` is a list of the three below. */
export const toRegion = 'To {region}, {offers}, for a whole order.';
export const costs = '{method}, {days}, costs {price}';
export const costsUntil = '{method}, {days}, costs {price} (free from {amount}, after discounts)';
export const costsNothing = '{method}, {days}, is free';
/** In a list, in Markdown. `{method}` is `Standard`. */
export const price = '**{method}**: {price} an order, {days}.';
export const priceUntil = '**{method}**: {price} an order, {days}. Free from {amount}, after discounts.';
export const free = '**{method}**: Free, {days}.';
/** In place of the price, where it depends on the weight or the value of the order. */
export const from = 'from {price}';
/** After the sentence or the list, where parts of the region have other prices. */
export const otherPlaces = 'Some places have other prices or no delivery: the basket shows them.';
/** The longest time until a parcel leaves, and the last time of a day for an order: `14:00 (London time)`. */
export const handling = { one: '{count} working day', other: '{count} working days' };
export const cutOff = '{time} ({place} time)';
/** Where no method is known. */
export const inBasket = 'The basket shows what delivery to {region} costs.';
