import * as z from 'zod/mini';
import { CALLS_PER_MINUTE, CODE } from './limits.ts';
import type { Operation } from './operation.ts';

/** What a promo code gives. An empty `productIds` means the whole basket. */
export const couponAnswer = z.object({
  code: z.string(),
  percentOff: z.int().check(z.minimum(1), z.maximum(100)),
  productIds: z.array(z.string()),
});
export type CouponAnswer = z.output<typeof couponAnswer>;

export const couponOperation = {
  id: 'lookUpCoupon',
  summary: 'What a promo code gives. Unknown, switched off and expired codes are told apart by nobody.',
  method: 'GET',
  path: '/api/coupons/store/:code',
  params: z.object({ code: z.string().check(z.regex(CODE)) }),
  answers: { 200: couponAnswer },
  errors: ['unknown_coupon'],
  rateLimit: { calls: CALLS_PER_MINUTE, seconds: 60 },
} as const satisfies Operation;
