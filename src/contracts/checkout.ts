import * as z from 'zod/mini';
import { MAX_LINES, MAX_QUANTITY } from '../core/basket/quantity.ts';
import { GIFT_CARD_TYPED_LENGTH } from '../core/gift-cards/code.ts';
import { NEWS_WORDINGS } from '../core/news/wordings.ts';
import { OPEN_REGIONS } from '../core/regions/open-regions.ts';
import { hasMarkup } from '../core/typed-text.ts';
import * as words from '../words/en/field-rules.ts';
import { checkoutAnswer } from './checkout-answer.ts';
import { CHECKOUT_PATH } from './checkout-path.ts';
import {
  BODY_LIMIT,
  CALLS_PER_MINUTE,
  CATALOGUE_ID,
  CATALOGUE_ID_LENGTH,
  CODE,
  CUSTOMIZATION_LENGTH,
  GIFT_LENGTH,
  IDEMPOTENCY_KEY,
  MAX_PAYMENT,
  OWN_PICTURE,
  PERSON_LENGTH,
} from './limits.ts';
import type { Operation } from './operation.ts';
import { text } from './text.ts';

const id = z.string().check(z.regex(CATALOGUE_ID, words.catalogueId), z.maxLength(CATALOGUE_ID_LENGTH));
const code = z.string().check(z.regex(CODE, words.codeForm));

/** Text without HTML tags, which nothing shows as such. */
const untagged = (max: number) => text(max).check(z.refine((value) => !hasMarkup(value), words.noTags));

/**
 * A gift: the recipient, who it is from, a message, and where and when to send what is delivered by email.
 * The parcel then shows no prices.
 */
const gift = z.strictObject({
  name: z.optional(untagged(GIFT_LENGTH.name)),
  from: z.optional(untagged(GIFT_LENGTH.from)),
  note: z.optional(untagged(GIFT_LENGTH.note)),
  email: z.optional(z.email().check(z.maxLength(PERSON_LENGTH.email))),
  deliverOn: z.optional(z.iso.date()),
});

const item = z.strictObject({
  productId: id,
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  productFormatId: id,
  previewUrl: z.optional(z.string().check(z.maxLength(100), z.regex(OWN_PICTURE, words.picturePath))),
  customizationQuery: z.optional(text(CUSTOMIZATION_LENGTH)),
  /** For a gift card: its own recipient, instead of the order's. */
  gift: z.optional(gift),
});

const address = {
  address1: z.optional(text(PERSON_LENGTH.address1)),
  address2: z.optional(text(PERSON_LENGTH.address2)),
  city: z.optional(text(PERSON_LENGTH.city)),
  state: z.optional(text(PERSON_LENGTH.state)),
  postcode: z.optional(text(PERSON_LENGTH.postcode)),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, words.country))),
};

/**
 * The checkout form. Every field is optional, since the payment page asks for what is missing. Only where the
 * delivery depends on the country or the postcode (`zones` and `excluded` of the shipping methods), it is
 * needed here.
 */
const customer = z.strictObject({
  email: z.optional(z.email().check(z.maxLength(PERSON_LENGTH.email))),
  firstName: z.optional(text(PERSON_LENGTH.firstName)),
  surname: z.optional(text(PERSON_LENGTH.surname)),
  phone: z.optional(text(PERSON_LENGTH.phone)),
  ...address,
  /** The newsletter consent, and which wording was shown. Defaults to the current wording. */
  enableOptIn: z.optional(z.boolean()),
  optInWording: z.optional(z.enum(NEWS_WORDINGS.map(({ id }) => id))),
  billing: z.optional(z.strictObject({ name: z.optional(text(PERSON_LENGTH.name)), ...address })),
});

const amount = z.int().check(z.minimum(0));

/**
 * The amounts that the shopper saw when they submitted, in minor units of the region's currency.
 * `unitAmounts` has the unit price of each item, in order. They are compared with the server's amounts and
 * never charged. Missing amounts are not compared.
 */
const seen = z.strictObject({
  unitAmounts: z.optional(z.array(amount).check(z.maxLength(MAX_LINES))),
  subtotal: z.optional(amount),
  discount: z.optional(amount),
  shipping: z.optional(amount),
  total: z.optional(amount),
  /** The part of the total that the gift card pays. */
  giftCard: z.optional(amount),
});

