/**
 * Keeps the screen on, and asks again whenever the page comes back into view, since a browser lets go of it when a page
 * is hidden. `tell` hears whether it does. @returns lets the screen go dark again.
 */
export function keepAwake(tell: (isAwake: boolean) => void): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || isOver) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
      else tell(true);
    } catch {
      // Not every browser can, and a nearly empty battery refuses.
      tell(false);
    }
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    lock?.release().catch(() => {});
  };
}
