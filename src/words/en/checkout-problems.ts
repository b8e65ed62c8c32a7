/** Why a basket or a pledge cannot be paid. A pledge’s other problems are in `pledges.ts`. */

/** How a problem names a product: alone, with its format, and as a format of it that has a text of the buyer’s. */
export const product = '“{product}”';
export const productInFormat = '“{product}” ({format})';
export const productAsFormat = '“{product}” as “{format}”';

/** A wrong field. */
export const quantityWrong = 'The quantity must be a whole number from 1 to {most}.';
export const wordingUnfit =
  'The wording is too long or has a character that cannot be printed. Type it anew instead of pasting.';
export const nameTooLong = 'The name is too long: at most {most} characters fit.';
export const noteTooLong = 'The note is too long: at most {most} characters fit.';
export const dayWrong = 'Please choose a day from today on, within a year.';
export const amountWrong = 'Please give an amount in plain figures, such as 12.50.';
/** `{item}` is a product or a reward, as above. */
export const notCustomizable = '{item} cannot be customised.';
/** The buyer’s own fields at the start of a sentence, and one of the billing address: `{field}` is one of them. */
export const fields = {
  email: 'The e-mail address',
  firstName: 'The first name',
  surname: 'The surname',
  name: 'The name on the bill',
  phone: 'The telephone number',
  address1: 'The address',
  address2: 'The second line of the address',
  city: 'The town or city',
  state: 'The county, state or province',
  postcode: 'The postcode',
};
export const fieldOfBill = '{field} of the bill';

/** The field to correct, on the page of a checkout without JavaScript. */
export const yourEmail = 'Your e-mail address';
export const promoCode = 'Promo code';
export const amount = 'Amount';
export const quantity = 'Quantity';

/** A product that cannot be bought. `{product}` is its name. */
export const unknownProduct = 'We do not know this product.';
export const unavailable = '“{product}” cannot be bought at the moment.';
export const unknownFormat = '“{product}” does not come in this format.';
export const notSoldHere = '“{product}” ({format}) is not sold in this region.';
export const notFundedYet = '“{product}” cannot be backed yet.';
export const fundingOver = 'The funding of “{product}” is over, so it cannot be backed any more.';
export const tooMany = 'At most {most} of one thing can be bought at once.';

/** What is left of something. `{item}` is a product, a reward, or the uses of a promo code. */
export const usesOfCode = 'uses of {code}';
export const fewLeft = 'So few of {item} are left that one order can have {most} at most.';
export const notEnoughLeft =
  'There are not {quantity} of {item} left. Choose fewer, or take it out of the basket.';
export const soldOut = 'The last of {item} has just gone.';
export const heldByOthers = 'Others are paying for the last {item}. Please come back later.';
/** In that many minutes. */
export const heldForMinutes = {
  one: 'Others are paying for the last {item}. Please come back in a minute.',
  other: 'Others are paying for the last {item}. Please come back in {count} minutes.',
};

/** The basket as a whole. */
export const regionClosed = 'We do not sell to this region at the moment.';
export const otherCurrency = 'Prices in this region are in {currency}.';
export const deliveryMissing = 'Please choose how to have it sent.';
export const totalTooLarge = 'This is more than can be paid at once. Please split the order.';
export const totalTooSmall = 'The total is below the smallest sum that can be paid by card.';
export const changed = 'Something has changed since you saw it. Nothing was charged; please look it over.';
export const tooManyAttempts = 'Please change the basket or try again in an hour.';
/** For programs. `{field}` is its name in the API. */
export const foreignAddress = '{field} must be an address of this store.';

/** The payment page. */
export const otherSum = 'The payment page did not open as it should. Nothing was charged; please try again.';
export const paymentRefused =
  'The payment page could not be opened. Nothing was charged. Please write to us if it happens again.';
export const paymentBusy =
  'Many people are paying at this moment. Nothing was charged and your basket is kept. Please try again in a minute.';
/** `{problem}` is one of the sentences after it. */
export const tryAgainInAMinute =
  '{problem} Nothing was charged and your basket is kept. Please try again in a minute.';
export const paymentSilent = 'The payment page is not answering.';
export const paymentSlow = 'The payment page is taking too long.';
export const noOrders = 'We cannot take orders for a moment.';
