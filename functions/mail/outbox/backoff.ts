import { MINUTE_MS } from '#src/core/durations.ts';

const LONGEST = 6 * 60 * MINUTE_MS;
/** The random part of the delay, so that rows that failed together are not retried together. */
const JITTER = 0.2;

/** The most tries of a row. With the delays, the last is about three and a half days after the first. */
export const MAX_ATTEMPTS = 22;

/**
 * The delay after the `attempts`-th try has failed, in ms: one minute, doubled each time, at most six hours,
 * randomly a fifth shorter or longer.
 */
export function waitAfter(attempts: number, random: () => number = Math.random): number {
  const plain = Math.min(LONGEST, MINUTE_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.min(LONGEST, Math.round(plain * (1 - JITTER + 2 * JITTER * random())));
}
