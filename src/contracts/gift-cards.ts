import * as z from 'zod/mini';
import { GIFT_CARD_TYPED_LENGTH } from '../core/gift-cards/code.ts';
import type { GiftCardRefusal } from '../core/gift-cards/words.ts';
import { CURRENCY_CODES } from '../core/money.ts';
import type { ErrorCode } from './error-codes.ts';
import { BODY_LIMIT, CALLS_PER_MINUTE } from './limits.ts';
import type { Operation } from './operation.ts';

/** The code that each refusal of a gift card has in the API. */
export const GIFT_CARD_CODES = {
  unknown: 'unknown_gift_card',
  'other-currency': 'gift_card_other_currency',
  empty: 'gift_card_empty',
  'nothing-to-pay': 'gift_card_not_needed',
  'taxed-on-top': 'gift_card_not_taken',
  'in-use': 'gift_card_in_use',
} as const satisfies Record<GiftCardRefusal, ErrorCode>;

/** A gift card's code as somebody types it, in any case and spacing. */
export const typedGiftCardCode = z.string().check(z.minLength(1), z.maxLength(GIFT_CARD_TYPED_LENGTH));

/** What is left of a gift card, in minor units of the only currency that it pays in. */
export const giftCardBalance = z.object({
  balance: z.int().check(z.minimum(0)),
  currency: z.enum(CURRENCY_CODES),
});
export type GiftCardBalance = z.output<typeof giftCardBalance>;

export const GIFT_CARD_PATH = '/api/gift-cards/balance';

export const giftCardOperation = {
  id: 'lookUpGiftCard',
  summary:
    'What is left of a gift card. Codes that never were and cards that are blocked are told apart by nobody.',
  method: 'POST',
  path: GIFT_CARD_PATH,
  body: { schema: z.strictObject({ code: typedGiftCardCode }), limit: BODY_LIMIT.giftCard, mayBeForm: true },
  answers: { 200: giftCardBalance },
  errors: ['unknown_gift_card', 'gift_cards_unavailable', 'too_many_requests'],
  rateLimit: { calls: CALLS_PER_MINUTE, seconds: 60 },
} as const satisfies Operation;
