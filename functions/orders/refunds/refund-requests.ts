import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { returnSome } from '#functions/checkout/attempts/reservations.ts';
import type { Queries } from '#functions/db/open.ts';
import type { RefundedLine, RefundOrigin } from '#functions/db/order-types.ts';
import { refund, refundRequest } from '#functions/db/schema/refunds-and-disputes.ts';
import { heldOfCard } from '#functions/gift-cards/balance.ts';
import { log } from '#functions/platform/log.ts';
import { type RefundPlan, splitByWay } from '#src/core/orders/refund-plan.ts';
import { storeNow } from '#src/lib/clock.ts';

export type RefundRequestRow = typeof refundRequest.$inferSelect;

/** Open requests: they may still refund money, or have done so without the store knowing. */
export const IS_OPEN = inArray(refundRequest.state, ['asked', 'sent']);
export const isUnderWay = ({ state }: RefundRequestRow) => state === 'asked' || state === 'sent';

/** The open refund requests of an order, oldest first. */
export function requestsUnderWay(
  queries: Queries,
  ...orderIds: readonly string[]
): Promise<RefundRequestRow[]> {
  return queries
    .select()
    .from(refundRequest)
    .where(and(inArray(refundRequest.orderId, orderIds), IS_OPEN))
    .orderBy(asc(refundRequest.createdAt), asc(refundRequest.id));
}

/**
 * The request that a repeated command resumes: an identical one that is open, or that succeeded and was not
 * reported to the caller before `startedAt`.
 */
export async function requestToResume(
  queries: Queries,
  orderId: string,
  { requestKey, startedAt }: { requestKey: string; startedAt: Date },
): Promise<RefundRequestRow | undefined> {
  const { state, reportedAt } = refundRequest;
  const isUnreported = and(eq(state, 'succeeded'), or(isNull(reportedAt), gt(reportedAt, startedAt)));
  const [row] = await queries
    .select()
    .from(refundRequest)
    .where(
      and(
        eq(refundRequest.orderId, orderId),
        eq(refundRequest.requestKey, requestKey),
        or(IS_OPEN, isUnreported),
      ),
    )
    .orderBy(desc(refundRequest.createdAt))
    .limit(1);
  return row;
}

/**
 * Notes that the caller now learns that the request succeeded. Uses the real time: commands that started
 * before get the same answer.
 */
export async function markReported(queries: Queries, id: string): Promise<void> {
  await queries
    .update(refundRequest)
    .set({ reportedAt: storeNow() })
    .where(and(eq(refundRequest.id, id), isNull(refundRequest.reportedAt)));
}

/**
 * The lines of an order that an open request refunds. Bought gift cards among them must not be spent. When a
 * request is decided, its lines are no longer in here.
 */
export async function pendingRefundLines(queries: Queries, orderId: string): Promise<RefundedLine[]> {
  return (await requestsUnderWay(queries, orderId)).flatMap(({ lines }) => lines);
}

/**
 * Saves a refund request. The caller has the order's row locked and has planned the refund from what is left.
 */
export async function writeRequest(
  queries: Queries,
  { orderId, origin, requestKey }: { orderId: string; origin: RefundOrigin; requestKey: string },
  { amount, lines, shipping, provider, giftCard }: RefundPlan,
  now: Date,
): Promise<RefundRequestRow> {
  const [row] = await queries
    .insert(refundRequest)
    .values({
      id: randomUUID(),
      orderId,
      origin,
      requestKey,
      amount,
      providerAmount: provider,
      giftCardAmount: giftCard,
      lines,
      shipping,
      createdAt: now,
    })
    .returning();
  return row as RefundRequestRow;
}

export async function findRequest(queries: Queries, id: string): Promise<RefundRequestRow | undefined> {
  const [row] = await queries.select().from(refundRequest).where(eq(refundRequest.id, id));
  return row;
}

/**
 * The request that a Stripe refund carries out: the one in its metadata, if order and amount match and no
 * other refund carries it out. Any other refund was made by hand.
 */