const anyIntent = {
  storeRegion: z.enum(OPEN_REGIONS),
  isoCurrency: z.optional(z.string().check(z.maxLength(3))),
  payoutCode: z.optional(code),
  customerUserAgent: z.optional(text(1000)),
  successUrl: z.optional(z.string().check(z.maxLength(500))),
  cancelUrl: z.optional(z.string().check(z.maxLength(500))),
  customer: z.optional(customer),
  seen: z.optional(seen),
  /**
   * The `Idempotency-Key` of the payment page that this one replaces.
   * That page is expired and its reservation released.
   */
  previousKey: z.optional(z.string().check(z.regex(IDEMPOTENCY_KEY, words.keyForm))),
};

/**
 * The checkout request for a basket: ids, quantities, codes and a region.
 * The only amounts in it are in `seen`.
 */
export const basketRequest = z.strictObject({
  ...anyIntent,
  items: z.array(item).check(z.minLength(1), z.maxLength(MAX_LINES)),
  shippingMethodId: z.optional(id),
  couponCode: z.optional(code),
  /** The code of a gift card. It pays as much as it can. */
  giftCardCode: z.optional(z.string().check(z.minLength(1), z.maxLength(GIFT_CARD_TYPED_LENGTH))),
  gift: z.optional(gift),
  /**
   * The version of the consent to immediate delivery of digital content:
   * `src/core/checkout/digital-consent.ts`.
   */
  digitalConsent: z.optional(z.string().check(z.maxLength(40))),
  intent: z._default(z.literal('Standard', words.intent), 'Standard'),
});

/**
 * The checkout request for a pledge (`intent: 'Funding'`): one reward, or an amount in minor units of the
 * region's currency. This is the only amount that a visitor chooses; the server checks it against the
 * funding's limits.
 */
export const pledgeRequest = z.strictObject({
  ...anyIntent,
  intent: z.literal('Funding'),
  pledge: z
    .strictObject({
      fundingId: id,
      rewardId: z.optional(id),
      /** The personalisation text of the reward, if it asks for one. */
      customizationQuery: z.optional(text(CUSTOMIZATION_LENGTH)),
      amount: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAYMENT))),
    })
    .check(
      z.superRefine(({ rewardId, amount }, context) => {
        if ((rewardId === undefined) === (amount === undefined))
          context.addIssue({ code: 'custom', path: ['amount'], message: words.rewardOrAmount });
      }),
    ),
});

export type BasketRequest = z.output<typeof basketRequest>;
export type PledgeRequest = z.output<typeof pledgeRequest>;
export type CheckoutItem = BasketRequest['items'][number];
/** The request as sent: fields with a default are optional. */
export type BasketRequestBody = z.input<typeof basketRequest>;

export const checkoutOperation = {
  id: 'startCheckout',
  summary: 'Prices an order and opens a hosted payment page for it.',
  method: 'POST',
  path: CHECKOUT_PATH,
  body: { schema: z.union([basketRequest, pledgeRequest]), limit: BODY_LIMIT.checkout, mayBeForm: true },
  hasKey: true,
  mayNeedProof: true,
  answers: { 200: checkoutAnswer },
  errors: [
    'region_closed',
    'wrong_currency',
    'foreign_url',
    'unknown_product',
    'unknown_format',
    'unavailable',
    'not_sold_here',
    'too_many',
    'customization',
    'consent_required',
    'unknown_shipping_method',
    'delivery_place_missing',
    'not_delivered',
    'unknown_coupon',
    'not_found',
    'coupon_not_in_region',
    'coupon_too_few',
    'coupon_needs_email',
    'coupon_used_up',
    'unknown_payout_code',
    'unknown_gift_card',
    'gift_card_other_currency',
    'gift_card_empty',
    'gift_card_not_needed',
    'gift_card_not_taken',
    'gift_card_in_use',
    'gift_date',
    'totals_changed',
    'total_too_large',
    'total_too_small',
    'unknown_funding',
    'unknown_reward',
    'amount_out_of_range',
    'not_open_yet',
    'funding_over',
    'sold_out',
    'held_by_others',
    'too_many_attempts',
    'too_many_requests',
    'payment_refused',
    'payment_mismatch',
    'payment_busy',
    'payment_unavailable',
  ],
  rateLimit: { calls: CALLS_PER_MINUTE, seconds: 60 },
} as const satisfies Operation;
