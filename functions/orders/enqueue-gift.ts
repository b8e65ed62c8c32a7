import type { Queries } from '../db/open.ts';
import { isSupplied } from '../db/order-rows.ts';
import type { order } from '../db/schema/orders.ts';
import { enqueueGift } from '../mail/enqueue.ts';

/** The time of day at which gift mails are sent: morning in Europe, before breakfast in America. */
const HOUR = 'T07:00:00Z';

/**
 * Queues the gift mail to the recipient for its day, in the order's own transaction. Nothing for an order
 * that is on hold or is not a sale. Idempotent.
 */
export async function enqueueGiftOf(
  queries: Queries,
  paid: typeof order.$inferSelect,
  now: Date,
): Promise<void> {
  if (!paid.gift?.email || !isSupplied(paid)) return;
  const { deliverOn } = paid.gift;
  const day = deliverOn ? new Date(`${deliverOn}${HOUR}`) : now;
  await enqueueGift(queries, paid.id, day > now ? day : now, now);
}
