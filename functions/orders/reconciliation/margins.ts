import { SESSION_MS } from '#functions/checkout/attempts/session-and-reservation-times.ts';

/** The largest clock difference between the store and Stripe, either way. In ms, as all values below. */
export const CLOCK_SKEW_MS = 15 * 60_000;

/**
 * How long after its creation a session's state in the list is final: its lifetime, plus time for Stripe to
 * update. The skew counts twice: if the store's clock is ahead, sessions end later by Stripe's clock, and the
 * list is read earlier.
 */
export const FINAL_AFTER_MS = SESSION_MS + 2 * CLOCK_SKEW_MS + 15 * 60_000;

/** Entries younger than this are read again by the next run, because Stripe's lists may lag behind. */
export const LAG_MS = CLOCK_SKEW_MS + 5 * 60_000;
