/** Opens the circuit after this many timeouts in a row, for this many ms. */
const MAX_TIMEOUTS = 3;
const OPEN_MS = 10_000;

/**
 * A circuit breaker for Stripe: after repeated timeouts, requests fail immediately instead of waiting. Only
 * timeouts count, because other failures are quick. Each function instance has its own. When it
 * closes again, the next request tries Stripe.
 */
export function circuitBreaker(now: () => number = () => performance.now()) {
  let timeouts = 0;
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
    /** Stripe has answered, or has failed quickly. */
    answered: () => {
      timeouts = 0;
    },
    timedOut: () => {
      timeouts += 1;
      if (timeouts >= MAX_TIMEOUTS) openUntil = now() + OPEN_MS;
    },
  };
}
