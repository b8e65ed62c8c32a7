import { and, eq, inArray } from 'drizzle-orm';
import { type Database, inTransaction } from '../db/open.ts';
import { allotmentHold } from '../db/schema/allotments.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import { blockCards, holderOf } from './block.ts';

/**
 * Blocks the gift cards of some lines of an order, and answers what was left of them, in minor units by the line's position: that is all that
 * can be given back of their price. A line whose cards were not made yet is left out. Blocked first, nothing of it can be spent while it goes back.
 */
export async function blockForRefund(
  db: Database,
  orderId: string,
  positions: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  return inTransaction(db, async (queries) => {
    await blockCards(queries, orderId, positions, 'money_back', now);
    const cards = await queries
      .select()
      .from(giftCard)
      .where(and(eq(giftCard.orderId, orderId), inArray(giftCard.position, [...positions])));
    const holds = await queries
      .select()
      .from(allotmentHold)
      .where(
        inArray(
          allotmentHold.attemptId,
          cards.map(({ id }) => holderOf(id)),
        ),
      );
    const left = new Map<number, number>();
    for (const { id, position } of cards) {
      const held = holds.find(({ attemptId }) => attemptId === holderOf(id))?.quantity ?? 0;
      left.set(position, (left.get(position) ?? 0) + held);
    }
    return left;
  });
}
