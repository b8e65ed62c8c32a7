/**
 * Keeps the screen on, and asks again whenever the page comes back into view, since a browser lets go of it when a page
 * is hidden. `onChange` is called with whether it is kept on. @returns a function that lets the screen go dark again.
 */
export function keepAwake(onChange: (isAwake: boolean) => void): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || isOver) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
      else onChange(true);
    } catch {
      // Not every browser can, and a nearly empty battery prevents it.
      onChange(false);
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
