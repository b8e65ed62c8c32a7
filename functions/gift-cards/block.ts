import { and, eq, inArray, sql } from 'drizzle-orm';
import { releaseReservation, reserveRemaining } from '../checkout/attempts/reservations.ts';
import type { Queries } from '../db/open.ts';
import type { GiftCardBlock } from '../db/order-types.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import { holderOf, keyOfCard } from './balance.ts';

export type CardRow = typeof giftCard.$inferSelect;

/**
 * Blocks a card because of its own payment, and reserves its balance, so that a payment in progress cannot
 * get it either. Called again, it updates the reason and reserves what has become free since.
 */
export async function blockForPayment(
  queries: Queries,
  card: CardRow,
  why: GiftCardBlock,
  now: Date,
): Promise<void> {
  if (card.blockedFor !== why)
    await queries
      .update(giftCard)
      .set({ blockedAt: sql`coalesce(${giftCard.blockedAt}, ${now.toISOString()})`, blockedFor: why })
      .where(eq(giftCard.id, card.id));
  await holdRest(queries, card, now);
}

/** The same for all cards of some lines of an order. */
export async function blockCards(
  queries: Queries,
  orderId: string,
  positions: readonly number[],
  why: GiftCardBlock,
  now: Date,
): Promise<void> {
  for (const card of await lockCardsOfLines(queries, orderId, positions))
    await blockForPayment(queries, card, why, now);
}

/** Unblocks a card whose payment is no longer a problem. An operator's block stays. */
export async function unblockForPayment(queries: Queries, card: CardRow): Promise<void> {
  if (card.blockedAt === null) return;
  if (card.operatorBlockedAt === null)
    await releaseReservation(queries, keyOfCard(card.id), holderOf(card.id));
  await queries.update(giftCard).set({ blockedAt: null, blockedFor: null }).where(eq(giftCard.id, card.id));
}

/** Blocks a card permanently, by an operator. Idempotent. */
export async function blockForOperator(queries: Queries, card: CardRow, now: Date): Promise<void> {
  await queries
    .update(giftCard)
    .set({ operatorBlockedAt: sql`coalesce(${giftCard.operatorBlockedAt}, ${now.toISOString()})` })
    .where(eq(giftCard.id, card.id));
  await holdRest(queries, card, now);
}

/** Locks the cards of some lines in a fixed order, so that two changes cannot deadlock. */
export function lockCardsOfLines(
  queries: Queries,
  orderId: string,
  positions: readonly number[],
): Promise<CardRow[]> {
  return queries
    .select()
    .from(giftCard)
    .where(and(eq(giftCard.orderId, orderId), inArray(giftCard.position, [...positions])))
    .orderBy(giftCard.id)
    .for('update');
}

function holdRest(queries: Queries, { id, orderId, value, reduced }: CardRow, now: Date): Promise<void> {
  return reserveRemaining(queries, keyOfCard(id), value - reduced, {
    attemptId: holderOf(id),
    orderId,
    until: now,
  });
}
