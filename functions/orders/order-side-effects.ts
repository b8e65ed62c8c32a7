import { and, eq } from 'drizzle-orm';
import type { RefundAmounts } from '#src/core/orders/refunds.ts';
import type { Queries } from '../db/open.ts';
import { isSupplied } from '../db/order-rows.ts';
import type { OrderLine } from '../db/order-types.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { type order, orderLine } from '../db/schema/orders.ts';
import { refund } from '../db/schema/refunds-and-disputes.ts';
import { grantDownloads } from '../downloads/grants.ts';
import { followOutcome, lockFundings, outcomesOf } from '../fundings/outcomes.ts';
import { countPledges, recordPledges } from '../fundings/record-pledges.ts';
import { issueGiftCards } from '../gift-cards/issue.ts';
import {
  enqueueOrderMails,
  enqueueRefund,
  enqueueReleased,
  enqueueRestored,
  enqueueReviewInvitation,
} from '../mail/enqueue.ts';
import { enqueueDashboardRefund, enqueueFraudWarning, enqueueReturnedRefund } from '../mail/enqueue-staff.ts';
import { recordConsent } from '../mail/newsletter/consents.ts';
import { recordCommissions } from '../payouts/record-commissions.ts';
import { log } from '../platform/log.ts';
import { enqueuePurchase } from '../tracking/enqueue-purchase.ts';
import { applyGoodsOwed } from './apply-goods-owed.ts';
import { enqueueGifts } from './enqueue-gift.ts';
import { enqueueInvoices } from './invoices/enqueue.ts';
import { settleParcels } from './parcels/settle-parcels.ts';
import { queueProduction } from './production-jobs.ts';
import { refundOf } from './refunds/refund-mail.ts';

type OrderRow = typeof order.$inferSelect;

/** A newly recorded order. Without an attempt it is on hold, and only its mails are written. */
export type RecordedOrder = {
  order: OrderRow;
  lines: readonly OrderLine[];
  attempt: Attempt | undefined;
};

/**
 * Applies the side effects of a new order, in the order's own transaction: all of them are saved with the
 * order, or none. Mails are only written to the outbox here.
 */
export async function applyRecorded(queries: Queries, recorded: RecordedOrder, now: Date): Promise<void> {
  const { order, attempt, lines } = recorded;
  await enqueueInvoices(queries, order.id, { cause: 'paid', isInvoiced: true }, now);
  await enqueueOrderMails(queries, order, now);
  if (order.heldReason !== null) log('error', 'order_held', { order: order.id, reason: order.heldReason });
  if (order.fraudWarningAt !== null) await enqueueFraudWarning(queries, order.id, now);
  if (!attempt) {
    await settleParcels(queries, order.id, now);
    return;
  }
  await recordPledges(queries, order, attempt, now);
  await followOutcomes(queries, order.id, attempt.pledges, now);
  await recordCommissions(queries, order.id, { ...attempt, lines }, now);
  await recordConsent(queries, order, attempt);
  await grantDownloads(queries, order, attempt.lines, now);
  await issueGiftCards(queries, order, attempt.lines, now);
  await enqueueGifts(queries, order, attempt.lines, now);
  await queueProduction(queries, order, attempt.lines, now);
  await askForReview(queries, order, attempt.lines, now);
  await applyGoodsOwed(queries, order, now);
  await enqueuePurchase(queries, order.id, attempt.consentedVisitor, now);
}

/** Asks for a review of an order of files now. An order with a parcel is asked after it has shipped. */
async function askForReview(
  queries: Queries,
  order: OrderRow,
  lines: readonly OrderLine[],
  now: Date,
): Promise<void> {
  const isFiles = lines.length > 0 && lines.every(({ formatType }) => formatType === 'Digital File');
  if (isFiles && order.shippingEmail && isSupplied(order))
    await enqueueReviewInvitation(queries, order.id, 'files', now);
}

/**
 * Applies the outcome of a funding to a payment that arrives after the funding has ended (a slow debit, a
 * lost event). A pledge to a failed funding is refunded now; one to a successful funding counts.
 */
async function followOutcomes(
  queries: Queries,
  orderId: string,
  pledges: Attempt['pledges'],
  now: Date,
  again?: string,
): Promise<void> {
  const ids = pledges.map(({ fundingId }) => fundingId);
  if (ids.length === 0) return;
  await lockFundings(queries, ids, 'shared');
  for (const [id, outcome] of await outcomesOf(queries, ids))
    await followOutcome(queries, id, outcome, now, { orderId, ...(again && { again }) });
}

