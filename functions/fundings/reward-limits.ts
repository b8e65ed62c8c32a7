import type { Reward } from '#src/core/fundings/types.ts';
import type { Limit } from '../db/order-types.ts';

export const REWARD_PREFIX = 'reward:';

/** The allotment of a reward. */
export function rewardKey(fundingId: string, rewardId: string): string {
  return `${REWARD_PREFIX}${fundingId}/${rewardId}`;
}

/** The one place that a pledge takes of a limited reward; nothing where there is no end of them. */
export function rewardLimits(fundingId: string, reward: Reward | undefined): Limit[] {
  if (reward?.limit === undefined) return [];
  const capacity = Math.max(0, reward.limit - reward.takenBefore);
  return [{ key: rewardKey(fundingId, reward._id), capacity, quantity: 1, isShared: true }];
}

/** True for a limit of a reward. */
export function isRewardLimit({ key }: Pick<Limit, 'key'>): boolean {
  return key.startsWith(REWARD_PREFIX);
}
