/** Why a basket or a pledge cannot be paid. A pledge’s other problems are in `pledges.ts`. */

/**
 * How a problem names a product: alone, with its format,
 * and as a format of it that has a text of the buyer’s.
 */
export const product = '“{product}”';
export const productInFormat = '“{product}” ({format})';
/** A part of a bundle that is short. */
export const partOfBundle = '“{product}” ({format}) in “{bundle}”';
export const productAsFormat = '“{product}” as “{format}”';

/** A wrong field. */
export const quantityWrong = 'The quantity must be a whole number from 1 to {most}.';
export const wordingUnfit =
  'The personalisation is too long or has a character that cannot be printed. Please type it instead of pasting.';
export const nameTooLong = 'The name is too long: at most {most} characters.';
export const fromTooLong = 'Your name is too long: at most {most} characters.';
export const noteTooLong = 'The note is too long: at most {most} characters.';
export const noMarkup = 'Use plain text only, without HTML tags or invisible characters.';
export const dayWrong = 'Choose a day from today to a year from now.';
export const amountWrong = 'Enter an amount in figures, such as 12.50.';
/** `{item}` is a product or a reward, as above. */
export const notCustomizable = '{item} cannot be personalised.';
/**
 * The buyer’s own fields at the start of a sentence, and one of the billing address:
 * `{field}` is one of them.
 */
export const fields = {
  email: 'The email address',
  firstName: 'The first name',
  surname: 'The surname',
  name: 'The billing name',
  phone: 'The telephone number',
  address1: 'The address',
  address2: 'The second line of the address',
  city: 'The town or city',
  state: 'The county, state or province',
  postcode: 'The postcode',
};
export const fieldOfBill = '{field} for billing';

/** The field to correct, on the page of a checkout without JavaScript. */
export const yourEmail = 'Your email address';
export const promoCode = 'Promo code';
export const amount = 'Amount';
export const quantity = 'Quantity';
export const deliveryMethod = 'Delivery method';

/** A product that cannot be bought. `{product}` is its name. */
export const unknownProduct = 'We cannot find this product.';
export const unavailable = 'You cannot buy “{product}” at the moment.';
export const unknownFormat = '“{product}” does not come in this {choice}.';
export const notSoldHere = '“{product}” ({format}) is not sold in this region.';
export const notFundedYet = '“{product}” cannot be backed yet.';
export const fundingOver = 'Funding for “{product}” has ended.';
/** What one customer may buy, and what an email address has already bought. */
export const mostPerPerson = {
  one: 'Each customer can buy one “{product}”.',
  other: 'Each customer can buy at most {count} of “{product}”.',
};
export const boughtBefore = '{rule} There is an order with this email address already.';
export const tooMany = 'You can buy at most {most} of one item at once.';

/** What is left of something. `{item}` is a product, a reward, or the uses of a promo code. */
export const usesOfCode = 'uses of {code}';
export const fewLeft = 'Few of {item} are left: at most {most} in one order.';
export const notEnoughLeft =
  'Fewer than {quantity} of {item} are left. Choose fewer, or remove it from the basket.';
export const soldOut = '{item} has just sold out.';
export const heldByOthers = 'Other shoppers are paying for the last {item}. Please try again later.';
/** In that many minutes. */
export const heldForMinutes = {
  one: 'Other shoppers are paying for the last {item}. Please try again in a minute.',
  other: 'Other shoppers are paying for the last {item}. Please try again in {count} minutes.',
};

/** The basket as a whole. */
export const regionClosed = 'We do not sell to this region at the moment.';
export const otherCurrency = 'Prices in this region are in {currency}.';
export const deliveryMissing = 'Please choose a delivery method.';
export const countryMissing = 'Please choose the country to deliver to: the price depends on it.';
export const postcodeMissing = 'Please enter the postcode to deliver to: the price depends on it.';
export const totalTooLarge = 'The total is above the limit for one payment. Please split the order.';
export const totalTooSmall = 'The total is below the minimum for a card payment.';
export const changed =
  'Something has changed since you looked. Nothing was charged. Please check your order.';
export const tooManyAttempts = 'Please change the basket or try again in an hour.';
/** For programs. `{field}` is its name in the API. */
export const foreignAddress = '{field} must be an address of this store.';

/** The payment page. */
export const otherSum = 'The payment page did not open. Nothing was charged. Please try again.';
export const paymentRefused =
  'We couldn’t open the payment page. Nothing was charged. If it happens again, please write to us.';
export const paymentBusy =
  'Many people are paying right now. Nothing was charged and your basket is safe. Please try again in a minute.';
/** `{problem}` is one of the sentences after it. */
export const tryAgainInAMinute =
  '{problem} Nothing was charged and your basket is safe. Please try again in a minute.';
export const paymentSilent = 'The payment page is not answering.';
export const paymentSlow = 'The payment page is taking too long.';
export const noOrders = 'We cannot take orders right now.';
