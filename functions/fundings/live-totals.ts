import type { Totals } from '#src/core/fundings/types.ts';
import { storeNow } from '#src/lib/clock.ts';
import { heldOf, takenOf } from '../checkout/attempts/read-reservations.ts';
import { database } from '../db/open.ts';
import type { FundingOutcome } from '../db/schema/fundings.ts';
import { outcomesOf } from './outcomes.ts';
import { REWARD_PREFIX } from './reward-limits.ts';
import { recordedTotals } from './totals.ts';

/**
 * The current data of all fundings: totals and outcomes by funding; by reward, the places that are taken, and
 * those among them that are reserved but unpaid.
 */
export type LiveTotals = {
  totals: ReadonlyMap<string, Totals>;
  taken: ReadonlyMap<string, number>;
  held: ReadonlyMap<string, number>;
  outcomes: ReadonlyMap<string, FundingOutcome>;
};

let latest: { read: Promise<LiveTotals>; at: number } | undefined;

/**
 * Reads the data, or returns what this instance has read at most `maxAgeMs` ago. Failures are not cached.
 * @throws what the database throws
 */
export function liveTotals(maxAgeMs: number): Promise<LiveTotals> {
  const at = performance.now();
  if (latest && at - latest.at < maxAgeMs) return latest.read;
  const read = readTotals();
  const mine = { read, at };
  latest = mine;
  read.catch(() => {
    if (latest === mine) latest = undefined;
  });
  return read;
}

async function readTotals(): Promise<LiveTotals> {
  const db = database();
  const now = storeNow();
  const [totals, taken, held, outcomes] = await Promise.all([
    recordedTotals(db),
    takenOf(db, REWARD_PREFIX, now),
    heldOf(db, REWARD_PREFIX, now),
    outcomesOf(db),
  ]);
  return { totals, taken, held, outcomes };
}
