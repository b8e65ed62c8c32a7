import { customizationOf } from '#src/core/products/customization.ts';
import type { CheckoutQuote } from '../../src/contracts/checkout-quote.ts';
import {
  EMAIL_FIELD,
  GIFT_CARD_FIELD,
  PROMO_FIELD,
  SEEN_FIELD,
  seenFieldFor,
} from '../../src/contracts/form-fields.ts';
import { goodPayoutCode } from '../payouts/good-payout-code.ts';
import { findProduct } from '../platform/catalogue.ts';

/** A plain amount as people type it, with a point or a comma before the cents. */
const TYPED_AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;
/** What a form may be sent with once more; anything else in it was never read. */
const FIELDS = [
  'intent',
  'storeRegion',
  'productId',
  'productFormatId',
  'quantity',
  'customizationQuery',
  'fundingId',
  'rewardId',
  'digitalConsent',
  'payoutCode',
  PROMO_FIELD,
  GIFT_CARD_FIELD,
  EMAIL_FIELD,
  'attempt',
];

type Fields = (name: string) => string | string[] | undefined;

/**
 * What a product's or a funding's page posts without script, as the JSON of the same request: one product in one format, or one
 * pledge.
 * Repeated fields are kept as a list, so that the schema refuses them.
 */
export function fromForm(body: string): unknown {
  const value = fieldsOf(body);
  const payoutCode = codeOf(value('payoutCode'));
  if (value('intent') === 'Funding') return { ...pledge(value), payoutCode };
  const item = {
    productId: value('productId'),
    productFormatId: value('productFormatId'),
    quantity: wholeNumber(value('quantity')),
    customizationQuery: asksForWords(value) ? value('customizationQuery') : undefined,
  };
  const email = value(EMAIL_FIELD);
  // The page shows the price of each format, and which one was chosen is known only now.
  const amount = value(seenFieldFor(String(item.productFormatId)));
  const seen = amount === undefined ? undefined : { unitAmounts: [wholeNumber(amount)] };
  return {
    items: [item],
    storeRegion: value('storeRegion'),
    payoutCode,
    couponCode: promoCode(value(PROMO_FIELD)),
    giftCardCode: value(GIFT_CARD_FIELD),
    digitalConsent: value('digitalConsent'),
    ...(email && { customer: { email } }),
    ...(seen && { seen }),
  };
}

/** False where the format that was chosen bears no words, as an e-book: the field was out of sight, whatever was typed in it before. */
function asksForWords(value: Fields): boolean {
  const product = findProduct(String(value('productId')));
  const format = product?.formats.find(({ _id }) => _id === value('productFormatId'));
  return !product?.customization || !format || customizationOf(product, format) !== undefined;
}

/** A code as people type it: codes have capitals. */
function promoCode(typed: string | string[] | undefined) {
  return typeof typed === 'string' ? typed.trim().toUpperCase() || undefined : typed;
}

/** The key that a page's script gives to a form, so that a second press of its button is no second attempt. */
export function keyOf(body: string): string | undefined {
  return new URLSearchParams(body).get('attempt') || undefined;
}

/** What a posted form is sent with once more: the fields that are known, and the prices that its page showed. */
export function fieldsAgain(body: string): Record<string, string> {
  const isKnown = (name: string) =>
    name === 'amount' || FIELDS.includes(name) || name === SEEN_FIELD || name.startsWith(seenFieldFor(''));
  return Object.fromEntries([...new URLSearchParams(body)].filter(([name]) => isKnown(name)));
}

/** The fields of a posted form with which it says yes to what it comes to now. */
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
  return (name) => {
    const all = fields.getAll(name);
    return all.length > 1 ? all : all[0] || undefined;
  };
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

/** Plain figures as a number. What is none stays as it is, so that the schema names the field. */
function wholeNumber(typed: string | string[] | undefined) {
  return typeof typed === 'string' && /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
}

/** `12.50` as 1250. What is no amount stays as it is, so that the schema names the field. */
function minorUnits(typed: string | string[] | undefined) {
  const [, whole, cents = ''] = (typeof typed === 'string' && TYPED_AMOUNT.exec(typed.trim())) || [];
  return whole === undefined ? typed : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * A payout code that a page's script put into a form, from what the browser keeps. One that credits nobody any more is left out: who
 * posts a form cannot see it there, and it is no reason not to sell.
 */
function codeOf(sent: string | string[] | undefined) {
  return typeof sent !== 'string' || goodPayoutCode(sent) ? sent : undefined;
}
