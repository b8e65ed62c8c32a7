import type { Clock } from './clock.ts';

export type ManualClock = Clock & {
  /** Moves the time forward and runs due timers in order, waiting for what each starts. */
  advance(ms: number): Promise<void>;
  /** The number of waiting timers. */
  waiting(): number;
};

/** A clock that only a test moves. It starts now, so that signatures are not too old. */
export function manualClock(start = Date.now()): ManualClock {
  let time = start;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => time,
    after(ms, run) {
      const timer = { at: time + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(ms) {
      const end = time + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((other) => other !== next);
        time = Math.max(time, next.at);
        next.run();
        await settled();
      }
      time = end;
      await settled();
    },
    waiting: () => timers.length,
  };
}

/** Runs everything that waits for a promise. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
