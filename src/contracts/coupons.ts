import * as z from 'zod/mini';
import { NO_PROMO_CODE, type PromoCode } from '../core/discounts/promo-code.ts';
import type { Refusal } from '../core/discounts/refusals.ts';
import { OPEN_REGIONS } from '../core/regions/open-regions.ts';
import * as words from '../words/en/field-rules.ts';
import type { ErrorCode } from './error-codes.ts';
import { CALLS_PER_MINUTE, CODE, MAX_PAYMENT } from './limits.ts';
import { noQuery } from './no-query.ts';
import type { Operation } from './operation.ts';

const region = z.enum(OPEN_REGIONS);

/**
 * What a promo code gives. An empty `productIds` means the whole basket; a `percentOff` of 0 means that it
 * takes off no percentage. The other fields are only sent when they apply.
 */
export const couponAnswer = z
  .object({
    code: z.string(),
    percentOff: z.int().check(z.minimum(0), z.maximum(100)),
    productIds: z.array(z.string()),
    /** Minor units off by region. The code is not valid in regions that are left out. */
    amountsOff: z.optional(z.partialRecord(region, z.int().check(z.minimum(1), z.maximum(MAX_PAYMENT)))),
    hasFreeShipping: z.optional(z.boolean()),
    /** The regions where it is valid. Absent for all. */
    regions: z.optional(z.array(region)),
    /** The minimum number of covered products. Absent for one. */
    minimumQuantity: z.optional(z.int().check(z.minimum(1))),
    /** True when its uses per email address are limited, so that the checkout needs the address. */
    needsEmail: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ percentOff, amountsOff = {}, hasFreeShipping }) =>
        percentOff > 0 || Object.keys(amountsOff).length > 0 || hasFreeShipping === true,
      words.codeThatGives,
    ),
  );
export type CouponAnswer = z.output<typeof couponAnswer>;

/** Converts a response to the type of the promo code rules and fills in the defaults. */
export function promoCodeFrom(answer: CouponAnswer): PromoCode {
  return { ...NO_PROMO_CODE, ...answer };
}

/** The API's error code for each refusal of a promo code. */
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
    'What a promo code gives. Unknown, inactive, future and ended codes get the same answer. The client checks its region and products; the checkout checks everything again.',
  method: 'GET',
  path: '/api/coupons/store/:code',
  params: z.object({ code: z.string().check(z.regex(CODE)) }),
  query: noQuery,
  answers: { 200: couponAnswer },
  errors: ['invalid_input', 'unknown_coupon', 'too_many_requests'],
  rateLimit: { calls: CALLS_PER_MINUTE, seconds: 60 },
} as const satisfies Operation;
