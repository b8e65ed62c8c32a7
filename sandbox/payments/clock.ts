/** Time and timers of the provider, in milliseconds, so that a test can own both. */
export type Clock = {
  now(): number;
  /** Calls `run` once after `ms`; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
};

const LONGEST = 2 ** 31 - 1;

/** The machine's timers; `now` may be another clock. Waiting timers do not keep the process alive. */
export function systemClock(now: () => number = Date.now): Clock {
  return {
    now,
    after(ms, run) {
      const timer = setTimeout(run, Math.min(Math.max(ms, 0), LONGEST)).unref();
      return () => clearTimeout(timer);
    },
  };
}

/** Unix time in whole seconds, as the API counts it. */
export function seconds(clock: Clock): number {
  return Math.floor(clock.now() / 1000);
}
