import { eq, inArray } from 'drizzle-orm';
import { type CardBlock, shareReduction } from '#src/core/orders/goods-owed.ts';
import type { Queries } from '../db/open.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import { REMAINING_BALANCE } from './balance.ts';
import { blockForPayment, type CardRow, lockCardsOfLines, unblockForPayment } from './block.ts';

/**
 * The target state of a line's gift cards: the block, and the total reduction of all pieces, in minor units.
 */
export type CardsOwed = { position: number; block: CardBlock | null; reduction: number };

/** A gift card in its new state, in minor units. `shortfall`: what was spent beyond its new value. */
export type SettledCard = {
  id: string;
  value: number;
  reduced: number;
  shortfall: number;
  block: CardBlock | null;
};

/**
 * Blocks, unblocks and reduces the gift cards of an order to match its money. Operators' blocks stay.
 * @returns all cards of these lines in their new state
 */
export async function settleCards(
  queries: Queries,
  orderId: string,
  owed: readonly CardsOwed[],
  now: Date,
): Promise<SettledCard[]> {
  if (owed.length === 0) return [];
  const positions = owed.map(({ position }) => position);
  const cards = await lockCardsOfLines(queries, orderId, positions);
  const settled: SettledCard[] = [];
  for (const { position, block, reduction } of owed) {
    const pieces = cards.filter((card) => card.position === position).sort((a, b) => a.serial - b.serial);
    const reduced = await reduce(queries, pieces, reduction);
    for (const card of reduced) {
      if (block === null) await unblockForPayment(queries, card);
      else await blockForPayment(queries, card, block, now);
      const { id, value, left } = card;
      settled.push({ id, value, reduced: card.reduced, shortfall: Math.max(0, -left), block });
    }
  }
  return settled;
}

/** Sets the total reduction of a line's pieces. Returns them with what is left of each. */
async function reduce(
  queries: Queries,
  pieces: readonly CardRow[],
  reduction: number,
): Promise<(CardRow & { left: number })[]> {
  const ids = pieces.map(({ id }) => id);
  const rows = await queries
    .select({ id: giftCard.id, left: REMAINING_BALANCE })
    .from(giftCard)
    .where(inArray(giftCard.id, ids));
  const leftOf = new Map(rows.map(({ id, left }) => [id, left]));
  const known = pieces.map((card) => ({ ...card, left: leftOf.get(card.id) ?? 0 }));
  const shares = shareReduction(known, reduction);
  const changed = known.map((card, at) => {
    const reduced = shares[at] ?? card.reduced;
    return { ...card, reduced, left: card.left - (reduced - card.reduced) };
  });
  for (const [at, { id, reduced }] of changed.entries())
    if (reduced !== known[at]?.reduced)
      await queries.update(giftCard).set({ reduced }).where(eq(giftCard.id, id));
  return changed;
}
