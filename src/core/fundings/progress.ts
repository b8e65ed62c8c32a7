import type { CurrencyCode } from '../money.ts';
import { isAmount } from '../money.ts';
import type { RegionCode } from '../regions/regions.ts';
import type { Funding, FundingState, Reward, Totals } from './types.ts';

/** The last stretch, in ms: 72 hours. */
const ENDING_SOON_MS = 72 * 3_600_000;
/**
 * How long a decision waits for banks that have not said yet whether they pay, in ms. Pages promise backers of what has failed
 * their money within fourteen days of the end: that leaves four for giving it back.
 */
export const WAIT_FOR_BANKS_MS = 10 * 24 * 3_600_000;
/** Rates have at most four decimals, so ten-thousandths hold them exactly. */
const RATE_UNIT = 10_000;

/**
 * What a pledge counts for in the goal's minor units: amount × rate, rounded half up, each pledge by itself and once, when
 * it is made. So a total never changes because of a rate or of the order in which pledges are added.
 * @throws RangeError for an amount that is none, a currency without a rate, or a result that cannot be held exactly.
 */
export function countsFor(
  amount: number,
  currency: CurrencyCode,
  { goal, rates }: Pick<Funding, 'goal' | 'rates'>,
): number {
  if (!isAmount(amount)) throw new RangeError(`Not an amount: ${amount}`);
  if (currency === goal.currency) return amount;
  const rate = Math.round((rates[currency] ?? 0) * RATE_UNIT);
  if (rate <= 0) throw new RangeError(`${currency} has no rate in ${goal.currency}`);
  const scaled = amount * rate;
  if (!Number.isSafeInteger(scaled + RATE_UNIT))
    throw new RangeError(`${amount} cannot be converted exactly`);
  return Math.floor((scaled + RATE_UNIT / 2) / RATE_UNIT);
}

/** Where a funding stands at a moment. It opens at `startsAt` and is over at `endsAt`, to the millisecond. */
export function stateAt(
  { startsAt, endsAt, goal }: Pick<Funding, 'startsAt' | 'endsAt' | 'goal'>,
  raised: number,
  now: Date,
): FundingState {
  const left = Date.parse(endsAt) - now.getTime();
  const isReached = raised >= goal.amount;
  if (left <= 0) return isReached ? 'successful' : 'failed';
  if (now.getTime() < Date.parse(startsAt)) return 'upcoming';
  if (isReached) return 'funded';
  return left <= ENDING_SOON_MS ? 'ending' : 'running';
}

/** The same of a funding whose end nobody has decided yet: for as long as banks are waited for, it may still turn out well. */
export function undecidedStateAt(
  funding: Pick<Funding, 'startsAt' | 'endsAt' | 'goal'>,
  raised: number,
  now: Date,
): FundingState {
  const state = stateAt(funding, raised, now);
  const isWaiting = now.getTime() < Date.parse(funding.endsAt) + WAIT_FOR_BANKS_MS;
  return state === 'failed' && isWaiting ? 'counting' : state;
}

/** True while a funding can be backed. */
export function isOpen(state: FundingState): boolean {
  return state === 'running' || state === 'ending' || state === 'funded';
}

/** How much of the goal is there, as a whole percentage, never rounded up to a hundred that is not reached. */
export function percentOfGoal({ raised }: Pick<Totals, 'raised'>, { goal }: Pick<Funding, 'goal'>): number {
  return Math.floor((raised * 100) / goal.amount);
}

/** What a reward costs in a region, in minor units, or undefined where it is not offered. */
export function rewardAmount(reward: Pick<Reward, 'prices'>, region: RegionCode): number | undefined {
  return reward.prices.find((price) => price.region === region)?.amount;
}
