import type { CheckoutQuote } from '#src/contracts/checkout-quote.ts';
import {
  EMAIL_FIELD,
  GIFT_CARD_FIELD,
  GIFT_FIELD,
  giftFieldFor,
  METHOD_FIELD,
  PROMO_FIELD,
  placeFieldFor,
  SEEN_FIELD,
  seenFieldFor,
} from '#src/contracts/form-fields.ts';
import { readPromoCode } from '#src/core/discounts/code.ts';
import { GIFT_DETAILS } from '#src/core/gift-cards/gift-details.ts';
import { customizationOf } from '#src/core/products/customization.ts';
import { chosenFormat, MAX_OPTIONS, optionField } from '#src/core/products/options.ts';
import { findProduct } from '../catalogue/snapshot.ts';
import { activePayoutCode } from '../payouts/active-payout-code.ts';
import { fieldOf, type Repeated } from '../platform/input.ts';

/** A plain amount as typed, with a point or a comma before the cents. */
const TYPED_AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;
/** The fields that are repeated in a form the customer sends again. All other fields are ignored. */
const FIELDS = [
  'intent',
  'storeRegion',
  'productId',
  'productFormatId',
  ...Array.from({ length: MAX_OPTIONS }, (_, at) => optionField(at)),
  'quantity',
  'customizationQuery',
  'fundingId',
  'rewardId',
  'digitalConsent',
  'payoutCode',
  PROMO_FIELD,
  GIFT_CARD_FIELD,
  GIFT_FIELD,
  ...GIFT_DETAILS.map(giftFieldFor),
  EMAIL_FIELD,
  METHOD_FIELD,
  placeFieldFor('country'),
  placeFieldFor('postcode'),
  'attempt',
];

type Typed = string | Repeated | undefined;
type Fields = (name: string) => Typed;

/**
 * Converts a posted form of a product or funding page (without script) to the JSON request: one product in
 * one format, or one pledge. Repeated fields stay a list, so that the schema refuses them.
 */
export function fromForm(body: string): unknown {
  const value = fieldsOf(body);
  const payoutCode = codeOf(value('payoutCode'));
  if (value('intent') === 'Funding') return { ...pledge(value), payoutCode };
  const item = {
    productId: value('productId'),
    productFormatId: formatIn(value),
    quantity: wholeNumber(value('quantity')),
    customizationQuery: asksForWords(value) ? value('customizationQuery') : undefined,
  };
  const customer = {
    email: value(EMAIL_FIELD),
    country: value(placeFieldFor('country')),
    postcode: value(placeFieldFor('postcode')),
  };
  // The page contains the price of each format; only now is it known which one was chosen.
  const amount = value(seenFieldFor(String(item.productFormatId)));
  const seen = amount === undefined ? undefined : { unitAmounts: [wholeNumber(amount)] };
  return {
    items: [item],
    storeRegion: value('storeRegion'),
    payoutCode,
    couponCode: promoCode(value(PROMO_FIELD)),
    giftCardCode: value(GIFT_CARD_FIELD),
    digitalConsent: value('digitalConsent'),
    ...giftOf(value),
    shippingMethodId: value(METHOD_FIELD),
    ...(Object.values(customer).some(Boolean) && { customer }),
    ...(seen && { seen }),
  };
}

/** The chosen format's id. A product with options has a field for each of them. */
function formatIn(value: Fields): Typed {
  const sent = value('productFormatId');
  const product = sent === undefined ? findProduct(String(value('productId'))) : undefined;
  if (!product?.options) return sent;
  return chosenFormat(product.formats, product.options, (name) => textOf(value(name)))?._id ?? NO_VARIANT;
}

/** The id of no format: a combination of values that the product does not have. */
const NO_VARIANT = 'no-such-variant';

const textOf = (typed: Typed) => (typeof typed === 'string' ? typed : undefined);

/** The details of a gift that are filled in. A ticked box alone makes it a gift, too. */
function giftOf(value: Fields): { gift?: object } {
  const details = GIFT_DETAILS.flatMap((name) => {
    const typed = value(giftFieldFor(name));
    return typed === undefined ? [] : [[name, typed] as const];
  });
  return value(GIFT_FIELD) || details.length > 0 ? { gift: Object.fromEntries(details) } : {};
}

/**
 * False for a format that cannot be customised, such as an e-book: its text field was hidden,
 * so its value is ignored.
 */
function asksForWords(value: Fields): boolean {
  const product = findProduct(String(value('productId')));
  const format = product?.formats.find(({ _id }) => _id === formatIn(value));
  return !product?.customization || !format || customizationOf(product, format) !== undefined;
}

/** A promo code as typed, in upper case. */
function promoCode(typed: Typed) {
  return typeof typed === 'string' ? readPromoCode(typed) || undefined : typed;
}

/** The fields to repeat when a form is sent again: the known ones, and the prices its page showed. */
export function fieldsAgain(body: string): Record<string, string> {
  const isKnown = (name: string) =>
    name === 'amount' || FIELDS.includes(name) || name === SEEN_FIELD || name.startsWith(seenFieldFor(''));
  return Object.fromEntries([...new URLSearchParams(body)].filter(([name]) => isKnown(name)));
}

/** The fields that repeat a form and accept its new price. */
export function acceptingFields(body: string, { items: [item] }: CheckoutQuote): Record<string, string> {
  const value = fieldsOf(body);
  const kept = FIELDS.flatMap((name) => {
    const field = value(name);
    return typeof field === 'string' ? [[name, field]] : [];
  });
  if (item?.unitAmount === undefined) return Object.fromEntries(kept);
  const seen = value('intent') === 'Funding' ? SEEN_FIELD : seenFieldFor(item.productFormatId);
  return Object.fromEntries([...kept, [seen, String(item.unitAmount)]]);
}

function fieldsOf(body: string): Fields {
  const fields = new URLSearchParams(body);
  return (name) => fieldOf(fields, name) || undefined;
}

function pledge(value: Fields) {
  const seen = value(SEEN_FIELD);
  return {
    intent: 'Funding',
    pledge: {
      fundingId: value('fundingId'),
      rewardId: value('rewardId'),
      customizationQuery: value('customizationQuery'),
      amount: minorUnits(value('amount')),
    },
    storeRegion: value('storeRegion'),
    ...(seen !== undefined && { seen: { total: wholeNumber(seen) } }),
  };
}

/** A whole number. Anything else stays as it is, so that the schema names the field. */
function wholeNumber(typed: Typed) {
  return typeof typed === 'string' && /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
}

/** `12.50` as 1250. Anything else stays as it is, so that the schema names the field. */
function minorUnits(typed: Typed) {
  const [, whole, cents = ''] = (typeof typed === 'string' && TYPED_AMOUNT.exec(typed.trim())) || [];
  return whole === undefined ? typed : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * The payout code that the page's script adds to a form. An inactive code is dropped: the customer cannot see
 * it, and it must not block the sale.
 */
function codeOf(sent: Typed) {
  return typeof sent !== 'string' || activePayoutCode(sent) ? sent : undefined;
}
