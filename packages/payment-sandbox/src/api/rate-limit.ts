import type { Clock } from '../clock.ts';

export type RateLimit = {
  /**
   * Calls per second for each operation; null: no limit. Stripe's limit is 25
   * (docs.stripe.com/rate-limits).
   */
  perSecond: number | null;
  /** Whether one more call is within the limit. If so, counts it. */
  take(operation: string): boolean;
};

/** Counts the calls of the last second, per operation. */
export function createRateLimit(clock: Clock, perSecond: number | null): RateLimit {
  const latest = new Map<string, number[]>();
  return {
    perSecond,
    take(operation) {
      if (this.perSecond === null) return true;
      const now = clock.now();
      const times = (latest.get(operation) ?? []).filter((time) => time > now - 1000 && time <= now);
      latest.set(operation, times);
      if (times.length >= this.perSecond) return false;
      times.push(now);
      return true;
    },
  };
}
