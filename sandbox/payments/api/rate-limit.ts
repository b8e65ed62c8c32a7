import type { Clock } from '../clock.ts';

export type RateLimit = {
  /** Calls a second to each operation; null: as many as come. Stripe takes 25 (docs.stripe.com/rate-limits). */
  perSecond: number | null;
  /** Is there room for one more call now? It is counted when there is. */
  take(operation: string): boolean;
};

/** Counts the calls of the last second, operation by operation. */
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
