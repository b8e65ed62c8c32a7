/** Time and timers of the provider, in milliseconds, so that a test can own both. */
export type Clock = {
  now(): number;
  /** Calls `run` once after `ms`; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
  /**
   * Moves time on and runs what falls due meanwhile, in order and each at its own time, letting each finish what it
   * starts. Below zero it moves back and runs nothing; 0 runs what is overdue.
   */
  advance(ms: number): Promise<void>;
};

/** A clock that runs on and that can be put to a moment, Unix time in ms, or a little after it. */
type Source = { now(): number; put(moment: number): void };
type Timer = { at: number; run: () => void; alarm?: NodeJS.Timeout };

const LONGEST = 2 ** 31 - 1;

/** The machine's time and timers, with a time of its own once it is moved. Waiting timers do not keep the process alive. */
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
      // What is left is due sooner now than its alarm says, or later.
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

/** Lets everything that waits for a promise go on. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
