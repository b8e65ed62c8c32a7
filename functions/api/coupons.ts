import type { Config } from '@netlify/functions';
import { findCoupon } from '../lib/catalogue.ts';
import { endpoint, json } from '../lib/http.ts';
import { refusal } from '../lib/refusal.ts';

/**
 * `GET /api/coupons/store/{code}`: what a promo code gives, as `{ code, percentOff, productIds }`; an empty
 * `productIds` means the whole basket. Unknown, switched off and expired codes are told apart by nobody.
 */
export default endpoint({
  GET: (_request, { context }) => {
    const code = context.params.code ?? '';
    const coupon = code.length <= 40 ? findCoupon(code) : undefined;
    if (!coupon?.active || (coupon.expiresAt && new Date(coupon.expiresAt) <= new Date()))
      return refusal(404, 'unknown_coupon', 'We do not know this promo code, or it has ended.', {
        field: 'code',
      });
    return json({ code: coupon.code, percentOff: coupon.percentOff, productIds: coupon.products });
  },
});

export const config: Config = { path: '/api/coupons/store/:code' };
