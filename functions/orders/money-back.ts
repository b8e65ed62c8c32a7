import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database, Queries } from '../db/open.ts';
import { inTransaction } from '../db/open.ts';
import type { DisputeState, RefundedLine, RefundState } from '../db/order-types.ts';
import { dispute, order, refund } from '../db/schema/orders.ts';
import { log } from '../platform/log.ts';
import { applyGoodsOwed } from './apply-goods-owed.ts';
import { applyDispute, applyRefunds } from './effects.ts';
import { followRequest, partsOfRequest, requestOfRefund } from './refund-requests.ts';

/**
 * Follows what was given back of a paid session, and what its payer's bank disputes. Each refund and each dispute has a row whose
 * state only goes forward, so that an old answer that comes late changes nothing; the order's sums are theirs.
 *
 * The provider does not promise that `charge.disputed` stays true once a dispute is over. So the list of disputes is asked whenever
 * there may be one: the charge says so, we know of one, or `mayBeDisputed`, where an event or a list has told of one.
 */
export async function followMoneyBack(
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
    // Two refunds of which one came back between two looks leave the sum as it was.
    const news: Stripe.Refund[] = [];
    for (const one of refunds) if (await saveRefund(queries, known.id, one, now)) news.push(one);
    let hasDisputeNews = false;
    for (const one of disputes)
      hasDisputeNews = (await saveDispute(queries, known.id, one)) || hasDisputeNews;
    const byHand = news.filter((one) => !isOurs(one, known.id)).map(({ id }) => id);
    const settled = news.length > 0 ? await settleRefunds(queries, known, now, byHand) : known;
    if (hasDisputeNews) await settleDisputes(queries, settled, now);
  });
}

/** True for a refund that a command of ours has asked for; others were made at the provider's dashboard. */
function isOurs({ metadata }: Stripe.Refund, orderId: string): boolean {
  return metadata?.order === orderId || metadata?.request !== undefined;
}

/** Follows one refund that the provider has just told of, with all that follows from it. */
export async function noteRefund(
  db: Database,
  orderId: string,
  one: Stripe.Refund,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (queries) => {
    const [known] = await queries.select().from(order).where(eq(order.id, orderId)).for('update');
    if (known && (await saveRefund(queries, orderId, one, now))) await settleRefunds(queries, known, now);
  });
}

/**
 * A warning of fraud by the payer's bank: until a person has released the order, again where it was before, nothing of it is sent, and
 * what went out by e-mail works no more.
 */
export async function noteFraudWarning(db: Database, paymentId: string, now: Date): Promise<void> {
  const noted = await inTransaction(db, async (queries) => {
    const warned = await queries
      .update(order)
      .set({
        fraudWarningAt: now,
        releasedAt: null,
        heldReason: sql`case when ${order.fulfilledAt} is not null then ${order.heldReason}
          else concat_ws('; ', ${order.heldReason}, 'the bank warns of fraud') end`,
      })
      .where(sql`${order.paymentId} = ${paymentId} and ${order.fraudWarningAt} is null`)
      .returning();
    for (const one of warned) await applyGoodsOwed(queries, one, now);
    return warned;
  });
  for (const { id } of noted) log('warn', 'fraud_warning', { order: id });
}

async function hasDisputes(db: Database, sessionId: string): Promise<boolean> {
  const known = await db
    .select({ id: dispute.id })
    .from(dispute)
    .innerJoin(order, eq(order.id, dispute.orderId))
    .where(eq(order.sessionId, sessionId))
    .limit(1);
  return known.length > 0;
}

async function allDisputes(stripe: Stripe, charge: Stripe.Charge): Promise<Stripe.Dispute[]> {
  const disputes: Stripe.Dispute[] = [];
  for await (const one of stripe.disputes.list({ charge: charge.id, limit: 100 })) disputes.push(one);
  return disputes;
}

/** Enough for what anybody refunds of one order; the charge brings its first ten along. */
async function allRefunds(stripe: Stripe, charge: Stripe.Charge): Promise<Stripe.Refund[]> {
  if (charge.refunds && !charge.refunds.has_more) return charge.refunds.data;
  const refunds: Stripe.Refund[] = [];
  for await (const one of stripe.refunds.list({ charge: charge.id, limit: 100 })) refunds.push(one);
  return refunds;
}

const RANK = sql.raw(`array['pending', 'succeeded', 'failed']`);

/** True when it is news. A refund that carries out a request of ours is for that request's lines. */
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

/** The lines that older refunds carry in their metadata (`0:1200,1:300`); none where somebody refunded by hand. */
function refundedLines(written: string | undefined): RefundedLine[] {
  return (written ?? '').split(',').flatMap((part) => {
    const [, position, amount] = /^(\d{1,3}):(\d{1,8})$/.exec(part) ?? [];
    return position && amount ? [{ position: Number(position), amount: Number(amount) }] : [];
  });
}

/** True when it is news. */
async function saveDispute(queries: Queries, orderId: string, one: Stripe.Dispute): Promise<boolean> {
  const written = await queries
    .insert(dispute)
    .values({
      id: one.id,
      orderId,
      amount: one.amount,
      reason: one.reason,
      state: disputeState(one.status),
      isRefundable: one.is_charge_refundable,
      createdAt: new Date(one.created * 1000),
    })
    .onConflictDoUpdate({
      target: dispute.id,
      set: { state: sql`excluded.state`, isRefundable: sql`excluded.is_refundable` },
      setWhere: sql`${dispute.state} = 'open' and (excluded.state, excluded.is_refundable) <> (${dispute.state}, ${dispute.isRefundable})`,
    })
    .returning({ id: dispute.id });
  return written.length > 0;
}

/** A mere inquiry (`warning_…`) that was closed took no money. */
function disputeState(status: string): DisputeState {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
}

type OrderRow = typeof order.$inferSelect;

/**
 * Works out anew what was given back of an order, and all that follows from it, in the transaction that has written a refund. Answers the
 * order as it is then. @param byHand the ids of those that are news and were made at the provider's dashboard
 */
export async function settleRefunds(
  queries: Queries,
  known: OrderRow,
  now: Date,
  byHand: readonly string[] = [],
): Promise<OrderRow> {
  const refunds = await queries
    .select()
    .from(refund)
    .where(eq(refund.orderId, known.id))
    .orderBy(refund.createdAt);
  const standing = refunds.filter(({ state }) => state !== 'failed');
  const sumOf = (which: typeof standing) => which.reduce((total, { amount }) => total + amount, 0);
  const refunded = Math.min(known.total, sumOf(standing));
  const giftCardRefunded = sumOf(standing.filter(({ toGiftCard }) => toGiftCard));
  const [changed] = await queries
    .update(order)
    .set({ refunded, giftCardRefunded })
    .where(eq(order.id, known.id))
    .returning();
  if (!changed) return known;
  await applyRefunds(queries, { order: changed, refunds: standing, byHand }, now);
  return changed;
}

async function settleDisputes(queries: Queries, known: OrderRow, now: Date): Promise<void> {
  const states = (await queries.select().from(dispute).where(eq(dispute.orderId, known.id))).map(
    ({ state }) => state,
  );
  const state = (['open', 'lost', 'won'] as const).find((one) => states.includes(one));
  if (!state) return;
  const [changed] = await queries
    .update(order)
    .set({ dispute: state })
    .where(eq(order.id, known.id))
    .returning();
  if (changed) await applyDispute(queries, changed, now);
}
