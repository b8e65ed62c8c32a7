import type { BasketRequest } from '#src/contracts/checkout.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import type { Gift } from '../db/order-types.ts';
import { type Problem, problem } from '../platform/problem.ts';
import type { PricedLine } from './price-line.ts';

/** How far ahead a gift mail can be scheduled, in days. */
const MOST_DAYS = 365;

/**
 * The gift details of an order. The address and the day are kept only when something in the order is sent by
 * e-mail. Undefined when it is not a gift.
 */
export function giftDetails(
  { gift }: Pick<BasketRequest, 'gift'>,
  lines: readonly PricedLine[],
  now: Date,
): Gift | undefined | Problem {
  if (!gift) return undefined;
  const { name, from, note, email, deliverOn } = gift;
  const isMailed = email !== undefined && lines.some((line) => !line.isShipped);
  // It may still be yesterday where the customer is. A past day is sent immediately.
  const first = dayOf(daysLater(now, -1));
  if (isMailed && deliverOn && (deliverOn < first || deliverOn > dayOf(daysLater(now, MOST_DAYS))))
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
