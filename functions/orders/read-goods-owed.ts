import { eq } from 'drizzle-orm';
import { daysLater } from '#src/core/dates.ts';
import { type GoodsOwed, goodsOwed } from '#src/core/orders/goods-owed.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import type { Queries } from '../db/open.ts';
import { isHeld, isWarned } from '../db/order-rows.ts';
import { order, orderLine } from '../db/schema/orders.ts';
import { dispute, refund } from '../db/schema/refunds-and-disputes.ts';
import { pendingRefundLines } from './refunds/refund-requests.ts';

type OrderRow = typeof order.$inferSelect;

/** The days in which a bank may return a refund: https://docs.stripe.com/refunds#failed-refunds */
const REFUND_MAY_FAIL_DAYS = 60;

export type ReadGoodsOwed = { owed: GoodsOwed; lines: (typeof orderLine.$inferSelect)[] };

/** Reads what an order's goods are worth now, and its lines by position. Changes nothing. */
export async function readGoodsOwed(queries: Queries, known: OrderRow, now: Date): Promise<ReadGoodsOwed> {
  const { id, intent, total } = known;
  const lines = await queries
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, id))
    .orderBy(orderLine.position);
  const refunds = await queries.select().from(refund).where(eq(refund.orderId, id)).orderBy(refund.id);
  const disputes = await queries.select().from(dispute).where(eq(dispute.orderId, id));
  const underWay = await pendingRefundLines(queries, id);
  const lastFailure = daysLater(now, -REFUND_MAY_FAIL_DAYS);
  const owed = goodsOwed({
    isSale: intent === 'Standard',
    total,
    parts: paidParts(known, lines),
    isHeld: isHeld(known),
    isWarned: isWarned(known),
    dispute: known.dispute,
    refunds: refunds
      .filter(({ state }) => state !== 'failed')
      .map(({ state, createdAt, toGiftCard, ...one }) => ({
        ...one,
        isFinal: state === 'succeeded' && (toGiftCard || createdAt < lastFailure),
      })),
    lostToBanks: disputes.filter(({ state }) => state === 'lost').map(({ amount }) => amount),
    underWay: new Set(underWay.map(({ position }) => position)),
  });
  return { owed, lines };
}

/**
 * Whether mails with an order's goods, or review requests, may be sent now.
 * `never` when there is no such order.
 */
export async function goodsMailState(
  queries: Queries,
  orderId: string,
  now: Date,
): Promise<GoodsOwed['mail']> {
  const [known] = await queries.select().from(order).where(eq(order.id, orderId));
  return known ? (await readGoodsOwed(queries, known, now)).owed.mail : 'never';
}

/** The products of an order that are not paid for any more: refunded, disputed or lost to a dispute. */
export async function unpaidProducts(queries: Queries, known: OrderRow, now: Date): Promise<Set<string>> {
  const { owed, lines } = await readGoodsOwed(queries, known, now);
  const kept = new Set(lines.flatMap(({ productId }, at) => (owed.lines[at]?.isPaidFor ? [productId] : [])));
  return new Set(lines.map(({ productId }) => productId).filter((id) => !kept.has(id)));
}
