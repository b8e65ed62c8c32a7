import type { BasketRequest } from '#src/contracts/checkout.ts';
import { isGiftDay } from '#src/core/gift-cards/delivery-day.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import type { Gift } from '../db/order-types.ts';
import { type Problem, problem } from '../platform/problem.ts';

type Given = {
  /** Whether a part of it is sent by email. */
  isMailed: boolean;
  region: RegionCode;
  now: Date;
  /** The path of the details in the request. */
  field: string;
};

/**
 * The gift details of an order or of a gift card. The address and the day are kept only when something is
 * sent by email. Undefined when it is not a gift.
 */
export function giftDetails(
  gift: BasketRequest['gift'],
  { isMailed, region, now, field }: Given,
): Gift | undefined | Problem {
  if (!gift) return undefined;
  const { name, from, note, email, deliverOn } = gift;
  const isSent = email !== undefined && isMailed;
  if (isSent && deliverOn && !isGiftDay(deliverOn, region, now))
    return problem('gift_date', words.dayWrong, { field: `${field}.deliverOn` });
  return {
    ...(name && { name }),
    ...(from && { from }),
    ...(note && { note }),
    ...(isSent && { email, ...(deliverOn && { deliverOn }) }),
  };
}
