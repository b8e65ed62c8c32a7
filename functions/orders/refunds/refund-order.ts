import { eq } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import type { RefundOrigin } from '#functions/db/order-types.ts';
import { order } from '#functions/db/schema/orders.ts';
import { blockCards } from '#functions/gift-cards/block.ts';
import { unspentByLine } from '#functions/gift-cards/refundable.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { isStripeError } from '#functions/platform/stripe.ts';
import type { RefundPreviewAnswer } from '#src/contracts/desk/order-answers.ts';
import {
  type PlannedParts,
  partsOfPlan,
  planRefund,
  type RefundRequest,
} from '#src/core/orders/refund-plan.ts';
import { storeNow } from '#src/lib/clock.ts';
import { OrderCommandError } from '../order-command-error.ts';
import { type Services, syncSession } from '../sync-session.ts';
import { refundError } from './refund-errors.ts';
import { planOf, type RefundParams, requestKeyOf } from './refund-params.ts';
import {
  idOfCardRefund,
  markReported,
  partsOfRequest,
  type RefundRequestRow,
  requestToResume,
  succeed,
  writeRequest,
} from './refund-requests.ts';
import { type RefundableOrder, readRefundable } from './refundable-order.ts';
import { sendRequest } from './send-refund-request.ts';
import { settleRefunds } from './sync-refunds-and-disputes.ts';

/**
 * What was refunded, in minor units. `isResumed`: an identical request was already open, or had succeeded
 * without being reported, so nothing was refunded twice.
 */
export type Refunded = { amount: number; currency: string; requestId: string; isResumed: boolean };

/** What a request would refund, in minor units. `shipping` includes its tax. Lines are numbered from 1. */
export type RefundPreview = Omit<RefundPreviewAnswer, 'commission' | 'isResumed'> & {
  /** The id of the identical request that would be resumed: see {@link Refunded}. */
  resumes: string | undefined;
};

/** Who asks for a refund, and of what. The same `requestKey` on one order is one request while it is open. */
type Asked = {
  origin: RefundOrigin;
  requestKey: string;
  /** What the person has seen, in minor units: another amount is refused. */
  expected?: number | undefined;
  decide: (refundable: RefundableOrder, queries: Queries) => RefundRequest | Promise<RefundRequest>;
};

/**
 * Refunds an order and applies the side effects: pledges, places, downloads, commissions, mails. Refunds
 * through Stripe what was paid there, and the rest to the gift card that paid. The request is saved first, so
 * an interrupted or repeated command resumes it. Never refunds more than is left of each line, of the order
 * and of each way of payment.
 * @throws OrderCommandError when a refund is not possible, and when Stripe refuses it or does not answer
 */
export function refundOrder(
  id: string,
  params: RefundParams,
  services: Services,
  now: Date,
  expected?: number,
): Promise<Refunded> {
  const asked = { origin: 'operator', ...requestOf(params), expected } as const;
  return refundAsDecided(id, asked, services, now);
}

/**
 * What {@link refundOrder} would refund, from the store's own records. Changes nothing.
 * @throws OrderCommandError when a refund is not possible
 */
export function previewRefund(db: Database, id: string, params: RefundParams): Promise<RefundPreview> {
  return previewAsDecided(db, id, requestOf(params));
}

function requestOf(params: RefundParams): Pick<Asked, 'requestKey' | 'decide'> {
  return { requestKey: requestKeyOf(params), decide: () => planOf(params) };
}

/** As {@link previewRefund}, for what {@link refundAsDecided} would refund. */
export async function previewAsDecided(
  db: Database,
  id: string,
  { requestKey, decide }: Pick<Asked, 'requestKey' | 'decide'>,
): Promise<RefundPreview> {
  const known = await findPaid(db, id);
  const refundable = await readRefundable(db, known);
  const resumed = await requestToResume(db, id, { requestKey, startedAt: storeNow() });
  if (resumed) {
    const { provider, giftCard } = partsOfRequest(resumed);
    const parts = {
      amount: resumed.amount,
      lines: [...provider.lines, ...giftCard.lines],
      shipping: resumed.shipping,
    };
    return previewOf(refundable, parts, { provider: provider.amount, giftCard: giftCard.amount }, resumed.id);
  }
  const plan = planRefund(refundable.facts, await decide(refundable, db));
  if ('problem' in plan) throw refundError(refundable, plan);
  return previewOf(refundable, partsOfPlan(refundable.facts, plan), plan, undefined);
}

/**
 * As {@link refundOrder}, with the plan decided by `asked.decide` from what is left when the order is locked.
 */
