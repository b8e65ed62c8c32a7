import { GIFT_CARD_CODES } from '#src/contracts/gift-card-answer.ts';
import { giftCardShare } from '#src/core/checkout/gift-card-share.ts';
import type { Quote } from '#src/core/checkout/quote.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { type GiftCardRefusal, giftCardRefusalText } from '#src/core/gift-cards/words.ts';
import type { Region } from '#src/core/regions/regions.ts';
import type { GiftCardPart, Limit } from '../db/order-types.ts';
import { CARD_PREFIX, keyOfCard, type UsableCard } from '../gift-cards/balance.ts';
import { type Problem, problem } from '../platform/problem.ts';

/** The gift card of a purchase, or `unknown` when its code cannot be used. */
export type GivenCard = UsableCard | 'unknown';

/**
 * What a gift card pays of an order, and the limit that reserves it; or the problem. It cannot be used where
 * Stripe adds tax on top: Stripe would tax the reduced price, but a gift card is a payment and not a
 * discount.
 */
export function giftCardPayment(
  card: GivenCard,
  sums: Quote,
  { currency, pricesIncludeTax }: Region,
  hasTax: boolean,
): { giftCard: GiftCardPart; limit: Limit } | Problem {
  if (card === 'unknown') return refused('unknown');
  if (card.currency !== currency) return refused('other-currency', card.currency);
  if (hasTax && !pricesIncludeTax) return refused('taxed-on-top');
  if (card.balance <= 0) return refused('empty');
  const share = giftCardShare(sums, card.balance, currency);
  if (share.amount === 0) return refused('nothing-to-pay');
  const { id, value } = card;
  return {
    giftCard: { cardId: id, ...share },
    limit: { key: keyOfCard(id), capacity: value, quantity: share.amount },
  };
}

/** The problem for an order whose gift card now has too little left; undefined for other limits. */
export function cardInUse({ key }: Pick<Limit, 'key'>): Problem | undefined {
  return isCardLimit({ key }) ? refused('in-use') : undefined;
}

/** True when the problem is the gift card. */
export function isGiftCardProblem({ field }: Pick<Problem, 'field'>): boolean {
  return field === 'giftCardCode';
}

/** True for a limit on a gift card's balance. */
export function isCardLimit({ key }: Pick<Limit, 'key'>): boolean {
  return key.startsWith(CARD_PREFIX);
}

function refused(refusal: GiftCardRefusal, currency?: CurrencyCode): Problem {
  const message = giftCardRefusalText(refusal, currency && { currency });
  return problem(GIFT_CARD_CODES[refusal], message, { field: 'giftCardCode' });
}
