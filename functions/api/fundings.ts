import type { Config } from '@netlify/functions';
import { z } from 'zod';
import { FUNDING_STATES } from '../../src/core/fundings/types.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import { takenPlaces } from '../fundings/places.ts';
import { addTotals, recordedTotals } from '../fundings/totals.ts';
import { fundingView } from '../fundings/view.ts';
import { allFundings, findFunding } from '../platform/catalogue.ts';
import { endpoint, json } from '../platform/http.ts';
import { check, queryOf } from '../platform/input.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem, problem } from '../platform/problem.ts';

/** The totals are everybody's and change by the minute: shared for a moment, so that a crowd asks the database once. */
const SHARED = {
  'cache-control': 'public, max-age=2',
  'netlify-cdn-cache-control': 'public, max-age=3, stale-while-revalidate=5',
};

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most));
const listQuery = z.strictObject({
  state: z.enum(FUNDING_STATES).optional(),
  category: z
    .string()
    .regex(/^funding\/[a-z0-9-]{1,64}$/, 'a category as funding/slug')
    .optional(),
  limit: whole(1, 100).default(12),
  skip: whole(0, 100_000).default(0),
});

/**
 * `GET /api/fundings?state=ending&category=funding/books&limit=12&skip=0` answers `{ data, total, limit, skip }`, what ends
 * soonest first and what is over last; `GET /api/fundings/{id}` answers one. Both with what has come in by now.
 */
export default endpoint({
  GET: async (request, { context, requestId }) => {
    const { id } = context.params;
    const funding = id === undefined ? undefined : findFunding(id);
    if (id !== undefined && !funding)
      return problem(404, 'not_found', 'There is no such funding.', { field: 'id' });
    const query = check(listQuery, queryOf(request));
    if (id === undefined && isProblem(query)) return query;
    const now = storeNow();
    try {
      const [totals, taken] = await Promise.all([recordedTotals(database()), takenPlaces(database(), now)]);
      const view = (one: NonNullable<typeof funding>) =>
        fundingView(one, addTotals(one, totals.get(one._id)), { taken, now });
      if (funding) return json(view(funding), { headers: SHARED });
      const { state, category, limit, skip } = query as z.output<typeof listQuery>;
      const found = allFundings()
        .filter(({ categoryIds }) => category === undefined || categoryIds.includes(category))
        .map(view)
        .filter((one) => state === undefined || one.state === state)
        .sort(inOrder);
      const data = found.slice(skip, skip + limit);
      return json({ data, total: found.length, limit, skip }, { headers: SHARED });
    } catch (error) {
      log('error', 'fundings_database', { requestId, ...describeError(error) });
      return problem(503, 'totals_unavailable', 'The totals cannot be read for a moment.', {
        headers: { 'retry-after': '10' },
      });
    }
  },
});

export const config: Config = { path: ['/api/fundings', '/api/fundings/:id'] };

type View = ReturnType<typeof fundingView>;

/** What can still be backed, or will be, by its end; behind it what is over, the latest first. */
function inOrder(a: View, b: View): number {
  const isOver = ({ state }: View) => state === 'successful' || state === 'failed';
  if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1;
  const byEnd = a.endsAt.localeCompare(b.endsAt) || a._id.localeCompare(b._id);
  return isOver(a) ? -byEnd : byEnd;
}
