import type { CouponEntry } from '../../src/schemas/selling.ts';
import { findCoupon } from '../platform/catalogue.ts';

/** The promo code of that name that is good at `now`. Unknown, switched off and expired ones are told apart by nobody. */
export function goodCoupon(code: string, now: Date): CouponEntry | undefined {
  const coupon = findCoupon(code);
  if (!coupon?.active) return undefined;
  return coupon.expiresAt && new Date(coupon.expiresAt) <= now ? undefined : coupon;
}
