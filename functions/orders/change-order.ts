import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { order } from '../db/schema/orders.ts';
import { enqueueDispatch, enqueueReviewInvitation } from '../mail/enqueue.ts';
import { applyReleased } from './effects.ts';
import { OrderCommandError } from './order-command-error.ts';
import { findOrderById } from './read-orders.ts';

/**
 * Lets an order go ahead that is held, or whose bank has warned of fraud: what would have followed from it when it was paid follows
 * now, once. @throws OrderCommandError when it is neither
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
    if (!released) throw new OrderCommandError(await whyNot(queries, id, 'is not held'));
    const [attempt] = await queries.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, id));
    const { lines = [] } = (await findOrderById(queries, id)) ?? {};
    await applyReleased(queries, { order: released, lines, attempt }, now);
  });
}

/**
 * Notes that an order was sent, and how its parcel can be followed. @throws OrderCommandError when it was sent before, or is held,
 * given back or disputed
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
      throw new OrderCommandError(`${id} is ${known.status.replace('_', ' ')}: it is not to be sent.`);
    const sent = await queries
      .update(order)
      .set({ fulfilledAt: now, tracking: tracking ?? null })
      .where(
        and(
          eq(order.id, id),
          isNull(order.fulfilledAt),
          // Also where part of it was given back meanwhile, which its status says before all else.
          or(isNull(order.heldReason), isNotNull(order.releasedAt)),
        ),
      )
      .returning({ email: order.shippingEmail });
    if (sent.length === 0) throw new OrderCommandError(`${id} was sent already, or is held.`);
    if (!sent[0]?.email) return;
    const isAddress = tracking !== undefined && /^https:\/\//.test(tracking);
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
