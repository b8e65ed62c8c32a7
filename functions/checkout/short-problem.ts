import type { Limit } from '../db/order-types.ts';
import { isRewardLimit } from '../fundings/reward-limits.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { usedUp } from './discount-limits.ts';
import { cardInUse } from './gift-card-payment.ts';
import type { PricedBasket } from './price-basket.ts';
import { isStockOf } from './stock-limits.ts';

/** What a shopper is told who wants something of which there is not enough left. */
export function shortProblem(limit: Limit, { lines }: PricedBasket): Problem {
  const [first] = lines;
  if (isRewardLimit(limit))
    return problem(
      'sold_out',
      `The last “${first?.formatName}” has just gone, or is being paid for. You can choose another reward, or give without one.`,
      { field: 'pledge.rewardId' },
    );
  const spent = usedUp(limit.key) ?? cardInUse(limit);
  if (spent) return spent;
  const at = Math.max(
    0,
    lines.findIndex((line) => isStockOf(limit, line)),
  );
  const { name, formatName } = lines[at] ?? { name: '', formatName: '' };
  return problem(
    'sold_out',
    limit.quantity > 1
      ? `There are not ${limit.quantity} of “${name}” (${formatName}) left. Choose fewer, or take it out of the basket.`
      : `The last of “${name}” (${formatName}) has just gone, or is being paid for.`,
    { field: `items.${at}.quantity` },
  );
}
