import { eq } from 'drizzle-orm';
import type { GivenBack } from '../../src/core/orders/refunds.ts';
import type { Queries } from '../db/open.ts';
import { isSupplied } from '../db/order-rows.ts';
import type { OrderLine } from '../db/order-types.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { type order, orderLine } from '../db/schema/orders.ts';
import { grantDownloads } from '../downloads/grants.ts';
import { followOutcome, lockFundings, outcomesOf } from '../fundings/outcomes.ts';
import { countPledges, recordPledges } from '../fundings/record-pledges.ts';
import { issueGiftCards } from '../gift-cards/issue.ts';
import { enqueueGiftOf } from '../gifts/enqueue-gift.ts';
import {
  enqueueDashboardRefund,
  enqueueOrderMails,
  enqueueRefund,
  enqueueReleased,
  enqueueReviewInvitation,
} from '../mail/enqueue.ts';
import { recordNewsOptIn } from '../news/news-opt-in.ts';
import { recordCommissions } from '../payouts/record-commissions.ts';
import { log } from '../platform/log.ts';
import { queueProduction } from '../production/jobs.ts';
import { enqueuePurchase } from '../tracking/enqueue-purchase.ts';
import { applyGoodsOwed } from './apply-goods-owed.ts';

type OrderRow = typeof order.$inferSelect;

/** An order that has just been recorded. Without an attempt of ours it is held, and nothing follows from it. */
export type RecordedOrder = {
  order: OrderRow;
  lines: readonly OrderLine[];
  attempt: Attempt | undefined;
};

/**
 * What follows from a newly recorded order, in the order's own transaction: all of it is there with the order, once, or nothing is.
 * What leaves the database (a mail) is only written down here, and sent from there.
 */
export async function applyRecorded(queries: Queries, recorded: RecordedOrder, now: Date): Promise<void> {
  const { order, attempt, lines } = recorded;
  await enqueueOrderMails(queries, order, now);
  if (order.heldReason !== null) log('error', 'order_held', { order: order.id, reason: order.heldReason });
  if (!attempt) return;
  await recordPledges(queries, order, attempt, now);
  await followOutcomes(queries, order.id, attempt.pledges, now);
  await recordCommissions(queries, order.id, { ...attempt, lines }, now);
  await recordNewsOptIn(queries, order, attempt);
  await grantDownloads(queries, order, attempt.lines, now);
  await issueGiftCards(queries, order, attempt.lines, now);
  await enqueueGiftOf(queries, order, now);
  await queueProduction(queries, order, attempt.lines, now);
  await askForReview(queries, order, attempt.lines, now);
  await applyGoodsOwed(queries, order, now);
  await enqueuePurchase(queries, order.id, attempt.consentedVisitor, now);
}

/** Files are there at once and nobody dispatches them; whoever gets a parcel is asked once that has left. */
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
 * A payment may come after the funding that it is for has ended: a debit that took its time, an event that was lost. What has failed is
 * given back at once; what has succeeded counts.
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
 * What follows when a person has let a held order go ahead, in the transaction that notes it: all that its payment left undone, and then
 * what has happened to its money meanwhile.
 */
export async function applyReleased(queries: Queries, released: RecordedOrder, now: Date): Promise<void> {
  const { order, attempt, lines } = released;
  await countPledges(queries, order.id);
  if (!attempt) return;
  await followOutcomes(queries, order.id, attempt.pledges, now);
  await recordCommissions(queries, order.id, { ...attempt, lines }, now);
  await grantDownloads(queries, order, attempt.lines, now);
  await issueGiftCards(queries, order, attempt.lines, now);
  await enqueueGiftOf(queries, order, now);
  await queueProduction(queries, order, attempt.lines, now);
  await askForReview(queries, order, attempt.lines, now);
  await applyGoodsOwed(queries, order, now);
  // Who has the parcel already need not be told that it goes ahead.
  if (order.fulfilledAt === null) await enqueueReleased(queries, order.id, now);
}

/** A refund that was not turned down. */
type StandingRefund = GivenBack & { id: string; toGiftCard: boolean };

/** What follows from money that was given back, or was to be and did not arrive, in the transaction that notes it. */
export async function applyRefunds(
  queries: Queries,
  {
    order,
    refunds,
    byHand = [],
  }: {
    order: OrderRow;
    /** All that stand. */
    refunds: readonly StandingRefund[];
    /** The ids of those that were made at the provider's dashboard and are news. */
    byHand?: readonly string[];
  },
  now: Date,
): Promise<void> {
  const cards = await applyGoodsOwed(queries, order, now);
  const told = cards.map(({ block, ...card }) => ({ ...card, isBlocked: block !== null }));
  for (const { id, amount } of refunds.filter((one) => byHand.includes(one.id)))
    if (told.length > 0)
      await enqueueDashboardRefund(queries, { orderId: order.id, refundId: id, amount, cards: told }, now);
  if (!order.shippingEmail) return;
  const lines = await queries.select().from(orderLine).where(eq(orderLine.orderId, order.id));
  for (const { id, amount, lines: named, toGiftCard } of refunds)
    await enqueueRefund(
      queries,
      order.id,
      id,
      {
        amount,
        isWhole: order.refunded >= order.total,
        ...(toGiftCard && { toGiftCard }),
        ...(named.length > 0 && {
          names: named.flatMap(
            ({ position }) => lines.find((line) => line.position === position)?.name ?? [],
          ),
        }),
      },
      now,
    );
}

/** What follows from a dispute that was opened or decided, in the transaction that notes it. `order` as it is since. */
export async function applyDispute(queries: Queries, order: OrderRow, now: Date): Promise<void> {
  log('warn', 'dispute', { order: order.id, state: order.dispute });
  await applyGoodsOwed(queries, order, now);
  if (order.dispute !== 'won') return;
  const [attempt] = await queries.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, order.id));
  if (attempt) await followOutcomes(queries, order.id, attempt.pledges, now, 'won');
}
