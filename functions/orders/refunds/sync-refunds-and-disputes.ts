import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database, Queries } from '#functions/db/open.ts';
import { inTransaction } from '#functions/db/open.ts';
import type { RefundedLine, RefundState } from '#functions/db/order-types.ts';
import { order } from '#functions/db/schema/orders.ts';
import { refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { sum } from '#src/core/money.ts';
import { applyRefunds } from '../order-side-effects.ts';
import { allDisputes, hasDisputes, saveDispute, settleDisputes } from './disputes.ts';
import { followRequest, partsOfRequest, requestOfRefund } from './refund-requests.ts';

/**
 * Syncs the refunds and disputes of a paid session. Each has a row whose state only moves forward, so late
 * answers of Stripe change nothing. The order's sums are calculated from these rows.
 *
 * Stripe does not promise that `charge.disputed` stays true after a dispute. So disputes are listed whenever
 * there may be one: the charge says so, one is already known, or `mayBeDisputed` (an event or a list named
 * one).
 */
export async function syncRefundsAndDisputes(
  session: Stripe.Checkout.Session,
  { db, stripe }: { db: Database; stripe: Stripe },
  now: Date,
  { mayBeDisputed = false } = {},
): Promise<void> {
  const payment = session.payment_intent;
  const charge = typeof payment === 'object' ? payment?.latest_charge : undefined;
  if (!charge || typeof charge !== 'object') return;
  const isDisputed = mayBeDisputed || charge.disputed || (await hasDisputes(db, session.id));
  const isRefunded = charge.amount_refunded > 0 || (charge.refunds?.data.length ?? 0) > 0;
  if (!isDisputed && !isRefunded) return;
  const refunds = await allRefunds(stripe, charge);
  const disputes = isDisputed ? await allDisputes(stripe, charge) : [];
  await inTransaction(db, async (queries) => {
    const [known] = await queries.select().from(order).where(eq(order.sessionId, session.id)).for('update');
    if (!known) return;
    // The rows are compared one by one: a new refund and a failed one can leave the sum unchanged.
    const news: Stripe.Refund[] = [];
    for (const one of refunds) if (await saveRefund(queries, known.id, one, now)) news.push(one);
    const disputed: Stripe.Dispute[] = [];
    for (const one of disputes) if (await saveDispute(queries, known.id, one)) disputed.push(one);
    const byHand = news.filter((one) => !isOurs(one)).map(({ id }) => id);
    const settled =
      news.length > 0
        ? await settleRefunds(queries, known, { news: news.map(({ id }) => id), byHand }, now)
        : known;
    if (disputed.length > 0) await settleDisputes(queries, settled, disputed, now);
  });
}

/** True for a refund that the store asked for. Others were made in the Stripe Dashboard. */
function isOurs({ metadata }: Stripe.Refund): boolean {
  return metadata?.request !== undefined;
}

/** Saves one refund that Stripe has just returned, and applies its side effects. */
export async function recordRefund(
  db: Database,
  orderId: string,
  one: Stripe.Refund,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (queries) => {
    const [known] = await queries.select().from(order).where(eq(order.id, orderId)).for('update');
    if (known && (await saveRefund(queries, orderId, one, now)))
      await settleRefunds(queries, known, { news: [one.id] }, now);
  });
}

/** All refunds of a charge. The first ten come with the charge. */
async function allRefunds(stripe: Stripe, charge: Stripe.Charge): Promise<Stripe.Refund[]> {
  if (charge.refunds && !charge.refunds.has_more) return charge.refunds.data;
  const refunds: Stripe.Refund[] = [];
  for await (const one of stripe.refunds.list({ charge: charge.id, limit: 100 })) refunds.push(one);
  return refunds;
}

const RANK = sql.raw(`array['pending', 'succeeded', 'failed']`);

/**
 * Saves a refund. One that carries out a request has that request's lines.
 * @returns whether anything changed
 */
async function saveRefund(
  queries: Queries,
  orderId: string,
  one: Stripe.Refund,
  now: Date,
): Promise<boolean> {
  const request = await requestOfRefund(queries, orderId, one);
  const parts = request && partsOfRequest(request).provider;
  const written = await queries
    .insert(refund)
    .values({
      id: one.id,
      orderId,
      amount: one.amount,
      state: refundState(one.status),
      lines: parts?.lines ?? refundedLines(one.metadata?.lines),
      shipping: parts?.shipping ?? 0,
      requestId: request?.id ?? null,
      createdAt: new Date(one.created * 1000),
    })
    .onConflictDoUpdate({
      target: refund.id,
      set: { state: sql`excluded.state` },
      setWhere: sql`array_position(${RANK}, excluded.state) > array_position(${RANK}, ${refund.state})`,
    })
    .returning({ id: refund.id });
  const hasMoved = request !== undefined && (await followRequest(queries, request, one, now));
  return written.length > 0 || hasMoved;
}

function refundState(status: string | null): RefundState {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** The lines in the metadata of older refunds (`0:1200,1:300`); empty for refunds made by hand. */
function refundedLines(written: string | undefined): RefundedLine[] {
  return (written ?? '').split(',').flatMap((part) => {
    const [, position, amount] = /^(\d{1,3}):(\d{1,8})$/.exec(part) ?? [];
    return position && amount ? [{ position: Number(position), amount: Number(amount) }] : [];
  });
}

type OrderRow = typeof order.$inferSelect;

/**
 * Recalculates an order's refunded sums and applies the side effects, in the transaction that has saved a
 * refund. `news` has the ids of the refunds that are new or have changed. The part of the same request that
 * went to a gift card is added here. `byHand`: those that were made in the Stripe Dashboard.
 * @returns the updated order
 */
export async function settleRefunds(
  queries: Queries,
  known: OrderRow,
  { news, byHand = [] }: { news: readonly string[]; byHand?: readonly string[] },
  now: Date,
): Promise<OrderRow> {
  const refunds = await queries
    .select()
    .from(refund)
    .where(eq(refund.orderId, known.id))
    .orderBy(refund.createdAt);
  const standing = refunds.filter(({ state }) => state !== 'failed');
  const sumOf = (which: typeof standing) => sum(which.map(({ amount }) => amount));
  const refunded = Math.min(known.total, sumOf(standing));
  const giftCardRefunded = sumOf(standing.filter(({ toGiftCard }) => toGiftCard));
  const [changed] = await queries
    .update(order)
    .set({ refunded, giftCardRefunded })
    .where(eq(order.id, known.id))
    .returning();
  if (!changed) return known;
  const isNew = ({ id }: { id: string }) => news.includes(id);
  const requests = standing.filter(isNew).flatMap(({ requestId }) => requestId ?? []);
  const told = standing.filter((one) => isNew(one) || requests.includes(one.requestId ?? ''));
  const returned = refunds.filter((one) => one.state === 'failed' && isNew(one));
  await applyRefunds(queries, { order: changed, news: told, returned, byHand }, now);
  return changed;
}
