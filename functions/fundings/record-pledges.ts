import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import type { OrderStatus } from '../db/order-types.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import { pledge } from '../db/schema/fundings.ts';

/**
 * Writes down what a newly recorded order gives to fundings, in the order's own transaction. What belongs to a held order waits
 * for a person and does not count.
 */
export async function recordPledges(
  db: Queries,
  order: { id: string; status: OrderStatus },
  { pledges, currency }: Pick<Attempt, 'pledges' | 'currency'>,
  now: Date,
): Promise<void> {
  if (pledges.length === 0) return;
  const status = order.status === 'held' ? ('held' as const) : ('counted' as const);
  await db.insert(pledge).values(
    pledges.map(({ fundingId, rewardId, amount, goalAmount }, position) => ({
      orderId: order.id,
      position,
      fundingId,
      rewardId,
      amount,
      currency,
      goalAmount,
      status,
      createdAt: now,
    })),
  );
}

/** A person has let a held order go ahead: what it gives counts from now on. */
export async function countPledges(db: Queries, orderId: string): Promise<void> {
  await db.update(pledge).set({ status: 'counted' }).where(eq(pledge.orderId, orderId));
}

/** What was given back of an order's lines counts no longer. `refunded` is what of each line's price, in minor units, by position. */
export async function refundPledges(
  db: Queries,
  orderId: string,
  pledges: Attempt['pledges'],
  refunded: readonly number[],
): Promise<void> {
  for (const [position, { amount, goalAmount, line = 0 }] of pledges.entries()) {
    const back = Math.min(refunded[line] ?? 0, amount);
    // Of the goal's currency the same share, rounded down: what is left never counts for less than it is.
    const goalBack = back === amount ? goalAmount : Math.floor((goalAmount * back) / amount);
    await db
      .update(pledge)
      .set({ refundedGoalAmount: goalBack })
      .where(sql`${pledge.orderId} = ${orderId} and ${pledge.position} = ${position}`);
  }
}
