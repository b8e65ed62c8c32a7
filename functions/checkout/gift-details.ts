import type { BasketRequest } from '#src/contracts/checkout.ts';
import { isGiftDay } from '#src/core/gift-cards/delivery-day.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import type { Gift } from '../db/order-types.ts';
import { type Problem, problem } from '../platform/problem.ts';
import type { PricedLine } from './price-line.ts';

/**
 * The gift details of an order. The address and the day are kept only when something in the order is sent by
 * e-mail. Undefined when it is not a gift.
 */
export function giftDetails(
  { gift, storeRegion }: Pick<BasketRequest, 'gift' | 'storeRegion'>,
  lines: readonly PricedLine[],
  now: Date,
): Gift | undefined | Problem {
  if (!gift) return undefined;
  const { name, from, note, email, deliverOn } = gift;
  const isMailed = email !== undefined && lines.some((line) => !line.isShipped);
  if (isMailed && deliverOn && !isGiftDay(deliverOn, storeRegion, now))
    return problem('gift_date', words.dayWrong, {
      field: 'gift.deliverOn',
    });
  return {
    ...(name && { name }),
    ...(from && { from }),
    ...(note && { note }),
    ...(isMailed && { email, ...(deliverOn && { deliverOn }) }),
  };
}
