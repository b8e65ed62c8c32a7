import type { Attempt } from '#src/contracts/stored/checkout.ts';

/**
 * The attempt to go on with: the same while the basket has not changed since it was begun, else a new one with a random key.
 * That is all the browser has to know. The server tells apart what else is asked for under one key: the same again leads to
 * the same session, anything else closes it before another is opened (functions/attempts/attempts.ts).
 */
export function attemptFor(
  attempt: Attempt | null,
  basketStamp: number,
  newKey: () => string = randomKey,
): Attempt {
  if (attempt?.basketStamp === basketStamp) return attempt;
  const { openedKey } = attempt ?? {};
  return { key: newKey(), basketStamp, ...(openedKey && { openedKey }) };
}

/** `crypto.randomUUID` is missing where the page is not served securely, as on a phone that looks at a laptop's shop. */
function randomKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
