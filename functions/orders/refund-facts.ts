import { and, eq, ne } from 'drizzle-orm';
import { sum } from '../../src/core/money.ts';
import type { RefundFacts } from '../../src/core/orders/refund-plan.ts';
import type { Queries } from '../db/open.ts';
import { allotmentHold } from '../db/schema/allotments.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { dispute, type order, orderLine, refund } from '../db/schema/orders.ts';
import { keyOfCard } from '../gift-cards/balance.ts';
import { unspentByLine } from '../gift-cards/refundable.ts';
import { paidParts } from './paid-parts.ts';
import { type RefundRequestRow, requestsUnderWay } from './refund-requests.ts';

type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;

/** An order with all that a refund of it is planned from. `isDisputed`: the bank has the provider's part back, or asks for it. */
export type RefundableOrder = {
  order: OrderRow;
  lines: readonly LineRow[];
  facts: RefundFacts;
  isDisputed: boolean;
  underWay: readonly RefundRequestRow[];
};

/** Reads what can be given back of an order. Lock its row first where something is written from it. */
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
    // What the bank has taken back, or holds while it decides, is not the store's to give.
    provider: isDisputed ? 0 : Math.max(0, paidToProvider - byProvider - pendingAtProvider),
    giftCard: Math.max(
      0,
      Math.min(known.giftCardAmount - toCard, await heldOfCard(queries, id)) - pendingToCard,
    ),
  };
  const gone = [...standing, ...underWay];
  const beyondReach = Math.max(0, known.total - amounts(gone) - ways.provider - ways.giftCard);
  const facts = {
    paid: paidParts(known, lines),
    gone: [...gone, { amount: beyondReach, lines: [] }],
    unspent: await unspentByLine(queries, id),
    ways,
  };
  return { order: known, lines, facts, isDisputed, underWay };
}

/** How much of the gift card that paid the order still owns. Nothing where the card was spent elsewhere before the payment came. */
async function heldOfCard(queries: Queries, orderId: string): Promise<number> {
  const [attempt] = await queries
    .select({ giftCard: checkoutAttempt.giftCard })
    .from(checkoutAttempt)
    .where(eq(checkoutAttempt.id, orderId));
  if (!attempt?.giftCard) return 0;
  const [hold] = await queries
    .select({ quantity: allotmentHold.quantity })
    .from(allotmentHold)
    .where(
      and(
        eq(allotmentHold.attemptId, orderId),
        eq(allotmentHold.orderId, orderId),
        eq(allotmentHold.key, keyOfCard(attempt.giftCard.cardId)),
      ),
    );
  return hold?.quantity ?? 0;
}
