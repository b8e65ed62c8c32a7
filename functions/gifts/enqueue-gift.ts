import type { Queries } from '../db/open.ts';
import { isSupplied } from '../db/order-rows.ts';
import type { order } from '../db/schema/orders.ts';
import { enqueueGift } from '../mail/enqueue.ts';

/** When on its day a present is sent: in the morning in Europe, before breakfast in America. */
const HOUR = 'T07:00:00Z';

/**
 * Has what goes by e-mail of a present sent to whom it is for, on its day, in the order's own transaction. Nothing of an order that is held,
 * or that is none. Asked again, it changes nothing.
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
