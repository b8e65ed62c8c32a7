import * as words from '#src/words/en/checkout-problems.ts';
import * as pledgeWords from '#src/words/en/pledges.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import type { Limit } from '../db/order-types.ts';
import { isRewardLimit } from '../fundings/reward-limits.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { boughtBefore } from './attempts/person-limits.ts';
import type { Shortage } from './attempts/reservation-shares.ts';
import { isUsesLimit, usedUp } from './discount-limits.ts';
import { cardInUse } from './gift-card-payment.ts';
import type { PricedBasket } from './price-basket.ts';
import type { PricedLine } from './price-line.ts';
import { isStockOf } from './stock-limits.ts';

/** How a message names what is short, and the request field that asks for it. */
type Wanted = { item: string; field: string };

/** The problem for a customer who wants something that could not be reserved. */
export function outOfStockProblem(short: Shortage, basket: PricedBasket, now: Date): Problem {
  const { limit } = short;
  const card = cardInUse(limit);
  if (card) return card;
  if (short.why === 'held') return heldByOthers(wanted(limit, basket), short.until, now);
  const bought = boughtBefore(limit, basket.lines);
  if (bought) return bought;
  const spent = usedUp(limit.key);
  if (spent) return spent;
  const { item, field } = wanted(limit, basket);
  if (short.why === 'too-many')
    return problem('too_many', fill(words.fewLeft, { item, most: String(short.most) }), {
      field,
    });
  if (isRewardLimit(limit)) return problem('sold_out', fill(pledgeWords.soldOut, { item }), { field });
  return problem(
    'sold_out',
    limit.quantity > 1
      ? fill(words.notEnoughLeft, { item, quantity: String(limit.quantity) })
      : fill(words.soldOut, { item }),
    { field },
  );
}

/** Enough is unsold, but others are paying for it. Says when the first of their reservations runs out. */
function heldByOthers({ item, field }: Wanted, until: Date | undefined, now: Date): Problem {
  const seconds = until && Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = seconds && Math.ceil(seconds / 60);
  const message =
    minutes === undefined
      ? fill(words.heldByOthers, { item })
      : fillCount(words.heldForMinutes, minutes, { item });
  return problem('held_by_others', message, {
    field,
    ...(seconds && { headers: { 'retry-after': String(seconds) } }),
    ...(until && { availableAt: until.toISOString() }),
  });
}

function wanted(limit: Limit, { lines, couponCode }: PricedBasket): Wanted {
  const [first] = lines;
  if (isRewardLimit(limit))
    return { item: fill(pledgeWords.reward, { reward: first?.formatName ?? '' }), field: 'pledge.rewardId' };
  if (isUsesLimit(limit))
    return { item: fill(words.usesOfCode, { code: couponCode ?? '' }), field: 'couponCode' };
  const at = Math.max(
    0,
    lines.findIndex((line) => isStockOf(limit, line)),
  );
  return { item: itemOf(limit, lines[at]), field: `items.${at}.quantity` };
}

/** The line's product, or the part of a bundle that is short. */
function itemOf(limit: Limit, line: PricedLine | undefined): string {
  const { name = '', formatName = '', contains = [] } = line ?? {};
  const part = contains.find(({ productId, productFormatId: formatId }) =>
    isStockOf(limit, { stockItems: [{ productId, formatId, quantity: 1 }] }),
  );
  if (!part) return fill(words.productInFormat, { product: name, format: formatName });
  return fill(words.partOfBundle, { product: part.name, format: part.formatName, bundle: name });
}
