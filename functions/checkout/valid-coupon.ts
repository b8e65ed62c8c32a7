import { isCouponValid } from '../../src/core/checkout/coupon.ts';
import type { CouponEntry } from '../../src/schemas/selling.ts';
import { findCoupon } from '../platform/catalogue.ts';

/** The promo code of that name that is good at `now`. Unknown, switched off and expired ones are told apart by nobody. */
export function goodCoupon(code: string, now: Date): CouponEntry | undefined {
  const coupon = findCoupon(code);
  return coupon && isCouponValid(coupon, now) ? coupon : undefined;
}
