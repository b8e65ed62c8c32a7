import { and, eq, isNull, sql } from 'drizzle-orm';
import { readGiftCardCode } from '../../src/core/gift-cards/code.ts';
import type { CurrencyCode } from '../../src/core/money.ts';
import type { Queries } from '../db/open.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import { hashOf } from './codes.ts';

/**
 * A gift card that can be paid with, in minor units of `currency`: `value` is what it is worth (what it was bought for, without what was
 * refunded of it), `balance` what is left of that.
 */
export type UsableCard = { id: string; currency: CurrencyCode; value: number; balance: number };

/** What a card's spending is counted under. */
export const CARD_PREFIX = 'gift-card:';
export const keyOfCard = (id: string) => `${CARD_PREFIX}${id}`;

/** Who holds what is left of a blocked card, in place of an attempt to pay. */
const BLOCKED_PREFIX = 'blocked:';
export const holderOf = (cardId: string) => `${BLOCKED_PREFIX}${cardId}`;

/** True for a card that nothing can be paid with: because of its own payment, or because an operator said so. */
export const isBlocked = (card: Pick<typeof giftCard.$inferSelect, 'blockedAt' | 'operatorBlockedAt'>) =>
  card.blockedAt !== null || card.operatorBlockedAt !== null;

export const IS_USABLE = and(isNull(giftCard.blockedAt), isNull(giftCard.operatorBlockedAt));

/**
 * What orders own of a card and open payment pages hold of it, as SQL beside a row of {@link giftCard}; without what its own block holds.
 */
const TAKEN = sql`(coalesce((
    select allotment.taken from allotment where allotment.key = ${CARD_PREFIX}::text || gift_card.id), 0)
  - coalesce((select hold.quantity from allotment_hold hold
    where hold.key = ${CARD_PREFIX}::text || gift_card.id
      and hold.attempt_id = ${BLOCKED_PREFIX}::text || gift_card.id), 0))`;

const HELD_BY_OPEN_PAGES = sql`coalesce((select sum(hold.quantity) from allotment_hold hold
    join checkout_attempt attempt on attempt.id = hold.attempt_id
    where hold.key = ${CARD_PREFIX}::text || gift_card.id
      and hold.order_id is null and attempt.state = 'open'), 0)`;

/**
 * What is left of a card: its worth without what orders own and what waits for a bank. A payment page that is open takes nothing yet,
 * since whoever pays with the card again closes it. Below 0 where more was spent than the card is worth since a refund.
 */
export const LEFT =
  sql<number>`(gift_card.value - gift_card.reduced - ${TAKEN} + ${HELD_BY_OPEN_PAGES})`.mapWith(Number);

/** The card of a code, however it was typed. Undefined for one that never was, and for one that is blocked. One statement for both. */
export async function findCard(queries: Queries, typed: string): Promise<UsableCard | undefined> {
  const code = readGiftCardCode(typed);
  const [found] = await queries
    .select({
      id: giftCard.id,
      currency: giftCard.currency,
      value: sql<number>`(gift_card.value - gift_card.reduced)`.mapWith(Number),
      balance: sql<number>`greatest(0, ${LEFT})`.mapWith(Number),
    })
    .from(giftCard)
    .where(and(eq(giftCard.codeHash, hashOf(code ?? '')), IS_USABLE));
  return found && { ...found, currency: found.currency as CurrencyCode };
}

/**
 * Why an order that was paid with a card has to be looked at: since its payment page was opened the card was blocked, or is worth less
 * than was spent of it. Undefined for a card that is good. Called once the order owns its part.
 */
export async function whyNotSpendable(queries: Queries, cardId: string): Promise<string | undefined> {
  const [card] = await queries
    .select({ blockedAt: giftCard.blockedAt, operatorBlockedAt: giftCard.operatorBlockedAt, left: LEFT })
    .from(giftCard)
    .where(eq(giftCard.id, cardId));
  if (!card) return undefined;
  if (isBlocked(card)) return `paid with gift card ${cardId}, which is blocked`;
  return card.left < 0 ? `paid with gift card ${cardId}, of which a part was refunded` : undefined;
}
