/** The basket page, without its checkout. */

export const title = 'Your basket';
export const description = 'The items in your basket, what they cost, and the checkout.';
export const skipToPayment = 'Skip to payment';
/** Over a few products, where the basket is empty. */
export const offers = 'Start with one of these';

export const heading = { one: 'One item in your basket', other: '{countInWords} items in your basket' };
/** While all quantities are empty. */
export const headingWithoutQuantity = 'How many would you like?';
/** Under the heading, by what the basket has: something to ship, files, or only gift cards. */
export const leadShipped =
  'Choose a delivery method, check the total and pay on our payment provider’s page. Nothing is charged before that.';
export const leadFiles =
  'There is nothing to deliver: your files are on the page after you pay, and in your email.';
export const leadCodes =
  'There is nothing to deliver: the code is on the page after you pay, and in your email.';
export const emptyHeading = 'Nothing in here yet';
/** Under the heading of an empty basket. */
export const emptyLead = '';
/** On the drawn box, with something in it and empty. */
export const boxNote = '';
export const emptyBoxNote = '';

/** While the page loads, when it fails, and without JavaScript. */
export const loadingHeading = 'Your basket';
export const loading = 'Loading…';
export const failed = 'Your items are safe, but we could not load this page.';
export const tryAgain = 'Try again';
export const needsScriptHeading = 'The basket needs JavaScript';
export const needsScript = 'You can still buy: every product has a Buy now button on its page.';

/** A line. */
export const each = '{price} each';
export const beingFunded = 'Being funded: it is made if the funding succeeds. If not, we refund it in full.';
export const preOrder = 'Pre-order, out on {day}';
export const off = '{discount} off';
export const quantityOf = 'Quantity of {product}';
export const decreaseQuantity = 'Decrease quantity of {product}';
export const increaseQuantity = 'Increase quantity of {product}';
export const formatOf = '{choice} of {product}';
export const formatNotSold = '{format}, not sold here';
/** A link to the product's page, where another size or colour is chosen. */
export const change = 'Change';
export const changeOf = 'the choice for {product}';
export const formatSoldOut = '{format}, sold out';
export const chooseFormat = 'Choose the {choice}';
export const priceChanged = 'Was {was}, now {now}.';
/** A button. A screen reader also says of what: what follows it. */
export const acceptPrice = 'Accept new price';
export const acceptPriceOf = 'of {product}';
/** A button. A screen reader also says the product’s name. */
export const remove = 'Remove';
/**
 * What is wrong with a line. `{place}` is a region: `in the UK`. The last follows the others but the first.
 */
export const enterQuantity = 'Enter a quantity.';
export const gone = 'No longer available.';
export const formatGone = 'This {choice} is no longer available.';
export const formatUnavailable = 'This {choice} is sold out.';
export const chooseOtherFormat = 'Choose another {choice}, or remove it.';
export const pleaseRemove = 'Please remove it.';
export const formatNotSoldHere = 'This {choice} is not sold {place}.';
export const notSoldHere = 'Not sold {place}.';
export const leftOut = 'It is not included in your total.';

/** Lines that were removed. */
export const removed = '{product} was removed.';
export const emptied = 'Your basket was emptied.';
export const undo = 'Undo';
export const restored = 'Back in your basket.';
export const emptyBasket = 'Empty basket';
export const emptyQuestion = 'Empty your basket?';
/** `{items}` is a number of items: `5 items`. */
export const emptyConsequence = 'This removes {items}.';
export const keep = 'Keep everything';

/** Said by a screen reader after each change. */
export const totalIs = 'Total: {amount}.';

/** Suggestions beside the basket. */
export const suggestions = 'Goes well with it';
/** A button. A screen reader also says what follows it. */
export const add = 'Add';
export const addWhat = '{product} to your basket';
export const added = '{product} was added to your basket.';
