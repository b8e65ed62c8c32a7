import { desc, eq, or } from 'drizzle-orm';
import { readGiftCardCode } from '#src/core/gift-cards/code.ts';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import { isBlocked, REMAINING_BALANCE } from './balance.ts';
import { blockForOperator } from './block.ts';
import { codeHash } from './codes.ts';

/** A card in the operator's list, without its code. `balance` is 0 for a blocked one. */
export type ListedCard = Omit<typeof giftCard.$inferSelect, 'codeHash' | 'position' | 'serial'> & {
  balance: number;
};

/** All gift cards, newest first. */
export async function listCards(queries: Queries): Promise<ListedCard[]> {
  const rows = await selectCards(queries).orderBy(desc(giftCard.createdAt), giftCard.id);
  return rows.map(toListed);
}

/** The card with this code (as typed) or id. Undefined when there is none. */
export async function findListedCard(queries: Queries, named: string): Promise<ListedCard | undefined> {
  const [row] = await selectCards(queries).where(isNamed(named));
  return row && toListed(row);
}

function isNamed(named: string) {
  return or(eq(giftCard.codeHash, codeHash(readGiftCardCode(named) ?? '')), eq(giftCard.id, named));
}

function toListed({ left, ...row }: Omit<ListedCard, 'balance'> & { left: number }): ListedCard {
  return { ...row, balance: isBlocked(row) ? 0 : Math.max(0, left) };
}

function selectCards(queries: Queries) {
  return queries
    .select({
      id: giftCard.id,
      orderId: giftCard.orderId,
      region: giftCard.region,
      currency: giftCard.currency,
      value: giftCard.value,
      reduced: giftCard.reduced,
      left: REMAINING_BALANCE,
      blockedAt: giftCard.blockedAt,
      blockedFor: giftCard.blockedFor,
      operatorBlockedAt: giftCard.operatorBlockedAt,
      createdAt: giftCard.createdAt,
    })
    .from(giftCard);
}

/** Blocks a card permanently, by its code or id. Returns false when there is no such card. */
export async function blockByOperator(db: Database, named: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (queries) => {
    const [card] = await queries.select().from(giftCard).where(isNamed(named)).for('update');
    if (!card) return false;
    await blockForOperator(queries, card, now);
    return true;
  });
}
