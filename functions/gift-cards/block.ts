import { and, eq, inArray, isNull } from 'drizzle-orm';
import { giveBackHold, takeRest } from '../allotments/allotments.ts';
import type { Queries } from '../db/open.ts';
import type { GiftCardBlock } from '../db/order-types.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import { keyOfCard } from './balance.ts';

/** Who holds what is left of a blocked card, in place of an attempt to pay. */
export const holderOf = (cardId: string) => `blocked:${cardId}`;

/**
 * Blocks the gift cards of some lines of an order: nothing more can be paid with them, and what is left of each is taken, so that nobody
 * who looked a moment before gets it either. Asked again, it takes what an open payment page has given back since.
 */
export async function blockCards(
  queries: Queries,
  orderId: string,
  positions: readonly number[],
  why: GiftCardBlock,
  now: Date,
): Promise<void> {
  const cards = await cardsOfLines(queries, orderId, positions);
  for (const card of cards) await blockCard(queries, card, why, now);
}

/** The same for one card. An operator's block stays one, whatever becomes of the card's price. */
export async function blockCard(
  queries: Queries,
  card: typeof giftCard.$inferSelect,
  why: GiftCardBlock,
  now: Date,
): Promise<void> {
  await queries
    .update(giftCard)
    .set({ blockedAt: now, blockedFor: why })
    .where(and(eq(giftCard.id, card.id), isNull(giftCard.blockedAt)));
  await takeRest(queries, keyOfCard(card.id), card.value, {
    attemptId: holderOf(card.id),
    orderId: card.orderId,
    until: now,
  });
}

/** Lets cards that were blocked since their price went back work again: the dispute was won, or the refund did not arrive. */
export async function unblockCards(
  queries: Queries,
  orderId: string,
  positions: readonly number[],
): Promise<void> {
  const cards = await cardsOfLines(queries, orderId, positions);
  for (const card of cards.filter(({ blockedFor }) => blockedFor === 'money_back')) {
    await giveBackHold(queries, keyOfCard(card.id), holderOf(card.id));
    await queries.update(giftCard).set({ blockedAt: null, blockedFor: null }).where(eq(giftCard.id, card.id));
  }
}

/** The cards of some lines, always in the same order, so that two that block them do not wait for each other. */
function cardsOfLines(queries: Queries, orderId: string, positions: readonly number[]) {
  return queries
    .select()
    .from(giftCard)
    .where(and(eq(giftCard.orderId, orderId), inArray(giftCard.position, [...positions])))
    .orderBy(giftCard.id)
    .for('update');
}
