/** To the shop: a refund that was made at the payment provider, for an order with gift cards. */

export const subject = 'Refunded at the payment provider: order {id}';
export const preview = 'Its gift cards are worth less now.';
export const previewUnchanged = 'Its gift cards stay as they are.';
export const title = '{amount} of order {id} was refunded at the payment provider';
export const opening =
  'A refund made at the dashboard does not name a line of the order. We take it from the other goods first, and the rest reduces the gift cards.';
/** The names of facts. `{id}` is a gift card’s own. */
export const refund = 'Refund';
export const refunded = 'Refunded';
export const card = 'Gift card {id}';
/** What a gift card is worth now. */
export const blocked = 'blocked';
export const unchanged = '{value}, as before';
export const reduced = '{value} instead of {before}';
export const overspent = '{value} instead of {before}, of which {spent} too much was spent';
/** In bold, and what to do then. */
export const lost = '{amount} of this had been spent already and is lost to the shop.';
export const askBuyer = 'Ask the buyer for it, or write it off.';
export const advice =
  'If the refund was meant for a gift card, block the card (npx found gift-cards block {card}). To refund one line, use npx found orders refund {id} --lines 1 next time: it names the line.';
