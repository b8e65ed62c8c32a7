import { tryOrUndefined } from '#src/lib/try-or-undefined.ts';

/**
 * The checkout session of the basket: this tab's, and the browser's last one,
 * for shoppers who return in another tab.
 */
const PAYING_KEY = 'found:paying';
/** Functions, since even reading the property throws when storage is blocked. */
const STORAGES = [() => sessionStorage, () => localStorage];

/** Stores the checkout session of the basket. Never throws. */
export function rememberPaying(sessionId: string): void {
  for (const storage of STORAGES) tryOrUndefined(() => storage().setItem(PAYING_KEY, sessionId));
}

/** True for the basket's checkout session, until {@link forgetPaying}. */
export function isPaying(sessionId: string): boolean {
  return STORAGES.some((storage) => tryOrUndefined(() => storage().getItem(PAYING_KEY)) === sessionId);
}

/**
 * Removes the session, so that reloading the success page or
 * following an old link does not empty a later basket.
 */
export function forgetPaying(sessionId: string): void {
  for (const storage of STORAGES)
    tryOrUndefined(() => storage().getItem(PAYING_KEY) === sessionId && storage().removeItem(PAYING_KEY));
}
