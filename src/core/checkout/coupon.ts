/** `percentOff` 1 to 100; with no `productIds` it holds for everything. */
export type QuoteCoupon = { code: string; percentOff: number; productIds: readonly string[] };

/** What of a promo code, as an editor wrote it, says whether it holds. */
export type CouponTerms = { active: boolean; expiresAt?: Date | string | undefined };

/** True while a promo code holds: it is switched on, and the moment of its end has not come. */
export function isCouponValid({ active, expiresAt }: CouponTerms, now: Date): boolean {
  return active && !(expiresAt && new Date(expiresAt) <= now);
}

/** True when the coupon takes something off this product; one that names no product holds for all. */
export function couponCovers(coupon: Pick<QuoteCoupon, 'productIds'>, productId: string): boolean {
  return coupon.productIds.length === 0 || coupon.productIds.includes(productId);
}

/** What is said of a code that is unknown, switched off or over: these are told apart by nobody, so that codes cannot be guessed. */
export const UNKNOWN_COUPON_MESSAGE = 'We do not know this promo code, or it has ended.';

export function couponCoversNothing(code: string): string {
  return `Promo code ${code} does not apply to any products in the basket`;
}
