/** Beside prices, and in sentences about currencies and tax. */

/** Currencies inside a sentence, by their codes. */
export const currencies = { USD: 'US dollars', GBP: 'pounds', CAD: 'Canadian dollars', EUR: 'euros' };

/** Beside a price. */
export const taxIncluded = 'VAT included';
/** Of what is taxed at 0 %, as books are in the UK. */
export const noVat = 'no VAT';
export const taxAtCheckout = 'plus tax at checkout';
export const noTax = 'no tax added';
/** The same as sentences. `{currency}` is one of those above. */
export const pricesWithTax = 'Prices in {currency} include VAT.';
export const pricesPlusTax = 'Prices in {currency}; any sales tax is added at checkout.';
export const pricesWithoutTax = 'Prices in {currency}; we add no tax.';
/** In the terms and the FAQ. */
export const taxIsAdded = 'Where we must collect it, the payment page adds it and shows it before you pay.';
export const noTaxIsAdded = 'We add none at checkout.';

/** For readers in a closed region. `{region}` and `{other}` are `the UK` and the like. */
export const closedRegion =
  'We do not deliver to {region} at the moment. The prices shown here are in {currency}, for delivery to {other}.';
/** In place of a price. `{place}` is the word after it. */
export const notSoldIn = 'Not sold in {region}';
export const notSold = 'Not sold {place}';
export const here = 'here';

/** Before a struck price. */
export const was = 'Was';
export const lowestBefore = 'Lowest price in the 30 days before:';

/** `£4.96 per 100 g`, and with the price of the legal unit: `£4.96 per 100 g, £49.60 per kg`. */
export const unitPrice = '{price} per {amount} {unit}';
export const unitPrices = '{unitPrice}, {price} per {unit}';
export const kilogram = 'kg';
export const litre = 'litre';

/** On cards: in place of a price. */
export const notBackedNow = 'Not open for pledges';
export const soldOutForNow = 'Sold out for now';
/** After a price. */
export const preOrder = 'pre-order';
export const beingFunded = 'being funded';
export const otherFormat = '{format} {price}';
/** The price of another format with a long name, and the lowest price of several others. */
export const alsoAt = 'also {price}';
export const othersFrom = 'others from {price}';
/** The highest price of several others, when the lowest is the one that is shown. */
export const othersUpTo = 'others up to {price}';
