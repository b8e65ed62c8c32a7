import { and, eq, isNull, like, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { readGiftCardCode } from '#src/core/gift-cards/code.ts';
import * as reasons from '#src/words/en/hold-reasons.ts';
import { fill } from '#src/words/fill.ts';
import type { Queries } from '../db/open.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import { reservation } from '../db/schema/reservations.ts';
import { codeHash } from './codes.ts';

/**
 * A usable gift card, in minor units of `currency`: `value` is its price minus refunds, `balance` what is
 * left of that.
 */
export type UsableCard = { id: string; currency: CurrencyCode; value: number; balance: number };

/** The prefix of the keys of limits that count a card's spending. */
export const CARD_PREFIX = 'gift-card:';
export const keyOfCard = (id: string) => `${CARD_PREFIX}${id}`;

/** The holder of a blocked card's balance, instead of an attempt. */
const BLOCKED_PREFIX = 'blocked:';
export const holderOf = (cardId: string) => `${BLOCKED_PREFIX}${cardId}`;

/** True for a card that cannot be spent, blocked by its own payment or by an operator. */
export const isBlocked = (card: Pick<typeof giftCard.$inferSelect, 'blockedAt' | 'operatorBlockedAt'>) =>
  card.blockedAt !== null || card.operatorBlockedAt !== null;

export const IS_USABLE = and(isNull(giftCard.blockedAt), isNull(giftCard.operatorBlockedAt));

/**
 * SQL: what orders and reservations take of a card, without its own block. Needs a row of {@link giftCard}.
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
 * SQL: what is left of a card: its value minus what orders own and what waits for a bank. Open payment pages
 * do not count, because a new payment with the card expires them. Negative when more was spent than the card
 * is worth after a refund.
 */
export const REMAINING_BALANCE =
  sql<number>`(gift_card.value - gift_card.reduced - ${TAKEN} + ${HELD_BY_OPEN_PAGES})`.mapWith(Number);

/** The card of a code as typed. Undefined for unknown and for blocked cards; one query for both. */
export async function findCard(queries: Queries, typed: string): Promise<UsableCard | undefined> {
  const code = readGiftCardCode(typed);
  const [found] = await queries
    .select({
      id: giftCard.id,
      currency: giftCard.currency,
      value: sql<number>`(gift_card.value - gift_card.reduced)`.mapWith(Number),
      balance: sql<number>`greatest(0, ${REMAINING_BALANCE})`.mapWith(Number),
    })
    .from(giftCard)
    .where(and(eq(giftCard.codeHash, codeHash(code ?? '')), IS_USABLE));
  return found && { ...found, currency: found.currency as CurrencyCode };
}

/**
 * Why an order paid with this card must be put on hold: since its payment page was opened, the card was
 * blocked, or it is worth less than was spent. Undefined otherwise. Call it when the order owns its part.
 */
export async function giftCardHoldReason(queries: Queries, cardId: string): Promise<string | undefined> {
  const [card] = await queries
    .select({
      blockedAt: giftCard.blockedAt,
      operatorBlockedAt: giftCard.operatorBlockedAt,
      left: REMAINING_BALANCE,
    })
    .from(giftCard)
    .where(eq(giftCard.id, cardId));
  if (!card) return undefined;
  if (isBlocked(card)) return fill(reasons.giftCardBlocked, { card: cardId });
  return card.left < 0 ? fill(reasons.giftCardRefunded, { card: cardId }) : undefined;
}

/**
 * What an order still owns of the gift card that paid it, in minor units. Undefined when none did,
 * or when the card was spent elsewhere before the payment arrived.
 */
export async function heldOfCard(
  queries: Queries,
  orderId: string,
): Promise<{ key: string; quantity: number } | undefined> {
  const [hold] = await queries
    .select({ key: reservation.key, quantity: reservation.quantity })
    .from(reservation)
    .where(
      and(
        eq(reservation.attemptId, orderId),
        eq(reservation.orderId, orderId),
        like(reservation.key, `${CARD_PREFIX}%`),
      ),
    );
  return hold;
}
