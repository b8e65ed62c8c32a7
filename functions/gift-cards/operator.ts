import { desc, eq, or } from 'drizzle-orm';
import { readGiftCardCode } from '../../src/core/gift-cards/code.ts';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import { LEFT } from './balance.ts';
import { blockCard } from './block.ts';
import { hashOf } from './codes.ts';

/** A card as its operator sees it, without its code, which nobody but its buyer has. `balance` is 0 for one that is blocked. */
export type ListedCard = Omit<typeof giftCard.$inferSelect, 'codeHash' | 'position' | 'serial'> & {
  balance: number;
};

/** Every gift card, newest first. */
export async function listCards(queries: Queries): Promise<ListedCard[]> {
  const rows = await selectCards(queries).orderBy(desc(giftCard.createdAt), giftCard.id);
  return rows.map(toListed);
}

/** The card of a code, however it was typed, or of the name that the list has for it. Undefined where there is none. */
export async function findListedCard(queries: Queries, named: string): Promise<ListedCard | undefined> {
  const [row] = await selectCards(queries).where(isNamed(named));
  return row && toListed(row);
}

function isNamed(named: string) {
  return or(eq(giftCard.codeHash, hashOf(readGiftCardCode(named) ?? '')), eq(giftCard.id, named));
}

function toListed({ left, ...row }: Omit<ListedCard, 'balance'> & { left: number }): ListedCard {
  return { ...row, balance: row.blockedAt ? 0 : left };
}

function selectCards(queries: Queries) {
  return queries
    .select({
      id: giftCard.id,
      orderId: giftCard.orderId,
      region: giftCard.region,
      currency: giftCard.currency,
      value: giftCard.value,
      left: LEFT,
      blockedAt: giftCard.blockedAt,
      blockedFor: giftCard.blockedFor,
      createdAt: giftCard.createdAt,
    })
    .from(giftCard);
}

/** Blocks a card for good, by its code or by the name that the list has for it. False where there is no such card. */
export async function blockByOperator(db: Database, named: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (queries) => {
    const [card] = await queries.select().from(giftCard).where(isNamed(named)).for('update');
    if (!card) return false;
    // Blocked before since its price went back, it would come back with that; now it does not.
    await queries.update(giftCard).set({ blockedFor: 'operator' }).where(eq(giftCard.id, card.id));
    await blockCard(queries, card, 'operator', now);
    return true;
  });
}
