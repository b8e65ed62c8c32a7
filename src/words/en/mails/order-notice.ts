/** To the shop: an order to make or to pack, or one to look at first. */

export const subject = { order: 'New order {id}', pledge: 'New pledge {id}' };
export const preview = 'Something to make or to pack.';
export const title = { order: 'Order {id}', pledge: 'Pledge {id}' };
/** The same for one that is held. `{order}` is `order` or `pledge`, and its number. */
export const heldSubject = 'Held: {order}';
export const heldPreview = 'It was paid, and nothing is sent before you have looked.';
export const heldTitle = { order: 'Order {id} is held', pledge: 'Pledge {id} is held' };
export const reason =
  'The store sends this to the people who pack its orders. All of them: npx found orders list.';
/** `{why}` is in bold. */
export const lookFirst = 'It was paid, but look at it first: {why}.';
export const unknownWhy = 'unknown';
export const buyerKnows = 'The buyer has been told that a person looks at it within one working day.';
export const gift = 'This is a gift: no prices in the parcel.';
/** The lines of the card follow. */
export const giftCard = 'Write on a card:';
/** The stock-keeping unit of a line. */
export const sku = 'SKU {sku}';
export const buyerPhone = 'Buyer’s phone';
export const region = 'Region: {region}.';
export const shop = 'The shop';
