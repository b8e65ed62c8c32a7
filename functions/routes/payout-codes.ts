import { noQuery } from '../../src/contracts/no-query.ts';
import { type PayoutCodeAnswer, payoutCodeOperation } from '../../src/contracts/payout-codes.ts';
import { incorrectPayoutCode } from '../../src/core/payouts/code.ts';
import { BUDGETS } from '../limits/budgets.ts';
import { holdBackGuess } from '../limits/guesses.ts';
import { holdBack } from '../limits/hold-back.ts';
import { goodPayoutCode } from '../payouts/good-payout-code.ts';
import { handle, routes } from '../platform/app.ts';
import { json } from '../platform/http.ts';
import { check, queryOf } from '../platform/input.ts';
import { isProblem, problem } from '../platform/problem.ts';

/**
 * `GET /api/payout-codes/{code}`: whom a payout code credits, as `{ code, source }`; the code as the catalogue writes it. Unknown,
 * switched-off and malformed codes are told apart by nobody.
 */
export const payoutCodeRoutes = routes().get(
  payoutCodeOperation.path,
  handle(async (request, call) => {
    const query = check(noQuery, queryOf(request));
    if (isProblem(query)) return query;
    const { code = '' } = call.params;
    const isOften = await holdBack(BUDGETS.lookUp, call);
    if (isOften) return isOften;
    const found = goodPayoutCode(code);
    const isGuessing = await holdBackGuess(found === undefined, call);
    if (isGuessing) return isGuessing;
    if (!found) return problem('unknown_payout_code', incorrectPayoutCode(code), { field: 'code' });
    return json({ code: found.code, source: found.source } satisfies PayoutCodeAnswer);
  }),
);
