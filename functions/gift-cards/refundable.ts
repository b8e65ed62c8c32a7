import { and, eq, inArray, notLike, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import { reservation } from '../db/schema/reservations.ts';
import { holderOf, keyOfCard } from './balance.ts';

/**
 * The unspent amount of the gift cards bought in an order, by line, in minor units: only this can be refunded
 * of their price. Open payment pages count as spent, blocks do not. Lines without cards yet are left out.
 */
export async function unspentByLine(queries: Queries, orderId: string): Promise<Map<number, number>> {
  const cards = await queries
    .select({ id: giftCard.id, position: giftCard.position, value: giftCard.value })
    .from(giftCard)
    .where(eq(giftCard.orderId, orderId));
  if (cards.length === 0) return new Map();
  const spent = await queries
    .select({ key: reservation.key, quantity: sql<number>`sum(${reservation.quantity})`.mapWith(Number) })
    .from(reservation)
    .where(
      and(
        inArray(
          reservation.key,
          cards.map(({ id }) => keyOfCard(id)),
        ),
        notLike(reservation.attemptId, holderOf('%')),
      ),
    )
    .groupBy(reservation.key);
  const spentOf = new Map(spent.map(({ key, quantity }) => [key, quantity]));
  const unspent = new Map<number, number>();
  for (const { id, position, value } of cards)
    unspent.set(position, (unspent.get(position) ?? 0) + value - (spentOf.get(keyOfCard(id)) ?? 0));
  return unspent;
}
