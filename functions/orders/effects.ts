import { eq } from 'drizzle-orm';
import { proportionOf } from '../../src/core/money.ts';
import { type GivenBack, refundedByLine } from '../../src/core/orders/refunds.ts';
import { regionOf } from '../../src/core/regions/regions.ts';
import { returnFromOrder } from '../allotments/allotments.ts';
import type { Queries } from '../db/open.ts';
import type { DisputeState, OrderLine } from '../db/order-types.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { type order, orderLine, refund } from '../db/schema/orders.ts';
import { grantDownloads, restoreDownloads, revokeDownloads } from '../downloads/grants.ts';
import { followOutcome, lockFundings, outcomesOf } from '../fundings/outcomes.ts';
import { countPledges, recordPledges, refundPledges } from '../fundings/record-pledges.ts';
import { REWARD_PREFIX } from '../fundings/reward-limits.ts';
import {
  enqueueOrderConfirmation,
  enqueueOrderNotice,
  enqueueRefund,
  enqueueReleased,
} from '../mail/enqueue.ts';
import { recordNewsOptIn } from '../news/news-opt-in.ts';
import { recordCommissions } from '../payouts/record-commissions.ts';
import { reverseCommissions } from '../payouts/reverse-commissions.ts';
import { log } from '../platform/log.ts';
import { cancelProduction, queueProduction, restoreProduction } from '../production/jobs.ts';
import { enqueuePurchase } from '../tracking/enqueue-purchase.ts';
import { paidParts } from './paid-parts.ts';

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
  if (order.shippingEmail) await enqueueOrderConfirmation(queries, order.id, now);
  await enqueueOrderNotice(queries, order.id, now);
  if (!attempt) return;
  await recordPledges(queries, order, attempt, now);
  await followOutcomes(queries, order.id, attempt.pledges, now);
  await recordCommissions(queries, order.id, { ...attempt, lines }, now);
  await recordNewsOptIn(queries, order, attempt);
  await grantDownloads(queries, order, attempt.lines, now);
  await queueProduction(queries, order, attempt.lines, now);
  await enqueuePurchase(queries, order.id, attempt.consentedVisitor, now);
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

/** What follows when a person has let a held order go ahead, in the transaction that notes it: all that its payment left undone. */
export async function applyReleased(queries: Queries, released: RecordedOrder, now: Date): Promise<void> {
  const { order, attempt, lines } = released;
  await countPledges(queries, order.id);
  if (!attempt) return;
  await followOutcomes(queries, order.id, attempt.pledges, now);
  await recordCommissions(queries, order.id, { ...attempt, lines }, now);
  await restoreDownloads(queries, order.id);
  await grantDownloads(queries, order, attempt.lines, now);
  await queueProduction(queries, order, attempt.lines, now);
  await enqueueReleased(queries, order.id, now);
}

/**
 * What follows from money that was given back, in the transaction that notes it. `refunds` are all that stand, so that what
 * follows is worked out anew each time and is the same in whatever order they are told of.
 */
export async function applyRefunds(
  queries: Queries,
  { order, refunds }: { order: OrderRow; refunds: readonly (GivenBack & { id: string })[] },
  now: Date,
): Promise<void> {
  const [attempt] = await queries.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, order.id));
  const lines = await queries
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, order.id))
    .orderBy(orderLine.position);
  const parts = paidParts(order, lines);
  const refunded = refundedByLine(parts, refunds);
  // A commission is on goods without the tax that is inside their price: of that, the same share went back.
  const goods = lines.map(({ position, taxAmount }, at) => {
    const paid = parts.lines[at] ?? 0;
    const net = paid - (regionOf(order.region).pricesIncludeTax ? (taxAmount ?? 0) : 0);
    return [position, paid === 0 ? 0 : proportionOf(net, refunded[at] ?? 0, paid)] as const;
  });
  await reverseCommissions(queries, order.id, { lines: new Map(goods) }, now);
  if (attempt) await refundPledges(queries, order.id, attempt.pledges, refunded);
  const gone = lines.flatMap(({ position }, at) =>
    (parts.lines[at] ?? 0) > 0 && refunded[at] === parts.lines[at] ? [position] : [],
  );
  if (gone.length > 0) {
    await revokeDownloads(queries, order.id, now, gone);
    await cancelProduction(queries, order.id, now, gone);
  }
  if (attempt && order.refunded >= order.total)
    await returnFromOrder(queries, order.id, attempt.limits, REWARD_PREFIX);
  if (!order.shippingEmail) return;
  for (const { id, amount, lines: named } of refunds)
    await enqueueRefund(
      queries,
      order.id,
      id,
      {
        amount,
        isWhole: order.refunded >= order.total,
        ...(named.length > 0 && {
          names: named.map(({ position }) => lines.find((line) => line.position === position)?.name ?? ''),
        }),
      },
      now,
    );
}

/** What follows from a dispute that was opened or decided, in the transaction that notes it. */
export async function applyDispute(
  queries: Queries,
  { order, state }: { order: OrderRow; state: DisputeState },
  now: Date,
): Promise<void> {
  log('warn', 'dispute', { order: order.id, state });
  // Money that the bank has taken back pays for nothing; once it is the store's again, what was not refunded works again.
  if (state === 'won') {
    await restoreKept(queries, order, now);
    const [attempt] = await queries.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, order.id));
    if (attempt) await followOutcomes(queries, order.id, attempt.pledges, now, 'won');
  } else {
    await revokeDownloads(queries, order.id, now);
    await cancelProduction(queries, order.id, now);
  }
}

/** What follows from a bank's warning of fraud: files are held back until a person has looked. */
export async function applyFraudWarning(queries: Queries, orderId: string, now: Date): Promise<void> {
  await revokeDownloads(queries, orderId, now);
}

/** Lets the files of those lines work again whose money the store has, and what was to be made of them be made. */
async function restoreKept(queries: Queries, known: OrderRow, now: Date): Promise<void> {
  const { id, refunded, total } = known;
  if (refunded >= total) return;
  const refunds = await queries.select().from(refund).where(eq(refund.orderId, id));
  const back = new Set(
    refunds
      .filter(({ state }) => state !== 'failed')
      .flatMap(({ lines }) => lines.map(({ position }) => position)),
  );
  const kept = (await queries.select().from(orderLine).where(eq(orderLine.orderId, id)))
    .map(({ position }) => position)
    .filter((position) => !back.has(position));
  if (kept.length === 0) return;
  await restoreProduction(queries, id, now, kept);
  // After a warning of fraud it is a person who lets files go, whichever of the two was told first.
  if (!known.fraudWarningAt || known.releasedAt) await restoreDownloads(queries, id, kept);
}
