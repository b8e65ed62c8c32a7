import { couponOperation } from '../../src/contracts/coupons.ts';
import { CODE } from '../../src/contracts/limits.ts';
import { noQuery } from '../../src/contracts/no-query.ts';
import { refusalText } from '../../src/core/discounts/refusals.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { couponAnswerOf, runningCode } from '../checkout/promo-codes.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { holdBackGuess } from '../limits/guesses.ts';
import { holdBack } from '../limits/hold-back.ts';
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
  handle(async (request, call) => {
    const query = check(noQuery, queryOf(request));
    if (isProblem(query)) return query;
    const { code = '' } = call.params;
    const isOften = await holdBack(BUDGETS.lookUp, call);
    if (isOften) return isOften;
    const known = CODE.test(code) ? runningCode(code, storeNow()) : undefined;
    const isGuessing = await holdBackGuess(known === undefined, call);
    if (isGuessing) return isGuessing;
    if (!known) return problem('unknown_coupon', refusalText('unknown', { code }), { field: 'code' });
    return json(couponAnswerOf(known.promo));
  }),
);
