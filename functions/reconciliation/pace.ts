import { setTimeout as pause } from 'node:timers/promises';

/** Answers a function that returns at most `perSecond` times a second, however many wait for it: one after another, evenly. */
export function paceOf(perSecond: number): () => Promise<void> {
  const gap = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + gap;
    if (turn > now) await pause(turn - now);
  };
}
