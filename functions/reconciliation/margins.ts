import { SESSION_MS } from '../attempts/session-lifetime.ts';

/** How far the store's clock and the provider's may be apart, either way. In ms, as all below. */
export const CLOCK_SKEW_MS = 15 * 60_000;

/**
 * How long after a session was made its list says the last word on it: as long as it can be paid, and some time until that is told.
 * The skew counts twice: with the store's clock ahead, a session ends later than the provider's clock says, and the list is read earlier.
 */
export const FINAL_AFTER_MS = SESSION_MS + 2 * CLOCK_SKEW_MS + 15 * 60_000;

/** What is younger is looked at again by the next run: the provider's lists may lag a little behind. */
export const LAG_MS = CLOCK_SKEW_MS + 5 * 60_000;
