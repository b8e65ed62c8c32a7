import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type Database, inTransaction } from '#functions/db/open.ts';
import { order } from '#functions/db/schema/orders.ts';
import { refundRequest } from '#functions/db/schema/refunds-and-disputes.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { isStripeError } from '#functions/platform/stripe.ts';
import { applyGoodsOwed } from '../apply-goods-owed.ts';
import { OrderCommandError } from '../order-command-error.ts';
import type { Services } from '../sync-session.ts';
import { failRequest, findRequest, IS_OPEN, isUnderWay, type RefundRequestRow } from './refund-requests.ts';
import { recordRefund } from './sync-refunds-and-disputes.ts';

/** How long the process that wrote a request has to send it before reconciliation does, in ms. */
const RESUME_AFTER_MS = 2 * 60_000;

/** HTTP statuses that leave open whether the refund was made: timeout, conflict, too early, rate limit. */
const UNDECIDED = [408, 409, 425, 429];

/**
 * Sends a refund request to Stripe. The refund is made once, even with retries from several processes: the
 * request's id is the idempotency key, and a request sent before is first searched among the payment's
 * refunds, because Stripe keeps keys for a day and replays failures under them.
 * @returns the request's new state, which may be `failed`
 * @throws OrderCommandError when Stripe does not say whether the refund was made; the request stays open
 */
export async function sendRequest(id: string, services: Services, now: Date): Promise<RefundRequestRow> {
  const { db } = services;
  const request = await readRequest(db, id);
  if (!isUnderWay(request)) return request;
  try {
    const made = await refundAtProvider(request, services, now);
    await recordRefund(db, request.orderId, made, now);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    if (isRefusal(error)) await noteRefusal(db, request, error, now);
    const current = await readRequest(db, id);
    if (isUnderWay(current)) throw undecided(request, error);
    return current;
  }
  return readRequest(db, id);
}

/**
 * Sends the requests that a crash or a silent Stripe left open, oldest first. `failed` counts those that are
 * still undecided; they are retried next time. `isWhole` is false when the time ran out.
 */
export async function resumeRefundRequests(
  services: Services,
  now: Date,
  hasTime: () => boolean,
): Promise<{ resumed: number; failed: number; isWhole: boolean }> {
  const { db } = services;
  const done = { resumed: 0, failed: 0, isWhole: true };
  const rows = await db
    .select({ id: refundRequest.id })
    .from(refundRequest)
    .where(and(IS_OPEN, lt(refundRequest.createdAt, new Date(now.getTime() - RESUME_AFTER_MS))))
    .orderBy(asc(refundRequest.createdAt));
  for (const { id } of rows) {
    if (!hasTime()) return { ...done, isWhole: false };
    try {
      const { state } = await sendRequest(id, services, now);
      done.resumed += 1;
      log('warn', 'refund_resumed', { request: id, state });
    } catch (error) {
      done.failed += 1;
      log('error', 'refund_not_resumed', { request: id, ...describeError(error) });
    }
  }
  return done;
}

/** A refund whose outcome is not known yet. `amount` in minor units of the order's currency. */
export type OpenRefund = { orderId: string; amount: number; currency: string; since: Date };

/** The open refund requests, oldest first. Reconciliation sends those older than two minutes. */
export function openRefunds(db: Database): Promise<OpenRefund[]> {
  const { orderId, amount, createdAt } = refundRequest;
  return db
    .select({ orderId, amount, currency: order.currency, since: createdAt })
    .from(refundRequest)
    .innerJoin(order, eq(order.id, orderId))
    .where(IS_OPEN)
    .orderBy(asc(createdAt));
}

async function readRequest(db: Database, id: string): Promise<RefundRequestRow> {
  const request = await findRequest(db, id);
  if (!request) throw new Error(`There is no refund request ${id}`);
  return request;
}

async function refundAtProvider(
  { id, orderId, providerAmount, sentAt }: RefundRequestRow,
  { db, stripe }: Services,
  now: Date,
): Promise<Stripe.Refund> {
  const [known] = await db.select({ paymentId: order.paymentId }).from(order).where(eq(order.id, orderId));
  const payment = known?.paymentId ?? '';
  if (sentAt !== null)
    for await (const one of stripe.refunds.list({ payment_intent: payment, limit: 100 }))
      if (one.metadata?.request === id) return one;
  await db
    .update(refundRequest)
    .set({ state: 'sent', sentAt: sql`coalesce(${refundRequest.sentAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(refundRequest.id, id), eq(refundRequest.state, 'asked')));
  return stripe.refunds.create(
    { payment_intent: payment, amount: providerAmount, metadata: { order: orderId, request: id } },
    { idempotencyKey: `refund:${id}` },
  );
}

/** Marks the request as failed and unblocks a gift card that waited for it, in one transaction. */
async function noteRefusal(
  db: Database,
  request: RefundRequestRow,
  error: Stripe.errors.StripeError,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (queries) => {
    const [known] = await queries.select().from(order).where(eq(order.id, request.orderId)).for('update');
    if (known && (await failRequest(queries, request, error.message.slice(0, 300), now)))
      await applyGoodsOwed(queries, known, now);
  });
}

/** True when Stripe has definitely refused: nothing was refunded, and nothing will be under this key. */
function isRefusal({ type, statusCode = 0 }: Stripe.errors.StripeError): boolean {
  return (
    statusCode >= 400 &&
    statusCode < 500 &&
    !UNDECIDED.includes(statusCode) &&
    type !== 'StripeIdempotencyError'
  );
}

function undecided({ id }: RefundRequestRow, error: Stripe.errors.StripeError): OrderCommandError {
  return error.statusCode === 409
    ? new OrderCommandError(
        `Another process is making this refund now (request ${id}).`,
        'refund_under_way',
        { cause: error },
      )
    : new OrderCommandError(
        `The payment provider did not say whether the refund was made (${error.message}). Request ${id} stays open. Run the same command again, or wait for reconciliation.`,
        'provider_unreachable',
        { cause: error },
      );
}
