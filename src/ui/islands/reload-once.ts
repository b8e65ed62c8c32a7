import { RELOAD_PAUSE_MS, RELOADED_AT } from './reload-limit.ts';

/** True while the visitor leaves the page. Firefox then aborts pending requests, which look like failures. */
let isLeft = false;
globalThis.addEventListener?.('beforeunload', () => {
  isLeft = true;
});

/**
 * Reloads the page, unless it did so in the last minute, the page is being left or the browser is offline. A
 * script that cannot be loaded usually means that the store was deployed again while the page was open.
 *
 * @returns whether it reloads
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  try {
    const sinceLast = Math.abs(now - Number(sessionStorage.getItem(RELOADED_AT)));
    if (isLeft || navigator.onLine === false || sinceLast < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
  } catch {
    // Without storage the page could reload endlessly.
    return false;
  }
  reload();
  return true;
}
