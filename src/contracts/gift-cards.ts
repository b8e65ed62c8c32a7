import * as z from 'zod/mini';
import { GIFT_CARD_TYPED_LENGTH } from '../core/gift-cards/code.ts';
import { GIFT_CARD_PATH, giftCardBalance } from './gift-card-answer.ts';
import { BODY_LIMIT, CALLS_PER_MINUTE } from './limits.ts';
import type { Operation } from './operation.ts';

/** A gift card code as typed, in any case and spacing. */
const typedGiftCardCode = z.string().check(z.minLength(1), z.maxLength(GIFT_CARD_TYPED_LENGTH));

export const giftCardOperation = {
  id: 'lookUpGiftCard',
  summary: 'The balance of a gift card. Unknown codes and blocked cards get the same answer.',
  method: 'POST',
  path: GIFT_CARD_PATH,
  body: {
    schema: z.strictObject({ code: typedGiftCardCode }),
    limit: BODY_LIMIT.giftCard,
    mayBeForm: true,
    formStatus: 200,
  },
  answers: { 200: giftCardBalance },
  errors: ['unknown_gift_card', 'gift_cards_unavailable', 'too_many_requests'],
  rateLimit: { calls: CALLS_PER_MINUTE, seconds: 60 },
} as const satisfies Operation;
