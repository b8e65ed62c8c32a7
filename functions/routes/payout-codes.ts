import { noQuery } from '#src/contracts/no-query.ts';
import { type PayoutCodeAnswer, payoutCodeOperation } from '#src/contracts/payout-codes.ts';
import { incorrectPayoutCode } from '#src/core/payouts/code.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { limitGuesses } from '../limits/code-guessing.ts';
import { checkRateLimit } from '../limits/rate-limit.ts';
import { activePayoutCode } from '../payouts/active-payout-code.ts';
import { handle, routes } from '../platform/app.ts';
import { json } from '../platform/http.ts';
import { check, queryOf } from '../platform/input.ts';
import { isProblem, problem } from '../platform/problem.ts';

/**
 * `GET /api/payout-codes/{code}`: the owner of a payout code, as `{ code, source }`, with the code in the
 * catalogue's spelling. Unknown, inactive and malformed codes get the same answer.
 */
export const payoutCodeRoutes = routes().get(
  payoutCodeOperation.path,
  handle(async (request, call) => {
    const query = check(noQuery, queryOf(request));
    if (isProblem(query)) return query;
    const { code = '' } = call.params;
    const isOften = await checkRateLimit(BUDGETS.lookUp, call);
    if (isOften) return isOften;
    const found = activePayoutCode(code);
    const isGuessing = await limitGuesses(found === undefined, call);
    if (isGuessing) return isGuessing;
    if (!found) return problem('unknown_payout_code', incorrectPayoutCode(code), { field: 'code' });
    return json({ code: found.code, source: found.source } satisfies PayoutCodeAnswer);
  }),
);