export async function refundAsDecided(
  id: string,
  asked: Asked,
  services: Services,
  now: Date,
): Promise<Refunded> {
  const { db } = services;
  const startedAt = storeNow();
  const known = await findPaid(db, id);
  if (known.paymentId) await sync(known.sessionId, services, now);
  const { request, isResumed } = await inTransaction(db, (queries) =>
    ask(queries, id, { ...asked, startedAt }, now),
  );
  const { state, amount, failureReason } = await sendRequest(request.id, services, now);
  if (state !== 'succeeded')
    throw new OrderCommandError(
      `The payment provider refused the refund of ${id}: ${failureReason} Nothing was refunded.`,
      'provider_refused',
    );
  // If this fails, the same command resumes this request again, which is safe. So it does not fail the
  // refund.
  await markReported(db, request.id).catch((error) =>
    log('warn', 'refund_report_not_noted', { request: request.id, ...describeError(error) }),
  );
  return { amount, currency: known.currency, requestId: request.id, isResumed };
}

/** Finds the request to resume, or saves a new one. A refund to a gift card alone is carried out here. */
async function ask(
  queries: Queries,
  id: string,
  asked: Asked & { startedAt: Date },
  now: Date,
): Promise<{ request: RefundRequestRow; isResumed: boolean }> {
  const [known] = await queries.select().from(order).where(eq(order.id, id)).for('update');
  if (!known) throw noOrder(id);
  const resumed = await requestToResume(queries, id, asked);
  if (resumed) {
    checkExpected(resumed, asked.expected);
    return { request: resumed, isResumed: true };
  }
  const refundable = await readRefundable(queries, known);
  const { facts } = refundable;
  const decided = await asked.decide(refundable, queries);
  const cards = cardsOf(refundable, decided);
  // A bought gift card is blocked first, so that it cannot be spent while its price is refunded.
  if (cards.length > 0) await blockCards(queries, id, cards, 'refund_under_way', now);
  const unspent = cards.length > 0 ? await unspentByLine(queries, id) : facts.unspent;
  const plan = planRefund({ ...facts, unspent }, decided);
  if ('problem' in plan) throw refundError(refundable, plan);
  checkExpected(plan, asked.expected);
  const request = await writeRequest(
    queries,
    { orderId: id, origin: asked.origin, requestKey: asked.requestKey },
    plan,
    now,
  );
  if (plan.provider === 0 && (await succeed(queries, request, now)))
    await settleRefunds(queries, known, { news: [idOfCardRefund(request)] }, now);
  return { request, isResumed: false };
}

function checkExpected({ amount }: { amount: number }, expected: number | undefined): void {
  if (expected === undefined || expected === amount) return;
  throw new OrderCommandError(
    'What is left of this order has changed: someone else has refunded or sent something. Nothing was refunded.',
    'changed_meanwhile',
  );
}

/** The positions of the bought gift cards that a request refunds. */
function cardsOf({ lines, facts }: RefundableOrder, request: RefundRequest): number[] {
  if (request.amount !== undefined) return [];
  const isAll = request.lines === undefined && !request.shipping;
  return lines.flatMap(({ position }) =>
    facts.paid.giftCards[position] && (isAll || request.lines?.includes(position)) ? [position] : [],
  );
}

/** Syncs the session first: earlier refunds and disputes limit what is left. */
async function sync(sessionId: string, services: Services, now: Date): Promise<void> {
  try {
    await syncSession(sessionId, services, now);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    throw new OrderCommandError(
      `The payment provider does not answer: ${error.message} Nothing was refunded.`,
      'provider_unreachable',
      { cause: error },
    );
  }
}

async function findPaid(db: Queries, id: string): Promise<typeof order.$inferSelect> {
  const [known] = await db.select().from(order).where(eq(order.id, id));
  if (!known) throw noOrder(id);
  if (!known.paymentId && known.giftCardAmount === 0)
    throw new OrderCommandError(`Nothing was paid for ${id}.`, 'nothing_paid');
  return known;
}

function noOrder(id: string): OrderCommandError {
  return new OrderCommandError(`There is no order ${id}.`, 'no_order');
}

function previewOf(
  { order: known, lines }: RefundableOrder,
  { amount, lines: parts, shipping }: PlannedParts,
  { provider, giftCard }: { provider: number; giftCard: number },
  resumes: string | undefined,
): RefundPreview {
  const named = parts.map((part) => {
    const { name = '', formatName = '' } = lines.find(({ position }) => position === part.position) ?? {};
    return { number: part.position + 1, name, formatName, amount: part.amount, tax: part.tax };
  });
  return { amount, currency: known.currency, lines: named, shipping, provider, giftCard, resumes };
}
