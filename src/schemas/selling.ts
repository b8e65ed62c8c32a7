import { z } from 'zod';
import { PAYOUT_CODE } from '../contracts/limits.ts';
import { REGION_CODES } from '../core/regions/regions.ts';
import { day, line, pricesByRegion, slug } from './fields.ts';

const workingDays = z.number().int().min(1).max(365);

export const shippingMethodSchema = z
  .strictObject({
    name: line(40),
    active: z.boolean(),
    order: z.number().int(),
    estimate: z
      .strictObject({ minimumDays: workingDays, maximumDays: workingDays })
      .refine(({ minimumDays, maximumDays }) => minimumDays <= maximumDays, {
        path: ['maximumDays'],
        message: 'no fewer days than minimumDays',
      }),
    rates: pricesByRegion,
    /** The value of goods, after the discount, from which on the method costs nothing. */
    freeFrom: pricesByRegion.optional(),
  })
  .superRefine(({ rates, freeFrom = {} }, context) => {
    for (const region of REGION_CODES)
      if (freeFrom[region] !== undefined && rates[region] === undefined)
        context.addIssue({ code: 'custom', path: ['freeFrom', region], message: 'a rate there, too' });
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
  source: line(60),
  active: z.boolean().default(true),
});
export type ShippingMethodEntry = z.infer<typeof shippingMethodSchema>;
export type CouponEntry = z.infer<typeof couponSchema>;
export type PayoutCodeEntry = z.infer<typeof payoutCodeSchema>;
