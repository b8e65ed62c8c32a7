/** Which session the basket went to be paid in: this tab's own, and the browser's last, for who comes back in another tab. */
const PAYING_KEY = 'found:paying';

/** Remembers the session that the basket is being paid in. Never throws, whatever the browser refuses to keep. */
export function rememberPaying(sessionId: string): void {
  for (const storage of storages()) attempt(() => storage().setItem(PAYING_KEY, sessionId));
}

/** True for the session that the basket was sent to pay in, until {@link forgetPaying}. */
export function isPaying(sessionId: string): boolean {
  return storages().some((storage) => attempt(() => storage().getItem(PAYING_KEY)) === sessionId);
}

/**
 * Forgets it, so that reloading the page, or following an old link, never empties a basket that was filled since.
 */
export function forgetPaying(sessionId: string): void {
  for (const storage of storages())
    attempt(() => storage().getItem(PAYING_KEY) === sessionId && storage().removeItem(PAYING_KEY));
}

/** As functions, since merely naming a refused storage throws. */
function storages(): (() => Storage)[] {
  return [() => sessionStorage, () => localStorage];
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
