import { quietly } from '#src/lib/quietly.ts';

/** Which session the basket went to be paid in: this tab's own, and the browser's last, for who comes back in another tab. */
const PAYING_KEY = 'found:paying';
/** As functions, since merely naming a refused storage throws. */
const STORAGES = [() => sessionStorage, () => localStorage];

/** Remembers the session that the basket is being paid in. Never throws, whatever the browser refuses to keep. */
export function rememberPaying(sessionId: string): void {
  for (const storage of STORAGES) quietly(() => storage().setItem(PAYING_KEY, sessionId));
}

/** True for the session that the basket was sent to pay in, until {@link forgetPaying}. */
export function isPaying(sessionId: string): boolean {
  return STORAGES.some((storage) => quietly(() => storage().getItem(PAYING_KEY)) === sessionId);
}

/**
 * Forgets it, so that reloading the page, or following an old link, never empties a basket that was filled since.
 */
export function forgetPaying(sessionId: string): void {
  for (const storage of STORAGES)
    quietly(() => storage().getItem(PAYING_KEY) === sessionId && storage().removeItem(PAYING_KEY));
}
