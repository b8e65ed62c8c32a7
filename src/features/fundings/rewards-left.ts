import * as words from '#src/words/en/funding-progress.ts';

/** How many of a reward are left. `held`: when none is left, how many are reserved by other checkouts. */
export function rewardsLeft(left: number, limit: number | undefined, held = 0): string {
  if (left <= 0 && held > 0) return words.othersPaying;
  const text = left > 0 ? words.rewardsLeft : words.allTaken;
  return text.replace('{left}', `${left}`).replace('{limit}', `${limit}`);
}
