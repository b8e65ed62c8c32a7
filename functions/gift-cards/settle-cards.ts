import { eq, inArray } from 'drizzle-orm';
import { type CardBlock, shareReduction } from '../../src/core/orders/goods-owed.ts';
import type { Queries } from '../db/open.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import { LEFT } from './balance.ts';
import { blockForMoney, type CardRow, lockCardsOfLines, unblockForMoney } from './block.ts';

/** What the gift cards of one line are worth: blocked for a reason, and reduced by so much, all pieces together, in minor units. */
export type CardsOwed = { position: number; block: CardBlock | null; reduction: number };

/** A gift card as its money has left it, in minor units. `shortfall`: what was spent of it beyond what it is worth now. */
export type SettledCard = {
  id: string;
  value: number;
  reduced: number;
  shortfall: number;
  block: CardBlock | null;
};

/**
 * Blocks, unblocks and reduces the gift cards that an order has bought, as its money says. What an operator has blocked stays so.
 * Answers all cards of these lines as they are then.
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
      if (block === null) await unblockForMoney(queries, card);
      else await blockForMoney(queries, card, block, now);
      const { id, value, left } = card;
      settled.push({ id, value, reduced: card.reduced, shortfall: Math.max(0, -left), block });
    }
  }
  return settled;
}

/** Lowers what the pieces of a line are worth by `reduction` in all. Answers them as they are then, with what is left of each. */
async function reduce(
  queries: Queries,
  pieces: readonly CardRow[],
  reduction: number,
): Promise<(CardRow & { left: number })[]> {
  if (pieces.length === 0) return [];
  const ids = pieces.map(({ id }) => id);
  const rows = await queries
    .select({ id: giftCard.id, left: LEFT })
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
