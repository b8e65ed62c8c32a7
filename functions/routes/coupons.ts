import { type CouponAnswer, couponOperation } from '../../src/contracts/coupons.ts';
import { CODE } from '../../src/contracts/limits.ts';
import { UNKNOWN_COUPON_MESSAGE } from '../../src/core/checkout/coupon.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { goodCoupon } from '../checkout/valid-coupon.ts';
import { handle, routes } from '../platform/app.ts';
import { json } from '../platform/http.ts';
import { problem } from '../platform/problem.ts';

/**
 * `GET /api/coupons/store/{code}`: what a promo code gives, as `{ code, percentOff, productIds }`; an empty
 * `productIds` means the whole basket. Unknown, switched off and expired codes are told apart by nobody.
 */
export const couponRoutes = routes().get(
  couponOperation.path,
  handle((_request, { params }) => {
    const { code = '' } = params;
    const coupon = CODE.test(code) ? goodCoupon(code, storeNow()) : undefined;
    if (!coupon) return problem('unknown_coupon', UNKNOWN_COUPON_MESSAGE, { field: 'code' });
    const { percentOff, products } = coupon;
    return json({ code: coupon.code, percentOff, productIds: products } satisfies CouponAnswer);
  }),
);
