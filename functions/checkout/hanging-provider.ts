/** So many requests in a row that waited in vain, and nobody else is sent to wait for a while, in ms. */
const MOST_IN_VAIN = 3;
const REST_MS = 10_000;

/**
 * Whether a provider that does not answer is worth waiting for. Failures that come at once cost nothing and are always tried; but
 * whoever would only wait is told so at once, in each instance of the function by itself. After a rest one request finds out.
 */
export function watchProvider(now: () => number = () => performance.now()) {
  let inVain = 0;
  let restsUntil = 0;
  return {
    isResting: () => now() < restsUntil,
    /** The provider has answered somebody, or could be seen not to. */
    answered: () => {
      inVain = 0;
    },
    waitedInVain: () => {
      inVain += 1;
      if (inVain >= MOST_IN_VAIN) restsUntil = now() + REST_MS;
    },
  };
}
