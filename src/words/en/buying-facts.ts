/** The facts below the price of a product. */

export const delivery = 'Delivery';
export const arrives = 'Arrives';
/** In the bar at the bottom of a phone’s screen, before the last day of arrival: `Wed 9 December`. */
export const arrivesBy = 'Arrives by';
export const stock = 'Stock';
export const returns = 'Returns';
export const tax = 'Tax';

/** What delivery costs: `Standard £3.95, free from £120.00`. */
export const methodPrice = '{method} {price}';
export const methodFreeFrom = '{method} {price}, free from {amount}';
export const free = 'free';
export const allCosts = 'All delivery costs';
/** `{days}` is `3 to 8 working days`. */
export const inDays = 'In {days}';
export const daysAfter = '{days} after {day}';
/** How files come, and the code of a gift card: now, after a release, and after a funding. */
export const linkNow = 'Nothing to post. You get the link straight after payment, on the page and by email.';
export const linkLater = 'Nothing to post. We email your link, and it works from {day}.';
export const linkOnceMade = 'Nothing to post. We email your link once it is made.';
export const codeNow = 'Nothing to post. You get the code straight after payment, on the page and by email.';
export const codeLater = 'Nothing to post. We email your code, and it works from {day}.';
export const codeOnceMade = 'Nothing to post. We email your code once it is made.';

/** Above the formats of a product that a funding pays for, and, alone, in the bar of a phone. */
export const notMadeYet = 'Not made yet';
export const fundedUntil = 'Its funding ends on {day}. If it fails, we refund it in full.';
/** The same for a product that is released on a day. */
export const fundedUntilThenOut =
  'Its funding ends on {day}. If it succeeds, this comes out on {release}. If it fails, we refund it in full.';
export const rewardsInclude = 'Rewards on its page include delivery.';
export const seeFunding = 'See its progress and rewards';
export const notOutYet = 'Not out yet. Ships from {day}.';
/** `{leaves}` says how soon it is posted; `{made}` that it is made for each order. */
export const leavesUs = 'It {leaves}.';
export const madeToOrder = '{made}. It {leaves}.';
/** `{stock}` is `4 left`. The second is of an earlier day. */
export const stockNow = '{stock}.';
export const stockOnDay = '{stock} on {day}.';

export const howReturnsWork = 'How returns work';
export const returnUntilFunded =
  'Cancel at any time before its funding ends. If it fails, we refund it in full.';
export const returnWithoutReason = {
  one: 'Return within {count} day, no reason needed.',
  other: 'Return within {count} days, no reason needed.',
};
export const returnUnused = {
  one: 'Return unused within {count} day.',
  other: 'Return unused within {count} days.',
};
/** Food and drink. `{returns}` is one of the two above. */
export const returnUnopened = '{returns} Opened packs cannot be returned.';
export const returnFileByLaw = 'We ask for your consent to send it at once, which ends your right to cancel.';
export const returnFile = 'No returns once it is downloaded.';
export const returnGiftCard = 'Refundable until you spend any of it.';

export const taxOnGiftCard = 'None on a gift card. Tax is charged on what it buys.';
export const taxIncluded = 'VAT is included.';
export const noVat = 'No VAT is charged on this.';
export const taxAdded = 'Sales tax is added at checkout where it applies.';
export const noTax = 'No tax is added.';
