import { couponOperation } from '../../src/contracts/coupons.ts';
import { CODE } from '../../src/contracts/limits.ts';
import { noQuery } from '../../src/contracts/no-query.ts';
import { refusalText } from '../../src/core/discounts/refusals.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { couponAnswerOf, runningCode } from '../checkout/promo-codes.ts';
import { handle, routes } from '../platform/app.ts';
import { json } from '../platform/http.ts';
import { check, queryOf } from '../platform/input.ts';
import { isProblem, problem } from '../platform/problem.ts';

/**
 * `GET /api/coupons/store/{code}`: what a promo code gives, as `{ code, percentOff, productIds }` and what else it says; an empty
 * `productIds` means the whole basket. Unknown, switched off, future and past codes are told apart by nobody.
 */
export const couponRoutes = routes().get(
  couponOperation.path,
  handle((request, { params }) => {
    const query = check(noQuery, queryOf(request));
    if (isProblem(query)) return query;
    const { code = '' } = params;
    const known = CODE.test(code) ? runningCode(code, storeNow()) : undefined;
    if (!known) return problem('unknown_coupon', refusalText('unknown', { code }), { field: 'code' });
    return json(couponAnswerOf(known.promo));
  }),
);
