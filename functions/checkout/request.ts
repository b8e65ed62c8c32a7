import { z } from 'zod';
import { MAX_LINES, MAX_QUANTITY } from '#src/core/basket/quantity.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { isPlainText } from '../../src/lib/plain-text.ts';
import { text } from '../platform/input.ts';

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id as the catalogue writes it')
  .max(64);
const code = z.string().regex(/^[A-Za-z0-9-]{3,40}$/, 'letters, digits and hyphens, 3 to 40 of them');

const item = z.strictObject({
  productId: id,
  quantity: z.number().int().min(1).max(MAX_QUANTITY),
  productFormatId: id,
  previewUrl: z
    .string()
    .max(300)
    .regex(/^(https?:\/\/[^\s"'<>\\]+|\/[^/\s"'<>\\][^\s"'<>\\]*)$/, 'an address of a picture')
    .refine(isPlainText, 'an address of a picture')
    .optional(),
  customizationQuery: text(200).optional(),
});

const address = {
  address1: text(200).optional(),
  address2: text(200).optional(),
  city: text(100).optional(),
  state: text(100).optional(),
  postcode: text(20).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'an ISO country code')
    .optional(),
};

/** The checkout form: every field is optional here, since the hosted page asks for what is missing. */
const customer = z.strictObject({
  email: z.email().max(254).optional(),
  firstName: text(100).optional(),
  surname: text(100).optional(),
  // The provider takes no longer one.
  phone: text(20).optional(),
  ...address,
  enableOptIn: z.boolean().optional(),
  billing: z.strictObject({ name: text(200).optional(), ...address }).optional(),
});

const anyIntent = {
  storeRegion: z.enum(REGION_CODES),
  isoCurrency: z.string().max(3).optional(),
  payoutCode: code.optional(),
  customerUserAgent: text(1000).optional(),
  successUrl: z.string().max(500).optional(),
  cancelUrl: z.string().max(500).optional(),
  customer: customer.optional(),
};

/** What `POST /api/checkout` takes for a basket. Ids, quantities, codes and a region: nothing in it is an amount. */
export const checkoutRequest = z.strictObject({
  ...anyIntent,
  items: z.array(item).min(1).max(MAX_LINES),
  shippingMethodId: id.optional(),
  couponCode: code.optional(),
  intent: z.literal('Standard', 'Standard or Funding').default('Standard'),
});

/**
 * What it takes for a pledge (`intent: 'Funding'`): a reward, once, or an amount in minor units of the region's currency, which
 * is the one sum that a visitor names, and is held against the funding's smallest and largest.
 */
export const pledgeRequest = z.strictObject({
  ...anyIntent,
  intent: z.literal('Funding'),
  pledge: z
    .strictObject({
      fundingId: id,
      rewardId: id.optional(),
      amount: z.number().int().min(1).max(99_999_999).optional(),
    })
    .superRefine(({ rewardId, amount }, context) => {
      if ((rewardId === undefined) === (amount === undefined))
        context.addIssue({ code: 'custom', path: ['amount'], message: 'either a reward or an amount' });
    }),
});

export type CheckoutRequest = z.output<typeof checkoutRequest>;
export type PledgeRequest = z.output<typeof pledgeRequest>;
export type CheckoutItem = CheckoutRequest['items'][number];

/** What is said of a field that a shopper fills in and that cannot be right. */
export function wordsFor(field: string): string | undefined {
  return WORDS.find(([pattern]) => pattern.test(field))?.[1];
}

const WORDS: readonly [RegExp, string][] = [
  [/^items\.\d+\.quantity$/, `The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`],
  [
    /^items\.\d+\.customizationQuery$/,
    'The wording is too long or has a character that cannot be printed. Type it anew instead of pasting.',
  ],
  [/^pledge\.amount$/, 'Please give an amount in plain figures, such as 12.50.'],
  [
    /^customer\.email$/,
    'This does not look like an e-mail address. It has an @ and a dot, as in ana@example.com.',
  ],
  [/^customer\.phone$/, 'The telephone number is too long: at most 20 characters fit.'],
  [
    /^customer\.(billing\.)?(name|firstName|surname|address[12]|city|state|postcode)$/,
    'A part of your name or address is too long or has a character that cannot be printed. Type it anew instead of pasting.',
  ],
];
