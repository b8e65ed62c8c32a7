import type { Reward } from '#src/core/fundings/types.ts';
import type { Limit } from '../db/order-types.ts';

export const REWARD_PREFIX = 'reward:';

/** The key of a reward’s limit. */
export function rewardKey(fundingId: string, rewardId: string): string {
  return `${REWARD_PREFIX}${fundingId}/${rewardId}`;
}

/** The limit of a pledge to a limited reward: one place. Empty for an unlimited one. */
export function rewardLimits(fundingId: string, reward: Reward | undefined): Limit[] {
  if (reward?.limit === undefined) return [];
  const capacity = Math.max(0, reward.limit - reward.takenBefore);
  return [{ key: rewardKey(fundingId, reward._id), capacity, quantity: 1, isShared: true }];
}

/** True for the limit of a reward. */
export function isRewardLimit({ key }: Pick<Limit, 'key'>): boolean {
  return key.startsWith(REWARD_PREFIX);
}
