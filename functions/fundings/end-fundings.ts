import { sql } from 'drizzle-orm';
import { HOUR_MS } from '#src/core/durations.ts';
import { stateAt, WAIT_FOR_BANKS_MS } from '#src/core/fundings/progress.ts';
import type { Funding } from '#src/core/fundings/types.ts';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { type FundingOutcome, fundingOutcome } from '../db/schema/fundings.ts';
import { describeError, log } from '../platform/log.ts';
import { followOutcome, lockFundings, outcomesOf } from './outcomes.ts';
import { addTotals, recordedTotals } from './totals.ts';

/** How long to wait for the news of a payment made in the last minute, by event or reconciliation, in ms. */
const LATE_NEWS_MS = HOUR_MS;

/**
 * The result of a run: the fundings that were decided, those that wait for pending payments, and the errors.
 */
export type Ended = { successful: number; failed: number; waiting: number; errors: number; isWhole: boolean };

/**
 * Decides each funding that has ended, once, and queues all effects in the same transaction. Safe to run
 * concurrently and to interrupt. An error in one funding does not stop the others.
 */
export async function endFundings(
  db: Database,
  fundings: readonly Funding[],
  now: Date,
  { hasTime = () => true }: { hasTime?: () => boolean } = {},
): Promise<Ended> {
  const over = fundings.filter(({ endsAt }) => Date.parse(endsAt) <= now.getTime());
  const decided = await outcomesOf(db);
  const ended: Ended = { successful: 0, failed: 0, waiting: 0, errors: 0, isWhole: true };
  for (const funding of over.filter(({ _id }) => !decided.has(_id))) {
    if (!hasTime()) return { ...ended, isWhole: false };
    try {
      const result = await inTransaction(db, (queries) => endFunding(queries, funding, now));
      if (result !== 'known') ended[result] += 1;
    } catch (error) {
      ended.errors += 1;
      log('error', 'funding_end', { funding: funding._id, ...describeError(error) });
    }
  }
  return ended;
}

async function endFunding(
  queries: Queries,
  funding: Funding,
  now: Date,
): Promise<FundingOutcome | 'waiting' | 'known'> {
  const { _id: fundingId, goal, endsAt } = funding;
  await lockFundings(queries, [fundingId], 'alone');
  const totals = addTotals(funding, (await recordedTotals(queries, fundingId)).get(fundingId));
  const outcome = stateAt(funding, totals.raised, now) === 'successful' ? 'successful' : 'failed';
  const mayTurn = outcome === 'failed' && now.getTime() < Date.parse(endsAt) + WAIT_FOR_BANKS_MS;
  if (mayTurn && totals.raised + (await onTheWay(queries, fundingId, now)) >= goal.amount) return 'waiting';
  const written = await queries
    .insert(fundingOutcome)
    .values({ fundingId, outcome, ...totals, decidedAt: now })
    .onConflictDoNothing()
    .returning({ fundingId: fundingOutcome.fundingId });
  if (written.length === 0) return 'known';
  await followOutcome(queries, fundingId, outcome, now);
  log('info', 'funding_ended', { funding: fundingId, outcome, ...totals });
  return outcome;
}

/**
 * The amount of pending payments, in minor units of the goal's currency: debits that wait for their bank, and
 * payment pages that are open or have only just closed.
 */
async function onTheWay(queries: Queries, fundingId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - LATE_NEWS_MS).toISOString();
  const { rows } = await queries.execute<{ amount: string }>(sql`
    select coalesce(sum((given ->> 'goalAmount')::bigint), 0)::text as amount
    from ${checkoutAttempt}, jsonb_array_elements(${checkoutAttempt.pledges}) as given
    where given ->> 'fundingId' = ${fundingId} and (${checkoutAttempt.state} = 'processing'
      or (${checkoutAttempt.state} = 'open' and ${checkoutAttempt.sessionId} is not null
        and ${checkoutAttempt.expiresAt} > ${since}::timestamptz))`);
  return Number(rows[0]?.amount ?? 0);
}
