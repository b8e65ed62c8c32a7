/** Key of the last reload, in ms since the epoch, for this tab. */
const KEY = 'found:reloaded-at';
const MINUTE = 60_000;
/** Somebody is on the way to another page. Firefox then ends what this one was loading as if it had failed. */
let isLeft = false;
globalThis.addEventListener?.('beforeunload', () => {
  isLeft = true;
});

/**
 * Reloads the page, unless it did so within the last minute, it is being left or there is no network: what cannot be loaded mostly means
 * that the shop was published anew under an open page.
 * @returns whether it does.
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  try {
    const sinceLast = Math.abs(now - Number(sessionStorage.getItem(KEY)));
    if (isLeft || navigator.onLine === false || sinceLast < MINUTE) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without a memory of the last reload a second one could follow at once, without end.
    return false;
  }
  reload();
  return true;
}
