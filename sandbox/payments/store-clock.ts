import { storeNow } from '../../src/lib/clock.ts';
import { type Clock, systemClock } from './clock.ts';

/**
 * The store's clock as the provider's, so that both always tell the same time. `advance` moves the two together, for
 * whatever of the store runs in this process: it sets `STORE_CLOCK`, which `storeNow()` asks each time.
 */
export function storeClock(): Clock {
  return systemClock({ now: () => storeNow().getTime(), put: putStoreClock });
}

/** As `STORE_CLOCK` names the moment at which the process started, the time it has been running is taken off. */
function putStoreClock(moment: number): void {
  const atStart = Math.ceil(performance.timeOrigin + moment - Date.now());
  process.env.STORE_CLOCK = new Date(atStart).toISOString();
}
