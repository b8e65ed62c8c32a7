import { couponOperation } from '#src/contracts/coupons.ts';
import { CODE } from '#src/contracts/limits.ts';
import { noQuery } from '#src/contracts/no-query.ts';
import { refusalText } from '#src/core/discounts/refusals.ts';
import { storeNow } from '#src/lib/clock.ts';
import { couponAnswerOf, runningCode } from '../checkout/promo-codes.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { limitGuesses } from '../limits/code-guessing.ts';
import { checkRateLimit } from '../limits/rate-limit.ts';
import { handle, routes } from '../platform/app.ts';
import { json } from '../platform/http.ts';
import { check, queryOf } from '../platform/input.ts';
import { isProblem, problem } from '../platform/problem.ts';

/**
 * `GET /api/coupons/store/{code}`: a promo code, as `{ code, percentOff, productIds }` and more fields where
 * set. An empty `productIds` means the whole basket. Unknown, inactive, future and expired codes get the same
 * answer.
 */
export const couponRoutes = routes().get(
  couponOperation.path,
  handle(async (request, call) => {
    const query = check(noQuery, queryOf(request));
    if (isProblem(query)) return query;
    const { code = '' } = call.params;
    const isOften = await checkRateLimit(BUDGETS.lookUp, call);
    if (isOften) return isOften;
    const known = CODE.test(code) ? runningCode(code, storeNow()) : undefined;
    const isGuessing = await limitGuesses(known === undefined, call);
    if (isGuessing) return isGuessing;
    if (!known) return problem('unknown_coupon', refusalText('unknown', { code }), { field: 'code' });
    return json(couponAnswerOf(known.promo));
  }),
);
