import { fundingOperation, fundingsOperation, fundingsQuery } from '../../src/contracts/fundings.ts';
import type { Funding } from '../../src/core/fundings/types.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { takenOf } from '../allotments/allotments.ts';
import { database } from '../db/open.ts';
import { REWARD_PREFIX } from '../fundings/reward-limits.ts';
import { addTotals, recordedTotals } from '../fundings/totals.ts';
import { fundingView } from '../fundings/view.ts';
import { handle, routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { allFundings, findFunding } from '../platform/catalogue.ts';
import { json } from '../platform/http.ts';
import { check, queryOf } from '../platform/input.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';

/** The totals are everybody's and change by the minute: shared for a moment, so that a crowd asks the database once. */
const SHARED = {
  'cache-control': 'public, max-age=2',
  'netlify-cdn-cache-control': 'public, max-age=3, stale-while-revalidate=5',
};

/**
 * `GET /api/fundings?state=ending&category=funding/books&limit=12&skip=0` answers `{ data, total, limit, skip }`, what ends
 * soonest first and what is over last; `GET /api/fundings/{id}` answers one. Both with what has come in by now.
 */
export const fundingRoutes = routes()
  .get(
    fundingsOperation.path,
    handle(async (request, call) => {
      const query = check(fundingsQuery, queryOf(request));
      if (isProblem(query)) return query;
      const view = await liveView(call);
      if (isProblem(view)) return view;
      const { state, category, limit, skip } = query;
      const found = allFundings()
        .filter(({ categoryIds }) => category === undefined || categoryIds.includes(category))
        .map(view)
        .filter((one) => state === undefined || one.state === state)
        .sort(inOrder);
      return json(
        { data: found.slice(skip, skip + limit), total: found.length, limit, skip },
        { headers: SHARED },
      );
    }),
  )
  .get(
    fundingOperation.path,
    handle(async (_request, call) => {
      const funding = findFunding(call.params.id ?? '');
      if (!funding) return problem('not_found', 'There is no such funding.', { field: 'id' });
      const view = await liveView(call);
      return isProblem(view) ? view : json(view(funding), { headers: SHARED });
    }),
  );

/** How a funding is shown, with what the database says of all of them at this moment. */
async function liveView({ requestId }: Call): Promise<((funding: Funding) => View) | Problem> {
  const now = storeNow();
  try {
    const db = database();
    const [totals, taken] = await Promise.all([recordedTotals(db), takenOf(db, REWARD_PREFIX, now)]);
    return (funding) => fundingView(funding, addTotals(funding, totals.get(funding._id)), { taken, now });
  } catch (error) {
    log('error', 'fundings_database', { requestId, ...describeError(error) });
    return problem('totals_unavailable', 'The totals cannot be read for a moment.', {
      headers: { 'retry-after': '10' },
    });
  }
}

type View = ReturnType<typeof fundingView>;

/** What can still be backed, or will be, by its end; behind it what is over, the latest first. */
function inOrder(a: View, b: View): number {
  const isOver = ({ state }: View) => state === 'successful' || state === 'failed';
  if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1;
  const byEnd = a.endsAt.localeCompare(b.endsAt) || a._id.localeCompare(b._id);
  return isOver(a) ? -byEnd : byEnd;
}
