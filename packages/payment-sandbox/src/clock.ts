/** Time and timers of the provider, in ms. Tests can replace it. */
export type Clock = {
  now(): number;
  /** Calls `run` once after `ms`. Returns a function that cancels the timer. */
  after(ms: number, run: () => void): () => void;
  /**
   * Moves the time forward and runs the due timers in order, each at its own time, and waits for the
   * promises that they start. A negative `ms` moves the time back and runs nothing; 0 runs overdue timers.
   */
  advance(ms: number): Promise<void>;
};

/** A running clock that can be set to a Unix time in ms (or slightly later). */
type Source = { now(): number; put(moment: number): void };
type Timer = { at: number; run: () => void; alarm?: NodeJS.Timeout };

const LONGEST = 2 ** 31 - 1;

/**
 * The system's time and timers. After `advance`, the time has an offset.
 * Pending timers do not keep the process running.
 */
export function systemClock(source: Source = ownTime()): Clock {
  const timers = new Set<Timer>();
  const arm = (timer: Timer) => {
    clearTimeout(timer.alarm);
    const wait = Math.min(Math.max(timer.at - source.now(), 0), LONGEST);
    timer.alarm = setTimeout(() => (timer.at > source.now() ? arm(timer) : fire(timer)), wait).unref();
  };
  const cancel = (timer: Timer) => {
    clearTimeout(timer.alarm);
    return timers.delete(timer);
  };
  const fire = (timer: Timer) => void (cancel(timer) && timer.run());
  const firstUntil = (end: number) => {
    let first: Timer | undefined;
    for (const timer of timers) if (timer.at <= end && timer.at < (first?.at ?? Infinity)) first = timer;
    return first;
  };
  return {
    now: () => source.now(),
    after(ms, run) {
      const timer: Timer = { at: source.now() + Math.max(ms, 0), run };
      timers.add(timer);
      arm(timer);
      return () => void cancel(timer);
    },
    async advance(ms) {
      const end = source.now() + ms;
      for (let next = firstUntil(end); ms >= 0 && next; next = firstUntil(end)) {
        if (next.at > source.now()) source.put(next.at);
        fire(next);
        await settled();
      }
      if (ms < 0 || end > source.now()) source.put(end);
      // The other timers' remaining time has changed.
      for (const timer of timers) arm(timer);
      await settled();
    },
  };
}

/** Unix time in whole seconds, as the API counts it. */
export function seconds(clock: Clock): number {
  return Math.floor(clock.now() / 1000);
}

function ownTime(): Source {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    put: (moment) => {
      ahead = moment - Date.now();
    },
  };
}

/** Lets pending promises continue. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
