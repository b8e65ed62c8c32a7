/** Minimum horizontal distance, in px. */
const FAR = 60;

/** Calls `turn` with 1 for a swipe to the left and with -1 for one to the right. */
export function onSwipe(element: HTMLElement, turn: (by: number) => void): void {
  let from: Touch | undefined;
  element.addEventListener('touchstart', ({ touches }) => {
    from = touches.length === 1 ? touches[0] : undefined;
  });
  element.addEventListener('touchend', ({ changedTouches: [to] }) => {
    if (!from || !to) return;
    const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
    if (Math.abs(x) > FAR && Math.abs(y) < Math.abs(x) / 2) turn(x < 0 ? 1 : -1);
    from = undefined;
  });
}
