import { and, eq, sql } from 'drizzle-orm';
import type { Funding, Totals } from '#src/core/fundings/types.ts';
import type { Queries } from '../db/open.ts';
import { pledge } from '../db/schema/fundings.ts';

/**
 * The totals of all fundings, or of one, from paid orders, by funding id.
 * In minor units of the goal's currency.
 */
export async function recordedTotals(db: Queries, fundingId?: string): Promise<Map<string, Totals>> {
  const rows = await db
    .select({
      fundingId: pledge.fundingId,
      // bigint arrives as text, because the sum of many integers may not fit an integer.
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

/** The full totals: the amounts from before the store counted, and those it has recorded. */
export function addTotals({ before }: Pick<Funding, 'before'>, recorded: Totals | undefined): Totals {
  return {
    raised: before.raised + (recorded?.raised ?? 0),
    backers: before.backers + (recorded?.backers ?? 0),
  };
}
