import { eq } from 'drizzle-orm';
import {
  type PlannedParts,
  type PlanWish,
  partsOfPlan,
  planRefund,
} from '../../src/core/orders/refund-plan.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import type { RefundOrigin } from '../db/order-types.ts';
import { order } from '../db/schema/orders.ts';
import { blockCards } from '../gift-cards/block.ts';
import { unspentByLine } from '../gift-cards/refundable.ts';
import { describeError, log } from '../platform/log.ts';
import { fulfil, type Services } from './fulfil.ts';
import { settleRefunds } from './money-back.ts';
import { OrderCommandError } from './order-command-error.ts';
import { type RefundableOrder, readRefundable } from './refund-facts.ts';
import { refundError } from './refund-problems.ts';
import {
  markReported,
  partsOfRequest,
  type RefundRequestRow,
  requestToResume,
  succeed,
  writeRequest,
} from './refund-requests.ts';
import { isStripeError, sendRequest } from './refund-send.ts';

/** What is to be given back: an amount in minor units, or lines by their numbers, the first being 1, and the shipping; else all that is left. */
export type RefundWish = {
  amount?: number | undefined;
  lines?: readonly number[] | undefined;
  shipping?: boolean | undefined;
};

/**
 * What went back, in minor units. `isResumed`: by a request for just the same that was under way already, or whose success nobody had
 * heard of, so that nothing was given twice.
 */
export type Refunded = { amount: number; currency: string; requestId: string; isResumed: boolean };

/** What a wish would give back. Amounts in minor units; `shipping` with the tax on it; `lines` by their numbers, the first being 1. */
export type RefundPreview = {
  amount: number;
  currency: string;
  lines: { number: number; name: string; formatName: string; amount: number; tax: number }[];
  shipping: number;
  /** Through the payment provider, and to the gift card that paid. */
  provider: number;
  giftCard: number;
  /** The request for just the same that would be resumed: see {@link Refunded}. */
  resumes: string | undefined;
};

/** Who wants money back, and what for. `wish` names it: the same while it is under way is one request. */
type Asked = { origin: RefundOrigin; wish: string; decide: (refundable: RefundableOrder) => PlanWish };

/**
 * Gives money back, and follows what comes of it: pledges, places, downloads, commissions, mails. Through the provider as far as that was
 * paid, and to the gift card that paid the rest. What is decided is written down first, so that a command that broke off, or is given
 * again meanwhile, resumes it. Never more than is left of each line, of the order, and of each way of paying.
 * @throws OrderCommandError for what cannot be given back, and when the provider refuses it or does not answer
 */
export function refundOrder(id: string, wish: RefundWish, services: Services, now: Date): Promise<Refunded> {
  const asked = { origin: 'operator', wish: nameOf(wish), decide: () => planWishOf(wish) } as const;
  return giveBack(id, asked, services, now);
}

/** What {@link refundOrder} would give back, by the store's own books. Changes nothing. @throws OrderCommandError for what cannot be */
export async function previewRefund(db: Database, id: string, wish: RefundWish): Promise<RefundPreview> {
  const known = await findPaid(db, id);
  const refundable = await readRefundable(db, known);
  const resumed = await requestToResume(db, id, { wish: nameOf(wish), begun: storeNow() });
  if (resumed) {
    const { provider, giftCard } = partsOfRequest(resumed);
    const parts = {
      amount: resumed.amount,
      lines: [...provider.lines, ...giftCard.lines],
      shipping: resumed.shipping,
    };
    return previewOf(refundable, parts, { provider: provider.amount, giftCard: giftCard.amount }, resumed.id);
  }
  const plan = planRefund(refundable.facts, planWishOf(wish));
  if ('problem' in plan) throw refundError(refundable, plan);
  return previewOf(refundable, partsOfPlan(refundable.facts, plan), plan, undefined);
}

/** As {@link refundOrder}, for whoever decides what is given back from what is left, once the order is locked. */
export async function giveBack(id: string, asked: Asked, services: Services, now: Date): Promise<Refunded> {
  const { db } = services;
  const begun = storeNow();
  const known = await findPaid(db, id);
  if (known.paymentId) await sync(known.sessionId, services, now);
  const { request, isResumed } = await inTransaction(db, (queries) =>
    ask(queries, id, { ...asked, begun }, now),
  );
  const { state, amount, failureReason } = await sendRequest(request.id, services, now);
  if (state !== 'succeeded')
    throw new OrderCommandError(
      `The payment provider refused the refund of ${id}: ${failureReason} Nothing was given back.`,
      'provider_refused',
    );
  // Not noted, the same command is answered by this request once more, which is safe; so a failure here is no failure of the refund.
  await markReported(db, request.id).catch((error) =>
    log('warn', 'refund_report_not_noted', { request: request.id, ...describeError(error) }),
  );
  return { amount, currency: known.currency, requestId: request.id, isResumed };
}

/** Finds the request that this wish resumes, or writes a new one down. What goes to a gift card alone goes back at once. */
async function ask(
  queries: Queries,
  id: string,
  asked: Asked & { begun: Date },
  now: Date,
): Promise<{ request: RefundRequestRow; isResumed: boolean }> {
  const [known] = await queries.select().from(order).where(eq(order.id, id)).for('update');
  if (!known) throw noOrder(id);
  const resumed = await requestToResume(queries, id, asked);
  if (resumed) return { request: resumed, isResumed: true };
  const refundable = await readRefundable(queries, known);
  const { facts } = refundable;
  const wish = asked.decide(refundable);
  const cards = cardsOf(refundable, wish);
  // Blocked first, nothing of a bought gift card can be spent while its price goes back.
  if (cards.length > 0) await blockCards(queries, id, cards, 'refund_under_way', now);
  const unspent = cards.length > 0 ? await unspentByLine(queries, id) : facts.unspent;
  const plan = planRefund({ ...facts, unspent }, wish);
  if ('problem' in plan) throw refundError(refundable, plan);
  const request = await writeRequest(
    queries,
    { orderId: id, origin: asked.origin, wish: asked.wish },
    plan,
    now,
  );
  if (plan.provider === 0 && (await succeed(queries, request, now))) await settleRefunds(queries, known, now);
  return { request, isResumed: false };
}

/** The positions of bought gift cards that a wish is about. */
function cardsOf({ lines, facts }: RefundableOrder, wish: PlanWish): number[] {
  if (wish.amount !== undefined) return [];
  const isAll = wish.lines === undefined && !wish.shipping;
  return lines.flatMap(({ position }) =>
    facts.paid.giftCards[position] && (isAll || wish.lines?.includes(position)) ? [position] : [],
  );
}

/** What was given back by others, and what the bank says, is asked for first. */
async function sync(sessionId: string, services: Services, now: Date): Promise<void> {
  try {
    await fulfil(sessionId, services, now);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    throw new OrderCommandError(
      `The payment provider cannot be asked: ${error.message} Nothing was given back.`,
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

function planWishOf({ lines, ...wish }: RefundWish): PlanWish {
  return { ...wish, ...(lines && { lines: lines.map((number) => number - 1) }) };
}

/** A wish by a name that is the same however it was written. */
function nameOf({ amount, lines, shipping }: RefundWish): string {
  const parts = [
    ...(amount === undefined ? [] : [`amount:${amount}`]),
    ...(lines ? [`lines:${lines.toSorted((a, b) => a - b).join(',')}`] : []),
    ...(shipping ? ['shipping'] : []),
  ];
  return parts.join('+') || 'all';
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
