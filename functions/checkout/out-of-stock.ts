import type { Short } from '../attempts/reservation-shares.ts';
import type { Limit } from '../db/order-types.ts';
import { isRewardLimit } from '../fundings/reward-limits.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { isUsesLimit, usedUp } from './discount-limits.ts';
import { cardInUse } from './gift-card-payment.ts';
import type { PricedBasket } from './price-basket.ts';
import { isStockOf } from './stock-limits.ts';

/** The name of what is short, and the request field that asks for it. */
type Wanted = { name: string; field: string };

/** The problem for a customer who wants something that could not be reserved. */
export function outOfStockProblem(short: Short, basket: PricedBasket, now: Date): Problem {
  const { limit } = short;
  const card = cardInUse(limit);
  if (card) return card;
  if (short.why === 'held') return heldByOthers(wanted(limit, basket), short.until, now);
  const spent = usedUp(limit.key);
  if (spent) return spent;
  const { name, field } = wanted(limit, basket);
  if (short.why === 'too-many')
    return problem('too_many', `So few of ${name} are left that one order can have ${short.most} at most.`, {
      field,
    });
  if (isRewardLimit(limit))
    return problem(
      'sold_out',
      `The last ${name} has just gone. You can choose another reward, or give without one.`,
      { field },
    );
  return problem(
    'sold_out',
    limit.quantity > 1
      ? `There are not ${limit.quantity} of ${name} left. Choose fewer, or take it out of the basket.`
      : `The last of ${name} has just gone.`,
    { field },
  );
}

/** Enough is unsold, but others are paying for it. Says when the first of their reservations runs out. */
function heldByOthers({ name, field }: Wanted, until: Date | undefined, now: Date): Problem {
  const seconds = until && Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = seconds && Math.ceil(seconds / 60);
  const when = minutes === undefined ? 'later' : minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return problem('held_by_others', `Others are paying for the last ${name}. Please come back ${when}.`, {
    field,
    ...(seconds && { headers: { 'retry-after': String(seconds) } }),
    ...(until && { availableAt: until.toISOString() }),
  });
}

function wanted(limit: Limit, { lines, couponCode }: PricedBasket): Wanted {
  const [first] = lines;
  if (isRewardLimit(limit)) return { name: `“${first?.formatName}”`, field: 'pledge.rewardId' };
  if (isUsesLimit(limit)) return { name: `uses of ${couponCode}`, field: 'couponCode' };
  const at = Math.max(
    0,
    lines.findIndex((line) => isStockOf(limit, line)),
  );
  const { name, formatName } = lines[at] ?? { name: '', formatName: '' };
  return { name: `“${name}” (${formatName})`, field: `items.${at}.quantity` };
}
