import { and, eq, isNull, sql } from 'drizzle-orm';
import { readGiftCardCode } from '../../src/core/gift-cards/code.ts';
import type { CurrencyCode } from '../../src/core/money.ts';
import type { Queries } from '../db/open.ts';
import { giftCard } from '../db/schema/gift-cards.ts';
import { hashOf } from './codes.ts';

/** A gift card that can be paid with: `value` is what it was bought for, `balance` what is left of it, in minor units of `currency`. */
export type UsableCard = { id: string; currency: CurrencyCode; value: number; balance: number };

/** What a card's spending is counted under. */
export const CARD_PREFIX = 'gift-card:';
export const keyOfCard = (id: string) => `${CARD_PREFIX}${id}`;

/**
 * What is left of a card, as SQL beside a row of {@link giftCard}: its value without what orders own and what waits for a bank. A payment page
 * that is open takes nothing yet, since whoever pays with the card again closes it.
 */
export const LEFT = sql<number>`(gift_card.value - coalesce((
    select allotment.taken from allotment where allotment.key = ${CARD_PREFIX}::text || gift_card.id), 0)
  + coalesce((select sum(hold.quantity) from allotment_hold hold
    join checkout_attempt attempt on attempt.id = hold.attempt_id
    where hold.key = ${CARD_PREFIX}::text || gift_card.id
      and hold.order_id is null and attempt.state = 'open'), 0))`.mapWith(Number);

/** The card of a code, however it was typed. Undefined for one that never was, and for one that is blocked. One statement for both. */
export async function findCard(queries: Queries, typed: string): Promise<UsableCard | undefined> {
  const code = readGiftCardCode(typed);
  const [found] = await queries
    .select({ id: giftCard.id, currency: giftCard.currency, value: giftCard.value, balance: LEFT })
    .from(giftCard)
    .where(and(eq(giftCard.codeHash, hashOf(code ?? '')), isNull(giftCard.blockedAt)));
  return found && { ...found, currency: found.currency as CurrencyCode };
}
