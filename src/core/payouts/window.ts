import { DAY_MS } from '../durations.ts';
/** How many days a payout code is credited after it was set, whether or not something is bought. */
export const PAYOUT_WINDOW_DAYS = 30;
const WINDOW_MS = PAYOUT_WINDOW_DAYS * DAY_MS;

/**
 * True while a code set at `setAt` is credited. Both in ms. The absolute difference allows for a clock that
 * was set back.
 */
export function isInPayoutWindow(setAt: number, now: number): boolean {
  return Math.abs(now - setAt) < WINDOW_MS;
}
