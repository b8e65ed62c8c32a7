import { eq, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../db/open.ts';
import { order } from '../db/schema/orders.ts';
import { OrderCommandError } from './order-command-error.ts';
import { checkVersion } from './parcels/send-parcels.ts';

/**
 * Notes that an order came back, or that it did not after all. Refunds and stock are decided apart: what came
 * back may be sent again, refunded or thrown away.
 * @throws OrderCommandError when there is no such order, not all of it was sent, or it was changed since
 */
export function markReturned(
  db: Database,
  orderId: string,
  { isReturned, version, now }: { isReturned: boolean; version?: number | undefined; now: Date },
): Promise<{ version: number }> {
  return inTransaction(db, async (queries) => {
    const [known] = await queries.select().from(order).where(eq(order.id, orderId)).for('update');
    if (!known) throw new OrderCommandError(`There is no order ${orderId}.`, 'no_order');
    checkVersion(known, version);
    if (isReturned && known.parcelState !== 'sent' && known.parcelState !== 'returned')
      throw new OrderCommandError(`${orderId} was not sent in full, so it cannot have come back.`);
    const [changed] = await queries
      .update(order)
      .set({ returnedAt: isReturned ? (known.returnedAt ?? now) : null, version: sql`${order.version} + 1` })
      .where(eq(order.id, orderId))
      .returning({ version: order.version });
    return { version: changed?.version ?? known.version };
  });
}
