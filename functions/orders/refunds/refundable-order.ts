import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { type order, orderLine } from '#functions/db/schema/orders.ts';
import { dispute, refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { heldOfCard } from '#functions/gift-cards/balance.ts';
import { unspentByLine } from '#functions/gift-cards/refundable.ts';
import { sum } from '#src/core/money.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import type { RefundFacts } from '#src/core/orders/refund-plan.ts';
import { type RefundRequestRow, requestsUnderWay } from './refund-requests.ts';

type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;

/**
 * An order with all data that a refund is planned from. `isDisputed`: a dispute (not a mere inquiry) is open
 * or lost, so the part paid through Stripe cannot be refunded.
 */
export type RefundableOrder = {
  order: OrderRow;
  lines: readonly LineRow[];
  facts: RefundFacts;
  isDisputed: boolean;
  underWay: readonly RefundRequestRow[];
};

/** Reads what can still be refunded of an order. To write anything from it, lock the order's row first. */
export async function readRefundable(queries: Queries, known: OrderRow): Promise<RefundableOrder> {
  const { id } = known;
  const lines = await queries
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, id))
    .orderBy(orderLine.position);
  const standing = await queries
    .select()
    .from(refund)
    .where(and(eq(refund.orderId, id), ne(refund.state, 'failed')));
  const underWay = await requestsUnderWay(queries, id);
  const disputes = await queries.select().from(dispute).where(eq(dispute.orderId, id));
  const isDisputed = disputes.some(({ state, isRefundable }) => state !== 'won' && !isRefundable);
  const amounts = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount));
  const byProvider = amounts(standing.filter(({ toGiftCard }) => !toGiftCard));
  const toCard = amounts(standing.filter(({ toGiftCard }) => toGiftCard));
  const pendingAtProvider = sum(underWay.map(({ providerAmount }) => providerAmount));
  const pendingToCard = sum(underWay.map(({ giftCardAmount }) => giftCardAmount));
  const paidToProvider = known.paymentId ? known.total - known.giftCardAmount : 0;
  const ways = {
    // A disputed payment cannot be refunded: the bank has the money, or decides on it.
    provider: isDisputed ? 0 : Math.max(0, paidToProvider - byProvider - pendingAtProvider),
    giftCard: Math.max(
      0,
      Math.min(known.giftCardAmount - toCard, (await heldOfCard(queries, id))?.quantity ?? 0) - pendingToCard,
    ),
  };
  const gone = [...standing, ...underWay];
  const beyondReach = Math.max(0, known.total - amounts(gone) - ways.provider - ways.giftCard);
  const facts = {
    paid: paidParts(known, lines),
    gone: [...gone, { amount: beyondReach, lines: [] }],
    unspent: await unspentByLine(queries, id),
    quantities: lines.map(({ quantity }) => quantity),
    ways,
  };
  return { order: known, lines, facts, isDisputed, underWay };
}
