import { z } from 'zod';
import { PAYOUT_CODE, PAYOUT_SOURCE_LENGTH } from '../contracts/limits.ts';
import { day, line, pricesByRegion, slug } from './fields.ts';

export const shippingMethodSchema = z.strictObject({
  name: line(40),
  active: z.boolean(),
  order: z.number().int(),
  estimate: z.strictObject({ minimumDays: z.number().int().min(1), maximumDays: z.number().int().min(1) }),
  rates: pricesByRegion,
});

export const couponSchema = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{3,30}$/, 'capital letters, digits and hyphens, 3 to 30 of them'),
  percentOff: z.number().int().min(1).max(100),
  products: z.array(slug).default([]),
  active: z.boolean().default(true),
  expiresAt: day.optional(),
});

export const payoutCodeSchema = z.strictObject({
  code: z.string().regex(PAYOUT_CODE, 'lower-case letters, digits and hyphens, 3 to 40 of them'),
  /** Whom it credits, as shoppers read it. */
  source: line(PAYOUT_SOURCE_LENGTH),
  /** The commission on goods, in percent; 0 for a code that only counts. There is no default, since it is money. */
  rate: z
    .number()
    .min(0)
    .max(100)
    .refine((rate) => Number(rate.toFixed(2)) === rate, 'a percentage with at most two decimals'),
  /** The addresses that its owner buys with. Such orders earn nothing; no page and no answer names them. */
  ownerEmails: z.array(z.email()).max(10).default([]),
  active: z.boolean().default(true),
});
export type ShippingMethodEntry = z.infer<typeof shippingMethodSchema>;
export type CouponEntry = z.infer<typeof couponSchema>;
export type PayoutCodeEntry = z.infer<typeof payoutCodeSchema>;
