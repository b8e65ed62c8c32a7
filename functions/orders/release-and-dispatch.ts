import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { order } from '../db/schema/orders.ts';
import { enqueueDispatch, enqueueReviewInvitation } from '../mail/enqueue.ts';
import { OrderCommandError } from './order-command-error.ts';
import { applyReleased } from './order-side-effects.ts';
import { findOrderById } from './read-orders.ts';

/**
 * Releases an order that is on hold or has a fraud warning, and applies the side effects that were left out
 * at payment.
 * @throws OrderCommandError when there is nothing to release
 */
export async function releaseOrder(db: Database, id: string, now: Date): Promise<void> {
  await inTransaction(db, async (queries) => {
    const [released] = await queries
      .update(order)
      .set({ releasedAt: now })
      .where(
        and(
          eq(order.id, id),
          or(isNotNull(order.heldReason), isNotNull(order.fraudWarningAt)),
          isNull(order.releasedAt),
        ),
      )
      .returning();
    if (!released) throw new OrderCommandError(await whyNot(queries, id, 'is not on hold'));
    const [attempt] = await queries.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, id));
    const { lines = [] } = (await findOrderById(queries, id)) ?? {};
    await applyReleased(queries, { order: released, lines, attempt }, now);
  });
}

/**
 * Marks an order as shipped, with its tracking number or URL.
 * @throws OrderCommandError when it has already shipped, or is on hold, refunded or disputed
 */
export async function dispatchOrder(
  db: Database,
  id: string,
  { tracking, now }: { tracking?: string | undefined; now: Date },
): Promise<void> {
  await inTransaction(db, async (queries) => {
    const known = await findOrderById(queries, id);
    if (!known) throw new OrderCommandError(`There is no order ${id}.`);
    if (!['paid', 'part_refunded'].includes(known.status))
      throw new OrderCommandError(`${id} is ${known.status}, so it cannot be sent.`);
    const sent = await queries
      .update(order)
      .set({ fulfilledAt: now, tracking: tracking ?? null })
      .where(
        and(
          eq(order.id, id),
          isNull(order.fulfilledAt),
          // Checked here too: a partly refunded order has the status `part_refunded` even while it is on
          // hold.
          or(isNull(order.heldReason), isNotNull(order.releasedAt)),
        ),
      )
      .returning({ email: order.shippingEmail });
    if (sent.length === 0) throw new OrderCommandError(`${id} was already sent, or is on hold.`);
    if (!sent[0]?.email) return;
    const isAddress = /^https:\/\//.test(tracking ?? '');
    const parcel = {
      ...(tracking && (isAddress ? { trackingUrl: tracking } : { trackingNumber: tracking })),
    };
    await enqueueDispatch(queries, id, id, parcel, now);
    if (known.intent === 'Standard') await enqueueReviewInvitation(queries, id, 'posted', now);
  });
}

async function whyNot(queries: Queries, id: string, otherwise: string): Promise<string> {
  const known = await findOrderById(queries, id);
  return known ? `${id} ${otherwise}: it is ${known.status.replace('_', ' ')}.` : `There is no order ${id}.`;
}
