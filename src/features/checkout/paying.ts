/** Where this browser, all its tabs, remembers which session its basket went to be paid in. */
const PAYING_KEY = 'found:paying';

/** Remembers the session that the basket is being paid in. Never throws: without storage the tab's own state must do. */
export function rememberPaying(sessionId: string): void {
  try {
    localStorage.setItem(PAYING_KEY, sessionId);
  } catch {
    // Blocked or full: `isPaying` then knows it from the tab's checkout.
  }
}

/**
 * True once for the session that the basket was sent to pay in, whichever tab the shopper comes back in. Reloading the
 * page, or following an old link, never empties a basket that was filled since.
 */
export function takePaying(sessionId: string): boolean {
  try {
    if (localStorage.getItem(PAYING_KEY) !== sessionId) return false;
    localStorage.removeItem(PAYING_KEY);
    return true;
  } catch {
    return false;
  }
}
