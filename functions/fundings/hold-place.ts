import type { Database } from '../db/open.ts';
import type { Pledge } from '../db/order-types.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import { type Problem, problem } from '../platform/problem.ts';
import { holdPlace, type LimitedReward } from './reward-places.ts';

/** Who pays in the session's last second is told of a little later; until then the place is nobody else's. In ms. */
const GRACE = 10 * 60_000;

/** Holds a place for an attempt at a limited reward for as long as it can be paid; a problem when there is none left. */
export async function holdForAttempt(
  db: Database,
  attempt: Pick<Attempt, 'id' | 'pledges' | 'expiresAt' | 'lines'>,
  now: Date,
): Promise<Problem | undefined> {
  const reward = limitedReward(attempt.pledges[0]);
  if (!reward) return undefined;
  const until = new Date(attempt.expiresAt.getTime() + GRACE);
  if (await holdPlace(db, reward, attempt.id, { until, now })) return undefined;
  return problem(
    'sold_out',
    `The last “${attempt.lines[0]?.formatName}” has just gone, or is being paid for. The other rewards are still there, and so is giving for nothing.`,
    { field: 'pledge.rewardId' },
  );
}

/** The limited reward that a pledge is for, or undefined when there is no end of them. */
export function limitedReward(pledge: Pledge | undefined): LimitedReward | undefined {
  if (!pledge?.rewardId || pledge.limit === undefined) return undefined;
  const { fundingId, rewardId, limit, takenBefore = 0 } = pledge;
  return { fundingId, rewardId, limit, takenBefore };
}
