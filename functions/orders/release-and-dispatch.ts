import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { order } from '../db/schema/orders.ts';
import { enqueueDispatch, enqueueReviewInvitation } from '../mail/enqueue.ts';
import { OrderCommandError } from './order-command-error.ts';
import { applyReleased } from './order-side-effects.ts';
import { trackingOf } from './parcels/dispatch-details.ts';
import { readParcels } from './parcels/read-parcels.ts';
import { lockSendable, sendLines, type Tracking } from './parcels/send-parcels.ts';
import { checkTracking } from './parcels/tracking.ts';
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
 * Sends everything that is left of an order as one parcel, with its tracking number or URL. An order with
 * nothing to ship is marked as sent.
 * @throws OrderCommandError when it has already been sent, or is on hold, refunded or disputed
 */
export async function dispatchOrder(
  db: Database,
  id: string,
  { tracking, carrier, by = null, now }: Tracking & { by?: string | null; now: Date },
): Promise<void> {
  try {
    await sendLines(db, id, { tracking, carrier, by, now });
  } catch (error) {
    if (!(error instanceof OrderCommandError && error.code === 'nothing_to_send')) throw error;
    await markDone(db, id, { tracking, now, why: error });
  }
}

/** Marks an order without a parcel as sent: its files or its reward were given in another way. */
async function markDone(
  db: Database,
  id: string,
  { tracking, now, why }: { tracking?: string | undefined; now: Date; why: OrderCommandError },
): Promise<void> {
  await inTransaction(db, async (queries) => {
    const known = await lockSendable(queries, id, undefined);
    const { shipments } = await readParcels(queries, known);
    if (known.fulfilledAt || shipments.length > 0) throw why;
    await queries
      .update(order)
      .set({ fulfilledAt: now, tracking: checkTracking(tracking) })
      .where(eq(order.id, id));
    if (!known.shippingEmail) return;
    await enqueueDispatch(queries, id, id, trackingOf(checkTracking(tracking)), now);
    if (known.intent === 'Standard') await enqueueReviewInvitation(queries, id, 'posted', now);
  });
}

async function whyNot(queries: Queries, id: string, otherwise: string): Promise<string> {
  const known = await findOrderById(queries, id);
  return known ? `${id} ${otherwise}: it is ${known.status.replace('_', ' ')}.` : `There is no order ${id}.`;
}
