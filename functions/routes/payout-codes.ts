import { noQuery } from '../../src/contracts/no-query.ts';
import { type PayoutCodeAnswer, payoutCodeOperation } from '../../src/contracts/payout-codes.ts';
import { incorrectPayoutCode } from '../../src/core/payouts/code.ts';
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
  handle((request, { params }) => {
    const query = check(noQuery, queryOf(request));
    if (isProblem(query)) return query;
    const { code = '' } = params;
    const found = goodPayoutCode(code);
    if (!found) return problem('unknown_payout_code', incorrectPayoutCode(code), { field: 'code' });
    return json({ code: found.code, source: found.source } satisfies PayoutCodeAnswer);
  }),
);
