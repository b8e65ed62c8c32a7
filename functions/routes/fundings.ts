import {
  type FundingNews,
  fundingOperation,
  fundingsOperation,
  fundingsQuery,
} from '#src/contracts/fundings.ts';
import { noQuery } from '#src/contracts/no-query.ts';
import type { Funding } from '#src/core/fundings/types.ts';
import { storeNow } from '#src/lib/clock.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { allFundings, findFunding } from '../catalogue/snapshot.ts';
import { database } from '../db/open.ts';
import { type LiveTotals, liveTotals } from '../fundings/live-totals.ts';
import { addTotals } from '../fundings/totals.ts';
import { publishedUpdates } from '../fundings/updates/read-updates.ts';
import { fundingView } from '../fundings/view.ts';
import { handle, routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { json, SHARED_FOR_A_MOMENT } from '../platform/http.ts';
import { check, queryOf } from '../platform/input.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { reportError } from '../platform/report.ts';

/**
 * How long one instance reuses the totals for URLs with a query, in ms. The CDN caches each URL separately:
 * the few without a query are shared by all visitors, but queries have millions of spellings.
 */
const QUERY_AGE = 1000;

/**
 * `GET /api/fundings?state=ending&category=funding/books&limit=12&skip=0` returns `{ data, total, limit, skip
 * }`, sorted by end date, with ended fundings last. `GET /api/fundings/{id}` returns one. Both include the
 * current totals.
 */
export const fundingRoutes = routes()
  .get(
    fundingsOperation.path,
    handle(async (request, call) => {
      const query = check(fundingsQuery, queryOf(request));
      if (isProblem(query)) return query;
      const { state, category, limit, skip } = query;
      const maxAge = new URL(request.url).search === '' ? 0 : QUERY_AGE;
      return withView(call, maxAge, (view) => {
        const found = allFundings()
          .filter(({ categoryIds }) => category === undefined || categoryIds.includes(category))
          .map(view)
          .filter((one) => state === undefined || one.state === state)
          .sort(inOrder);
        return { data: found.slice(skip, skip + limit), total: found.length, limit, skip };
      });
    }),
  )
  .get(
    fundingOperation.path,
    handle(async (request, call) => {
      const query = check(noQuery, queryOf(request));
      if (isProblem(query)) return query;
      const funding = findFunding(call.params.id ?? '');
      if (!funding) return problem('not_found', problemWords.noFunding, { field: 'id' });
      const updates = () => publishedUpdates(database(), funding._id);
      return withView(call, 0, (view, updates) => ({ ...view(funding), updates }), updates);
    }),
  );

/**
 * Returns the result of `show`, which gets a function that adds the current totals to a funding; 503 when
 * they cannot be read.
 */
async function withView(
  call: Call,
  maxAgeMs: number,
  show: (view: (funding: Funding) => View, updates: FundingNews[]) => unknown,
  readUpdates: () => Promise<FundingNews[]> = async () => [],
): Promise<Response | Problem> {
  let live: LiveTotals;
  let updates: FundingNews[];
  try {
    [live, updates] = await Promise.all([liveTotals(maxAgeMs), readUpdates()]);
  } catch (error) {
    return unavailable('fundings_database', error, call);
  }
  try {
    const now = storeNow();
    const view = (funding: Funding) =>
      fundingView(funding, addTotals(funding, live.totals.get(funding._id)), { ...live, now });
    return json(show(view, updates), { headers: SHARED_FOR_A_MOMENT });
  } catch (error) {
    await reportError(
      error,
      { side: 'server', path: '/api/fundings', requestId: call.requestId },
      call.context,
    );
    return unavailable('fundings_totals', error, call);
  }
}

function unavailable(event: string, error: unknown, { requestId }: Call): Problem {
  log('error', event, { requestId, ...describeError(error) });
  return problem('totals_unavailable', problemWords.noTotals, {
    headers: { 'retry-after': '10' },
  });
}

type View = ReturnType<typeof fundingView>;

/** Open and upcoming fundings by end date, then ended ones, latest first. */
function inOrder(a: View, b: View): number {
  const isOver = ({ state, isOpen }: View) => !isOpen && state !== 'upcoming';
  if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1;
  const byEnd = a.endsAt.localeCompare(b.endsAt) || a._id.localeCompare(b._id);
  return isOver(a) ? -byEnd : byEnd;
}
