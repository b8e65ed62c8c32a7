/** Delay in ms before the bar is shown. */
export const THROTTLE = 200;
const { dataset } = document.documentElement;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the loading bar at the top of the window after 200 ms, unless loading ends before. */
export function startLoading(): void {
  stopLoading();
  timer = setTimeout(() => {
    dataset.loading = 'on';
  }, THROTTLE);
}

/**
 * Completes the bar, or shows the failure colour for `'failed'`.
 * Without an argument it hides the bar immediately.
 */
export function stopLoading(how?: 'done' | 'failed'): void {
  clearTimeout(timer);
  if (how && dataset.loading) dataset.loading = how;
  else delete dataset.loading;
}
