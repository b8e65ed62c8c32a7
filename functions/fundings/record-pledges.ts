import { eq } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import { pledge } from '../db/schema/fundings.ts';
import { order } from '../db/schema/orders.ts';
import { limitedReward } from './hold-place.ts';
import { keepPlace } from './reward-places.ts';

type Paid = Pick<typeof order.$inferSelect, 'id' | 'status'>;

/**
 * Writes down what a newly recorded order gives to fundings, in the order's own transaction. A pledge that was paid when its
 * reward's last place had gone to somebody else is held for a person, and so is one that belongs to a held order: neither counts.
 */
export async function recordPledges(db: Queries, paid: Paid, attempt: Attempt, now: Date): Promise<void> {
  const reward = limitedReward(attempt.pledges[0]);
  const hasPlace = !reward || (await keepPlace(db, reward, attempt.id, { orderId: paid.id, now }));
  if (!hasPlace)
    await db
      .update(order)
      .set({ status: 'held', heldReason: `paid for “${reward?.rewardId}” when none of it was left` })
      .where(eq(order.id, paid.id));
  if (attempt.pledges.length === 0) return;
  const isCounted = hasPlace && paid.status === 'paid';
  await db.insert(pledge).values(
    attempt.pledges.map(({ fundingId, rewardId, amount, goalAmount }, position) => ({
      orderId: paid.id,
      position,
      fundingId,
      rewardId,
      amount,
      currency: attempt.currency,
      goalAmount,
      status: isCounted ? ('counted' as const) : ('held' as const),
      createdAt: now,
    })),
  );
}
