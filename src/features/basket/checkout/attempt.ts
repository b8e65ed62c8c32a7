import type { StoredAttempt } from '#src/contracts/stored/checkout.ts';

/**
 * Returns the current attempt while the basket has not changed since it started, else a new one with a random
 * key. The server handles the rest: the same request with the same key returns the same session, and another
 * request with that key expires it before it creates a new one (functions/checkout/attempts/attempts.ts).
 */
export function attemptFor(attempt: StoredAttempt | null, basketStamp: number): StoredAttempt {
  if (attempt?.basketStamp === basketStamp) return attempt;
  const { openedKey } = attempt ?? {};
  return { key: randomKey(), basketStamp, ...(openedKey && { openedKey }) };
}

/**
 * `crypto.randomUUID` is missing in insecure contexts, such as a phone that opens a local server over http.
 */
function randomKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
