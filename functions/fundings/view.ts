import type { FundingAnswer } from '#src/contracts/fundings.ts';
import { isOpen, percentOfGoal, undecidedStateAt } from '#src/core/fundings/progress.ts';
import type { Funding, Totals } from '#src/core/fundings/types.ts';
import type { LiveTotals } from './live-totals.ts';
import { rewardKey } from './reward-limits.ts';

/**
 * A funding as the API returns it. Amounts in minor units: `raised` in the goal's currency,
 * prices in each region's.
 */
export function fundingView(
  funding: Funding,
  totals: Totals,
  { taken, held, outcomes, now }: Pick<LiveTotals, 'taken' | 'held' | 'outcomes'> & { now: Date },
) {
  const { before: _before, rates, rewards, ...rest } = funding;
  // A recorded outcome is final, whatever is refunded later.
  const state = outcomes.get(funding._id) ?? undecidedStateAt(funding, totals.raised, now);
  const view = {
    ...rest,
    rates,
    ...totals,
    percent: percentOfGoal(totals, funding),
    state,
    isOpen: isOpen(state),
    /** The server's time, so that the remaining time is correct on devices with a wrong clock. */
    now: now.toISOString(),
    rewards: rewards.map(({ takenBefore, ...reward }) => {
      if (reward.limit === undefined) return reward;
      const key = rewardKey(funding._id, reward._id);
      const left = Math.max(0, reward.limit - takenBefore - (taken.get(key) ?? 0));
      const heldCount = left === 0 && held.get(key);
      return { ...reward, left, ...(heldCount && { held: heldCount }) };
    }),
  };
  return view satisfies FundingAnswer;
}
