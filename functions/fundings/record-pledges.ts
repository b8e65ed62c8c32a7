import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import type { OrderStatus } from '../db/order-types.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import { pledge } from '../db/schema/fundings.ts';

/**
 * Saves the pledges of a new order, in the order's own transaction. Those of an order on hold are `held` and
 * do not count.
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

/**
 * Counts the pledges of an order that a person has released.
 * @returns whether any did not count before
 */
export async function countPledges(db: Queries, orderId: string): Promise<boolean> {
  const counted = await db
    .update(pledge)
    .set({ status: 'counted' })
    .where(and(eq(pledge.orderId, orderId), eq(pledge.status, 'held')))
    .returning({ position: pledge.position });
  return counted.length > 0;
}

/**
 * Takes refunded amounts off the pledges. `refunded` is the refunded part of each line's price, in minor
 * units, by position.
 */
export async function refundPledges(
  db: Queries,
  orderId: string,
  pledges: Attempt['pledges'],
  refunded: readonly number[],
): Promise<void> {
  for (const [position, { amount, goalAmount, line = 0 }] of pledges.entries()) {
    const back = Math.min(refunded[line] ?? 0, amount);
    // The same share of the goal's amount, rounded down, so that the rest is never counted too low.
    const goalBack = back === amount ? goalAmount : Math.floor((goalAmount * back) / amount);
    await db
      .update(pledge)
      .set({ refundedGoalAmount: goalBack })
      .where(sql`${pledge.orderId} = ${orderId} and ${pledge.position} = ${position}`);
  }
}
