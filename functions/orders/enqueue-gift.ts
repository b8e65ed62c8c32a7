import type { Queries } from '../db/open.ts';
import { isSupplied } from '../db/order-rows.ts';
import type { Gift, OrderLine } from '../db/order-types.ts';
import type { order } from '../db/schema/orders.ts';
import { enqueueGift } from '../mail/enqueue.ts';

/** The time of day at which gift mails are sent: morning in Europe, before breakfast in America. */
const HOUR = 'T07:00:00Z';

/**
 * Queues the gift mails for their days, in the order's own transaction: one to the order's recipient, and one
 * for each line with its own. Nothing for an order that is on hold or is not a sale. Idempotent.
 */
export async function enqueueGifts(
  queries: Queries,
  paid: typeof order.$inferSelect,
  lines: readonly OrderLine[],
  now: Date,
): Promise<void> {
  if (!isSupplied(paid)) return;
  const put = async (gift: Gift | null | undefined, position?: number) => {
    if (!gift?.email) return;
    const day = gift.deliverOn ? new Date(`${gift.deliverOn}${HOUR}`) : now;
    await enqueueGift(queries, { orderId: paid.id, position }, day > now ? day : now, now);
  };
  await put(paid.gift);
  for (const [position, { gift }] of lines.entries()) await put(gift, position);
}
