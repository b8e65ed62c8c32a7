/** How long a payout code is credited after it was set, in days. It ends there whether or not something was bought. */
export const PAYOUT_WINDOW_DAYS = 30;
const WINDOW_MS = PAYOUT_WINDOW_DAYS * 24 * 60 * 60_000;

/** True while a code that was set at `setAt` is credited; both in ms. A clock that was put back since is forgiven. */
export function isInPayoutWindow(setAt: number, now: number): boolean {
  return Math.abs(now - setAt) < WINDOW_MS;
}