export async function requestOfRefund(
  queries: Queries,
  orderId: string,
  { id, amount, metadata }: Stripe.Refund,
): Promise<RefundRequestRow | undefined> {
  const named = metadata?.request ? await findRequest(queries, metadata.request) : undefined;
  if (named?.orderId !== orderId || named.providerAmount !== amount) return undefined;
  return named.refundId === null || named.refundId === id ? named : undefined;
}

/** The lines and the shipping of a request, for each way of payment. */
export function partsOfRequest({ lines, shipping, providerAmount, giftCardAmount }: RefundRequestRow) {
  const planned = lines.map((line) => ({ ...line, tax: line.tax ?? 0 }));
  return splitByWay({ lines: planned, shipping, provider: providerAmount, giftCard: giftCardAmount });
}

/**
 * Updates a request to the state of its Stripe refund, in the transaction that has the order's row locked.
 * When Stripe's part succeeds, the gift card gets its part.
 * @returns whether anything changed
 */
export async function followRequest(
  queries: Queries,
  request: RefundRequestRow,
  { id, status, failure_reason: reason }: Pick<Stripe.Refund, 'id' | 'status' | 'failure_reason'>,
  now: Date,
): Promise<boolean> {
  const state = status === 'canceled' ? 'canceled' : status === 'failed' ? 'failed' : 'succeeded';
  if (state !== 'succeeded')
    return settle(queries, request, { state, refundId: id, failureReason: reason ?? status }, now);
  if (!isUnderWay(request)) {
    if (request.state !== 'succeeded') log('error', 'refund_after_failure', { request: request.id });
    return false;
  }
  return succeed(queries, { ...request, refundId: id }, now);
}

/** The id of the refund that gives a request's part back to the gift card. */
export function idOfCardRefund({ id }: Pick<RefundRequestRow, 'id'>): string {
  return `gift-card:${id}`;
}

/**
 * Marks a request as succeeded and refunds the gift card's part. Call it when Stripe has accepted its part,
 * if there is one.
 */
export async function succeed(queries: Queries, request: RefundRequestRow, now: Date): Promise<boolean> {
  const { orderId, giftCardAmount: amount, refundId } = request;
  if (amount > 0) {
    const { lines, shipping } = partsOfRequest(request).giftCard;
    await queries.insert(refund).values({
      id: idOfCardRefund(request),
      orderId,
      amount,
      state: 'succeeded',
      lines,
      shipping,
      toGiftCard: true,
      requestId: request.id,
      createdAt: now,
    });
    const held = await heldOfCard(queries, orderId);
    if (!held || !(await returnSome(queries, orderId, held.key, amount)))
      throw new Error(`The gift card did not pay ${amount} of ${orderId}`);
  }
  return settle(queries, request, { state: 'succeeded', refundId, failureReason: null }, now);
}

/** Marks a request as failed. Returns false when it was not open any more. */
export async function failRequest(
  queries: Queries,
  request: RefundRequestRow,
  failureReason: string,
  now: Date,
): Promise<boolean> {
  const [current] = await queries
    .select()
    .from(refundRequest)
    .where(and(eq(refundRequest.id, request.id), IS_OPEN));
  return current !== undefined && settle(queries, current, { state: 'failed', failureReason }, now);
}

type Settled = Pick<RefundRequestRow, 'state' | 'failureReason'> &
  Partial<Pick<RefundRequestRow, 'refundId'>>;

async function settle(
  queries: Queries,
  { id }: RefundRequestRow,
  settled: Settled,
  now: Date,
): Promise<boolean> {
  const rank = (state: unknown) =>
    sql`array_position(array['asked', 'sent', 'succeeded', 'failed'], replace(${state}, 'canceled', 'failed'))`;
  const written = await queries
    .update(refundRequest)
    .set({ ...settled, settledAt: now })
    .where(and(eq(refundRequest.id, id), sql`${rank(refundRequest.state)} < ${rank(settled.state)}`))
    .returning({ id: refundRequest.id });
  return written.length > 0;
}
