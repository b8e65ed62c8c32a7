/** How long a toast is shown, in ms. */
export const TOAST_DURATION_MS = 4500;

export type Clock = {
  now: () => number;
  setTimeout: (action: () => void, delay: number) => unknown;
  clearTimeout: (timer: unknown) => void;
};

/**
 * Calls `end` after the toast's duration, not counting the time between `hold` and `release`. Holds are by
 * reason: when hovered and focused, both must be released.
 */
export function createTimer(end: () => void, clock: Clock) {
  const holds = new Set<string>();
  let left = TOAST_DURATION_MS;
  let started = clock.now();
  let timer: unknown = clock.setTimeout(end, left);
  return {
    hold(reason: string) {
      if (holds.size === 0) {
        clock.clearTimeout(timer);
        left -= clock.now() - started;
      }
      holds.add(reason);
    },
    release(reason: string) {
      if (!holds.delete(reason) || holds.size > 0) return;
      started = clock.now();
      timer = clock.setTimeout(end, Math.max(left, 0));
    },
  };
}
