/** The facts below the price of a product. */

export const delivery = 'Delivery';
export const arrives = 'Arrives';
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
export const linkNow = 'Nothing to post. The link is on the page after you pay, and in your e-mail.';
export const linkLater = 'Nothing to post. Your link comes by e-mail and works from {day} on.';
export const linkOnceMade = 'Nothing to post. Your link comes by e-mail once it is made.';
export const codeNow = 'Nothing to post. The code is on the page after you pay, and in your e-mail.';
export const codeLater = 'Nothing to post. Your code comes by e-mail and works from {day} on.';
export const codeOnceMade = 'Nothing to post. Your code comes by e-mail once it is made.';

export const notMadeYet = 'This is not made yet. Your order is one of those that get it made.';
export const seeFunding = 'See how far it has come';
export const notOutYet = 'Not out yet. Ships from {day}.';
/** `{leaves}` says how soon it is posted; `{made}` that it is made for each order. */
export const leavesUs = 'It {leaves}.';
export const madeToOrder = '{made}. It {leaves}.';
/** `{stock}` is `4 left`. The second is of an earlier day. */
export const stockNow = '{stock}.';
export const stockOnDay = '{stock} on {day}.';

export const howReturnsWork = 'How returns work';
export const returnUntilFunded =
  'Until its funding ends, without a reason. If that fails, you get it all back.';
export const returnWithoutReason = {
  one: '{countInWords} day from its arrival, without a reason.',
  other: '{countInWords} days from its arrival, without a reason.',
};
export const returnUnused = {
  one: '{countInWords} day from its arrival, unused.',
  other: '{countInWords} days from its arrival, unused.',
};
/** Food and drink. `{returns}` is one of the two above. */
export const returnUnopened = '{returns} What you have opened stays with you.';
export const returnFileByLaw =
  'You are asked before you pay to have it at once, and by that give up the days for cancelling.';
export const returnFile = 'Not once it is downloaded.';
export const returnGiftCard = 'While nothing is spent of it.';

export const taxOnGiftCard = 'None on a gift card. Where tax is due, it is on what the card buys.';
export const taxIncluded = 'VAT is included.';
export const taxAdded = 'Sales tax is added at checkout, where your state or country asks for it.';
export const noTax = 'No tax is added.';
