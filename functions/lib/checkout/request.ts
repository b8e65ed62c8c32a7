import { z } from 'zod';
import { REGION_CODES } from '../../../src/features/regions/regions.ts';
import { isPlainText, text } from '../input.ts';

/** At most this many lines in one purchase: the payment provider takes no more. */
export const MAX_LINES = 100;
export const MAX_QUANTITY = 99;

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

/** What `POST /api/checkout` takes. Ids, quantities, codes and a region: nothing in it is an amount. */
export const checkoutRequest = z.strictObject({
  items: z.array(item).min(1).max(MAX_LINES),
  storeRegion: z.enum(REGION_CODES),
  isoCurrency: z.string().max(3).optional(),
  shippingMethodId: id.optional(),
  couponCode: code.optional(),
  payoutCode: code.optional(),
  customerUserAgent: text(1000).optional(),
  successUrl: z.string().max(500).optional(),
  cancelUrl: z.string().max(500).optional(),
  intent: z.literal('Standard').default('Standard'),
  customer: customer.optional(),
});

export type CheckoutRequest = z.output<typeof checkoutRequest>;
export type CheckoutItem = CheckoutRequest['items'][number];
