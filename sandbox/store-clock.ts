import { type Clock, systemClock } from 'payment-sandbox';
import { storeNow } from '../src/lib/clock.ts';

/**
 * The provider's clock for a store in the same process, so that both have the same time. `advance` moves
 * both: it sets `STORE_CLOCK`, which `storeNow()` reads on each call.
 */
export function storeClock(): Clock {
  return systemClock({ now: () => storeNow().getTime(), put: putStoreClock });
}

/** `STORE_CLOCK` is the time at the start of the process, so the time since then is subtracted. */
function putStoreClock(moment: number): void {
  const atStart = Math.ceil(performance.timeOrigin + moment - Date.now());
  process.env.STORE_CLOCK = new Date(atStart).toISOString();
}
