import type { BasketRequest } from '../../src/contracts/checkout.ts';
import { dayOf, daysLater } from '../../src/lib/clock.ts';
import type { Gift } from '../db/order-types.ts';
import { type Problem, problem } from '../platform/problem.ts';
import type { PricedLine } from './price-line.ts';

/** So far ahead a present can be sent by e-mail, in days. */
const MOST_DAYS = 365;

/**
 * What was said of a present, as far as it is of use: an address and a day only where something of it goes by e-mail. Undefined where it is
 * none.
 */
export function giftOf(
  { gift }: Pick<BasketRequest, 'gift'>,
  lines: readonly PricedLine[],
  now: Date,
): Gift | undefined | Problem {
  if (!gift) return undefined;
  const { name, note, email, deliverOn } = gift;
  const isMailed = email !== undefined && lines.some((line) => !line.isShipped);
  // Where the shopper is it may still be yesterday: what was due already is sent at once.
  const first = dayOf(daysLater(now, -1));
  if (isMailed && deliverOn && (deliverOn < first || deliverOn > dayOf(daysLater(now, MOST_DAYS))))
    return problem('gift_date', 'Please choose a day from today on, within a year.', {
      field: 'gift.deliverOn',
    });
  return {
    ...(name && { name }),
    ...(note && { note }),
    ...(isMailed && { email, ...(deliverOn && { deliverOn }) }),
  };
}
