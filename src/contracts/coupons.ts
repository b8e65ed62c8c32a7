import * as z from 'zod/mini';
import { NO_PROMO_CODE, type PromoCode } from '../core/discounts/promo-code.ts';
import type { Refusal } from '../core/discounts/refusals.ts';
import { REGION_CODES } from '../core/regions/regions.ts';
import type { ErrorCode } from './error-codes.ts';
import { CALLS_PER_MINUTE, CODE, MAX_PAYMENT } from './limits.ts';
import { noQuery } from './no-query.ts';
import type { Operation } from './operation.ts';

const region = z.enum(REGION_CODES);

/**
 * What a promo code gives. An empty `productIds` means the whole basket, and a `percentOff` of 0 that it takes no percentage off.
 * The other fields are sent only where they say something.
 */
export const couponAnswer = z
  .object({
    code: z.string(),
    percentOff: z.int().check(z.minimum(0), z.maximum(100)),
    productIds: z.array(z.string()),
    /** Minor units off by region; a region that is left out does not take the code. */
    amountsOff: z.optional(z.partialRecord(region, z.int().check(z.minimum(1), z.maximum(MAX_PAYMENT)))),
    hasFreeShipping: z.optional(z.boolean()),
    /** Where it is valid; left out, everywhere. */
    regions: z.optional(z.array(region)),
    /** How many of what it is for it takes; left out, one. */
    minimumQuantity: z.optional(z.int().check(z.minimum(1))),
    /** True where the checkout has to know the e-mail address, since each may use it so many times. */
    needsEmail: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ percentOff, amountsOff = {}, hasFreeShipping }) =>
        percentOff > 0 || Object.keys(amountsOff).length > 0 || hasFreeShipping === true,
      'a code that gives something',
    ),
  );
export type CouponAnswer = z.output<typeof couponAnswer>;

/** An answer as the rules see it, with what it leaves out. */
export function promoCodeFrom(answer: CouponAnswer): PromoCode {
  return { ...NO_PROMO_CODE, ...answer };
}

/** The code that each refusal of a promo code has in the API. */
export const REFUSAL_CODES = {
  unknown: 'unknown_coupon',
  'not-in-region': 'coupon_not_in_region',
  'covers-nothing': 'not_found',
  'too-few': 'coupon_too_few',
  'needs-email': 'coupon_needs_email',
  'used-up': 'coupon_used_up',
  'used-by-email': 'coupon_used_up',
} as const satisfies Record<Refusal, ErrorCode>;

export const couponOperation = {
  id: 'lookUpCoupon',
  summary:
    'What a promo code gives. Unknown, switched off, future and past codes are told apart by nobody; what else is refused, a ' +
    'region or a basket that it is not for, is judged by whoever has the basket, and again at checkout.',
  method: 'GET',
  path: '/api/coupons/store/:code',
  params: z.object({ code: z.string().check(z.regex(CODE)) }),
  query: noQuery,
  answers: { 200: couponAnswer },
  errors: ['invalid_input', 'unknown_coupon', 'too_many_requests'],
  rateLimit: { calls: CALLS_PER_MINUTE, seconds: 60 },
} as const satisfies Operation;
