import * as z from 'zod/mini';
import { CURRENCY_CODES } from '../core/currencies.ts';
import type { GiftCardRefusal } from '../core/gift-cards/words.ts';
import type { ErrorCode } from './error-codes.ts';

export const GIFT_CARD_PATH = '/api/gift-cards/balance';

/** The API's error code for each refusal of a gift card. */
export const GIFT_CARD_CODES = {
  unknown: 'unknown_gift_card',
  'other-currency': 'gift_card_other_currency',
  empty: 'gift_card_empty',
  'nothing-to-pay': 'gift_card_not_needed',
  'taxed-on-top': 'gift_card_not_taken',
  'in-use': 'gift_card_in_use',
} as const satisfies Record<GiftCardRefusal, ErrorCode>;

/** The balance of a gift card, in minor units of its currency. */
export const giftCardBalance = z.object({
  balance: z.int().check(z.minimum(0)),
  currency: z.enum(CURRENCY_CODES),
});
export type GiftCardBalance = z.output<typeof giftCardBalance>;
