import * as words from '#src/words/en/fundings.ts';
import { fill } from '#src/words/fill.ts';

/** How many of a reward are left. `held`: when none is left, how many are reserved by other checkouts. */
export function rewardsLeft(left: number, limit: number | undefined, held = 0): string {
  if (left > 0) return fill(words.rewardsLeft, { left: String(left), limit: String(limit) });
  return held > 0 ? words.othersPaying : fill(words.allTaken, { limit: String(limit) });
}
