import type { CurrencyCode } from '../currencies.ts';
import { DAY_MS } from '../durations.ts';
import { isAmount } from '../money.ts';
import type { RegionCode } from '../regions/regions.ts';
import type { Funding, FundingState, Reward, Totals } from './types.ts';

/** A funding is "ending" in its last 72 hours. In ms. */
const ENDING_SOON_MS = 3 * DAY_MS;
/**
 * How long a funding's result waits for bank payments that are still processing, in ms. Pages promise refunds
 * within fourteen days of a failed funding's end; this leaves four days to make them.
 */
export const WAIT_FOR_BANKS_MS = 10 * DAY_MS;
/** Rates have at most four decimals, so they are exact integers in ten-thousandths. */
const RATE_UNIT = 10_000;

/**
 * What a pledge adds to the total, in minor units of the goal's currency: amount × rate, rounded half up. It
 * is computed once per pledge, when the pledge is made, so rate changes and the order of pledges do not
 * change the total.
 *
 * @throws RangeError for an invalid amount, a currency without a rate, or a result that is not a safe integer
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

/** A funding's state at a time. It opens at `startsAt` and is over at `endsAt`, to the millisecond. */
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

/**
 * The state while the result is not decided yet. While bank payments are still processing, a funding below
 * its goal is `counting` and not `failed`.
 */
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

/** The percentage of the goal that is reached, rounded down, so that 100 means reached. */
export function percentOfGoal({ raised }: Pick<Totals, 'raised'>, { goal }: Pick<Funding, 'goal'>): number {
  return Math.floor((raised * 100) / goal.amount);
}

/** The price of a reward in a region, in minor units. Undefined when it is not offered there. */
export function rewardAmount(reward: Pick<Reward, 'prices'>, region: RegionCode): number | undefined {
  return reward.prices.find((price) => price.region === region)?.amount;
}