/**
 * Applies the side effects of an order that a person has released, in the same transaction: everything that
 * was left out at payment, then what has happened to its money since. After a fraud warning nothing may have
 * been left out: mails about goods are queued with new goods only, because the outbox forgets sent mails
 * after a month.
 */
export async function applyReleased(queries: Queries, released: RecordedOrder, now: Date): Promise<void> {
  const { order, attempt, lines } = released;
  // A fraud warning may revoke a release, so each release is a cause of its own.
  const cause = `released:${now.getTime()}`;
  await enqueueInvoices(queries, order.id, { cause, isInvoiced: true }, now);
  const isNewlyCounted = await countPledges(queries, order.id);
  if (!attempt) {
    // Its code is that of the mail that the buyer may have got before the attempt was lost.
    await issueGiftCards(queries, order, lines, now);
    return;
  }
  if (isNewlyCounted) await followOutcomes(queries, order.id, attempt.pledges, now);
  await recordCommissions(queries, order.id, { ...attempt, lines }, now);
  const hasNewFiles = await grantDownloads(queries, order, attempt.lines, now);
  const hasNewCards = await issueGiftCards(queries, order, attempt.lines, now);
  if (hasNewFiles || hasNewCards) await enqueueGifts(queries, order, attempt.lines, now);
  await queueProduction(queries, order, attempt.lines, now);
  if (hasNewFiles) await askForReview(queries, order, attempt.lines, now);
  const { areFilesRestored } = await applyGoodsOwed(queries, order, now);
  // No "goes ahead" mail when the order has already shipped. It has the links of files, and is sent once.
  const isMailed = order.fulfilledAt === null && (await enqueueReleased(queries, order.id, now));
  if (areFilesRestored && !isMailed) await mailReturnedFiles(queries, order, now);
}

/** A refund that has not failed. */
type StandingRefund = RefundAmounts & { id: string; toGiftCard: boolean };

/**
 * Applies the side effects of new or failed refunds, in the transaction that saves them. The buyer is mailed
 * about new ones only, because the outbox forgets sent mails after a month.
 */
export async function applyRefunds(
  queries: Queries,
  {
    order,
    news,
    returned,
    byHand,
  }: {
    order: OrderRow;
    /** The refunds that are new or have changed, and have not failed. */
    news: readonly StandingRefund[];
    /** The refunds that have failed now. */
    returned: readonly { id: string; amount: number }[];
    /** The ids of new ones that were made in the Stripe Dashboard. */
    byHand: readonly string[];
  },
  now: Date,
): Promise<void> {
  const { cards, areFilesRestored } = await applyGoodsOwed(queries, order, now);
  if (areFilesRestored && order.shippingEmail) await enqueueRestored(queries, order.id, now);
  const told = cards.map(({ block, ...card }) => ({ ...card, isBlocked: block !== null }));
  for (const { id, amount } of news.filter((one) => byHand.includes(one.id)))
    if (told.length > 0)
      await enqueueDashboardRefund(queries, { orderId: order.id, refundId: id, amount, cards: told }, now);
  for (const [state, changed] of Object.entries({ refunded: news, returned }))
    for (const { id } of changed)
      await enqueueInvoices(queries, order.id, { cause: `${state}:${id}`, isInvoiced: false }, now);
  for (const { id, amount } of returned)
    await enqueueReturnedRefund(queries, { orderId: order.id, refundId: id, amount }, now);
  if (!order.shippingEmail || news.length === 0) return;
  const lines = await queries
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, order.id))
    .orderBy(orderLine.position);
  for (const one of news) await enqueueRefund(queries, order.id, one.id, refundOf(order, lines, one), now);
}

/**
 * Mails the links to files whose refund the bank had sent back while a dispute or a warning kept them closed.
 * An earlier mail said that they were refunded.
 */
async function mailReturnedFiles(queries: Queries, order: OrderRow, now: Date): Promise<void> {
  const failed = and(eq(refund.orderId, order.id), eq(refund.state, 'failed'));
  if (order.shippingEmail && (await queries.$count(refund, failed)) > 0)
    await enqueueRestored(queries, order.id, now);
}

/**
 * Applies the side effects of a dispute that was opened or decided, in the same transaction.
 * `order` is the updated row.
 */
export async function applyDispute(queries: Queries, order: OrderRow, now: Date): Promise<void> {
  log('warn', 'dispute', { order: order.id, state: order.dispute });
  const { areFilesRestored } = await applyGoodsOwed(queries, order, now);
  if (areFilesRestored) await mailReturnedFiles(queries, order, now);
  if (order.dispute !== 'won') return;
  const [attempt] = await queries.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, order.id));
  if (attempt) await followOutcomes(queries, order.id, attempt.pledges, now, 'won');
}
