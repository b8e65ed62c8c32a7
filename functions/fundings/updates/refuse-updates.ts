import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '#functions/db/open.ts';
import { fundingRefusal } from '#functions/db/schema/funding-updates.ts';
import { pledge } from '#functions/db/schema/fundings.ts';
import { order } from '#functions/db/schema/orders.ts';

/**
 * Ends the mails about what was backed with this order, for all pledges of its address to the same funding.
 * Idempotent.
 */
export async function refuseUpdates(db: Database, orderId: string, now: Date): Promise<void> {
  const [known] = await db.select({ id: order.id }).from(order).where(eq(order.id, orderId));
  if (known) await db.insert(fundingRefusal).values({ orderId, createdAt: now }).onConflictDoNothing();
}

/**
 * Whether the buyer of this order backs this funding, with this or another of their orders, and has not
 * unsubscribed from its updates with any of them.
 */
export async function wantsUpdates(queries: Queries, orderId: string, fundingId: string): Promise<boolean> {
  const email = sql`(select lower(shipping_email) from ${order} where id = ${orderId})`;
  const isCounted = sql`${pledge.status} = 'counted' and ${pledge.goalAmount} > ${pledge.refundedGoalAmount}`;
  const [found] = await queries
    .select({
      isBacking: sql<boolean>`coalesce(bool_or(${isCounted}), false)`,
      hasDeclined: sql<boolean>`coalesce(bool_or(${fundingRefusal.orderId} is not null), false)`,
    })
    .from(order)
    .innerJoin(pledge, and(eq(pledge.orderId, order.id), eq(pledge.fundingId, fundingId)))
    .leftJoin(fundingRefusal, eq(fundingRefusal.orderId, order.id))
    .where(sql`lower(${order.shippingEmail}) = ${email}`);
  return found?.isBacking === true && !found.hasDeclined;
}
