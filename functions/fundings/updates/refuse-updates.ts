import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '#functions/db/open.ts';
import { fundingRefusal } from '#functions/db/schema/funding-updates.ts';
import { pledge } from '#functions/db/schema/fundings.ts';
import { order } from '#functions/db/schema/orders.ts';

/** Ends the mails about what was backed with this order, for all pledges of its address to the same funding. Idempotent. */
export async function refuseUpdates(db: Database, orderId: string, now: Date): Promise<void> {
  const [known] = await db.select({ id: order.id }).from(order).where(eq(order.id, orderId));
  if (known) await db.insert(fundingRefusal).values({ orderId, createdAt: now }).onConflictDoNothing();
}

/** Whether the buyer of this order has declined updates of this funding, with this or another of their orders. */
export async function hasRefused(queries: Queries, orderId: string, fundingId: string): Promise<boolean> {
  const other = sql`(select lower(shipping_email) from ${order} where id = ${orderId})`;
  const [found] = await queries
    .select({ id: fundingRefusal.orderId })
    .from(fundingRefusal)
    .innerJoin(order, eq(order.id, fundingRefusal.orderId))
    .innerJoin(pledge, eq(pledge.orderId, order.id))
    .where(and(eq(pledge.fundingId, fundingId), sql`lower(${order.shippingEmail}) = ${other}`))
    .limit(1);
  return found !== undefined;
}
