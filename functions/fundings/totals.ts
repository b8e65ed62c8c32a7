import { and, eq, sql } from 'drizzle-orm';
import type { Funding, Totals } from '#src/core/fundings/types.ts';
import type { Queries } from '../db/open.ts';
import { pledge } from '../db/schema/fundings.ts';

/** What paid orders have given to each funding, or to one, by its id, in the minor units of its goal. */
export async function recordedTotals(db: Queries, fundingId?: string): Promise<Map<string, Totals>> {
  const rows = await db
    .select({
      fundingId: pledge.fundingId,
      // bigint comes as text: the sum of many integers need not be one.
      raised: sql<string>`sum(${pledge.goalAmount} - ${pledge.refundedGoalAmount})::bigint`,
      backers: sql<number>`(count(distinct ${pledge.orderId}) filter (where ${pledge.goalAmount} > ${pledge.refundedGoalAmount}))::int`,
    })
    .from(pledge)
    .where(and(eq(pledge.status, 'counted'), fundingId ? eq(pledge.fundingId, fundingId) : undefined))
    .groupBy(pledge.fundingId);
  return new Map(
    rows.map(({ fundingId, raised, backers }) => [fundingId, { raised: Number(raised), backers }]),
  );
}

/** All that has come in: what was there before the store began to count, and what it has recorded since. */
export function addTotals({ before }: Pick<Funding, 'before'>, recorded: Totals | undefined): Totals {
  return {
    raised: before.raised + (recorded?.raised ?? 0),
    backers: before.backers + (recorded?.backers ?? 0),
  };
}
