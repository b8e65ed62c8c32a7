import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { order } from '../db/schema/orders.ts';
import { outbox } from '../db/schema/outbox.ts';
import { refund } from '../db/schema/refunds-and-disputes.ts';
import { enqueueAgain, keyOfAgain } from '../mail/enqueue.ts';
import type { MailPayloads } from '../mail/kinds.ts';
import { OrderCommandError } from './order-command-error.ts';
import { dispatchOf } from './parcels/dispatch-details.ts';
import { readParcels } from './parcels/read-parcels.ts';
import { refundOf } from './refunds/refund-mail.ts';

/** The mails to a buyer that can be sent once more. */
type AgainKind = 'order-confirmation' | 'dispatch' | 'downloads' | 'gift-cards' | 'refund';

/** So many mails of an order are sent once more within the 30 days that the outbox remembers. */
export const MAX_AGAIN = 5;

/**
 * Sends a mail to the buyer once more, written from the data of now: the outbox keeps no texts. One that
 * still waits, or was given up, is tried at once.
 * @param of the id of the parcel or refund. Default: the last one
 * @throws OrderCommandError when there is no such mail or address, and after five mails
 */
export function resendMail(
  db: Database,
  orderId: string,
  { kind, of, now }: { kind: AgainKind; of?: string | undefined; now: Date },
): Promise<void> {
  return inTransaction(db, async (queries) => {
    const [known] = await queries.select().from(order).where(eq(order.id, orderId)).for('update');
    if (!known) throw new OrderCommandError(`There is no order ${orderId}.`, 'no_order');
    if (!known.shippingEmail) throw new OrderCommandError(`${orderId} has no email address.`);
    const keys = Array.from({ length: MAX_AGAIN }, (_, at) => keyOfAgain(orderId, at + 1));
    if (await tryWaiting(queries, [`${kind}:${of ?? orderId}`, ...keys], kind, now)) return;
    const payload = await payloadOf(queries, known, kind, of);
    const taken = await queries.select({ key: outbox.key }).from(outbox).where(inArray(outbox.key, keys));
    const free = keys.find((key) => !taken.some((one) => one.key === key));
    const count = free === undefined ? 0 : keys.indexOf(free) + 1;
    if (count === 0)
      throw new OrderCommandError(
        `${MAX_AGAIN} mails of ${orderId} were sent again in the last 30 days. That is the most.`,
        'too_many_mails',
      );
    await enqueueAgain(queries, kind, { orderId, count, payload }, now);
  });
}

/** Makes a row of this kind due that has not been sent. One that a worker has is being sent. */
async function tryWaiting(
  queries: Queries,
  keys: readonly string[],
  kind: AgainKind,
  now: Date,
): Promise<boolean> {
  const unsent = and(
    inArray(outbox.key, [...keys]),
    eq(outbox.kind, kind),
    inArray(outbox.status, ['waiting', 'given-up']),
  );
  await queries
    .update(outbox)
    .set({ status: 'waiting', attempts: 0, dueAt: now })
    .where(and(unsent, isNull(outbox.claim)));
  return (await queries.$count(outbox, unsent)) > 0;
}

async function payloadOf(
  queries: Queries,
  known: typeof order.$inferSelect,
  kind: AgainKind,
  of: string | undefined,
): Promise<MailPayloads[AgainKind]> {
  const orderId = known.id;
  if (kind === 'dispatch') {
    const parcels = await readParcels(queries, known);
    const sent = parcels.shipments.filter(({ sentAt }) => sentAt !== null);
    const parcel = of === undefined ? sent.at(-1) : sent.find(({ id }) => id === of);
    if (!parcel) throw new OrderCommandError(`No parcel of ${orderId} was sent.`);
    return { orderId, dispatch: dispatchOf(parcels, parcel) };
  }
  if (kind === 'refund') {
    const { lines } = await readParcels(queries, known);
    const refunds = await queries
      .select()
      .from(refund)
      .where(eq(refund.orderId, orderId))
      .orderBy(refund.createdAt);
    const standing = refunds.filter(({ state }) => state !== 'failed');
    const one = of === undefined ? standing.at(-1) : standing.find(({ id }) => id === of);
    if (!one) throw new OrderCommandError(`Nothing of ${orderId} was refunded.`);
    return { orderId, refundId: one.id, refund: refundOf(known, lines, one) };
  }
  return { orderId };
}
