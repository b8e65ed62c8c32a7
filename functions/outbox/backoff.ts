const MINUTE = 60_000;
const LONGEST = 6 * 60 * MINUTE;
/** A bit more or less, so that what failed together does not come back together. */
const JITTER = 0.2;

/** After so many tries a row is given up: with the waits between them, about three and a half days after the first. */
export const MAX_ATTEMPTS = 22;

/**
 * How long to wait after the `attempts`-th try has failed, in ms: a minute, then twice as long each time, six hours at most, each a
 * fifth shorter or longer by chance.
 */
export function waitAfter(attempts: number, random: () => number = Math.random): number {
  const plain = Math.min(LONGEST, MINUTE * 2 ** Math.min(attempts - 1, 20));
  return Math.min(LONGEST, Math.round(plain * (1 - JITTER + 2 * JITTER * random())));
}
