import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns a function that resolves at most `perSecond` times a second, evenly spaced,
 * for all callers together.
 */
export function throttle(perSecond: number): () => Promise<void> {
  const gap = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + gap;
    if (turn > now) await pause(turn - now);
  };
}
