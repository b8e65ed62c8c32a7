import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type Database, inTransaction } from '../db/open.ts';
import { order, refundRequest } from '../db/schema/orders.ts';
import { describeError, log } from '../platform/log.ts';
import { applyGoodsOwed } from './apply-goods-owed.ts';
import type { Services } from './fulfil.ts';
import { noteRefund } from './money-back.ts';
import { OrderCommandError } from './order-command-error.ts';
import { fail, findRequest, isUnderWay, type RefundRequestRow, UNDER_WAY } from './refund-requests.ts';

/** How long a request is left to whoever wrote it, in ms. */
const RESUME_AFTER_MS = 2 * 60_000;

/** Answers that say nothing of whether the refund was made: a time-out, another process at work on it, too many requests. */
const UNDECIDED = [408, 409, 425, 429];

/**
 * Has the provider carry out a request, once however often and by however many processes it is tried: its id is the idempotency key, and what
 * was sent before is looked for among the payment's refunds first, since a provider keeps keys for a day and repeats its failures under
 * them. Answers the request as it is then, which may have failed.
 * @throws OrderCommandError when the provider could not say; the request stays under way
 */
export async function sendRequest(id: string, services: Services, now: Date): Promise<RefundRequestRow> {
  const { db } = services;
  const request = await readRequest(db, id);
  if (!isUnderWay(request)) return request;
  try {
    const made = await refundAtProvider(request, services, now);
    await noteRefund(db, request.orderId, made, now);
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
 * Carries out requests that a crash or a silent provider left under way, oldest first. `failed` counts those that could not be decided; they
 * are tried again the next time. `isWhole` is false when the time was up before the end.
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
    .where(and(UNDER_WAY, lt(refundRequest.createdAt, new Date(now.getTime() - RESUME_AFTER_MS))))
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

/** The request has failed, and what waited for it (a bought gift card) is free again, in one step. */
async function noteRefusal(
  db: Database,
  request: RefundRequestRow,
  error: Stripe.errors.StripeError,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (queries) => {
    const [known] = await queries.select().from(order).where(eq(order.id, request.orderId)).for('update');
    if (known && (await fail(queries, request, error.message.slice(0, 300), now)))
      await applyGoodsOwed(queries, known, now);
  });
}

/** What the provider's client throws, whichever copy of its module has made the client. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && String((error as { type?: unknown }).type).startsWith('Stripe');
}

/** True where the provider has said no for good: nothing was given back, and nothing will be under this key. */
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
        `This refund is being made by another process now (request ${id}).`,
        'refund_under_way',
        { cause: error },
      )
    : new OrderCommandError(
        `The payment provider did not say whether the refund was made (${error.message}). Request ${id} stays open: give the same command again, or wait for reconciliation.`,
        'provider_unreachable',
        { cause: error },
      );
}
