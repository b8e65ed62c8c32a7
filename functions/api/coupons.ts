import type { Config } from '@netlify/functions';
import { UNKNOWN_COUPON } from '../../src/core/checkout/coupon.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { goodCoupon } from '../checkout/coupons.ts';
import { endpoint, json } from '../platform/http.ts';
import { problem } from '../platform/problem.ts';

/** As the checkout takes it. Plain letters only: `toUpperCase` turns other letters (ı, ſ, ﬁ) into these. */
const CODE = /^[A-Za-z0-9-]{3,40}$/;

/**
 * `GET /api/coupons/store/{code}`: what a promo code gives, as `{ code, percentOff, productIds }`; an empty
 * `productIds` means the whole basket. Unknown, switched off and expired codes are told apart by nobody.
 */
export default endpoint({
  GET: (_request, { context }) => {
    const code = context.params.code ?? '';
    const coupon = CODE.test(code) ? goodCoupon(code, storeNow()) : undefined;
    if (!coupon) return problem(404, 'unknown_coupon', UNKNOWN_COUPON, { field: 'code' });
    return json({ code: coupon.code, percentOff: coupon.percentOff, productIds: coupon.products });
  },
});

export const config: Config = {
  path: '/api/coupons/store/:code',
  // Enough for who mistypes a code, too little for who guesses one.
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
