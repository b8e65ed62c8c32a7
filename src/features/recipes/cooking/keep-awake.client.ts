/**
 * Keeps the screen on, and asks again when the page becomes visible, since browsers release the lock when it
 * is hidden. Calls `onChange` with whether the screen is kept on.
 *
 * @returns a function that releases the lock
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
      // Not supported, or refused because of a low battery.
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
