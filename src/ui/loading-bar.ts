/** ms before the bar is shown: what is quicker needs none. */
export const THROTTLE = 200;
const { dataset } = document.documentElement;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar at the top of the window, unless what it stands for ends within 200 ms. */
export function startLoading(): void {
  stopLoading();
  timer = setTimeout(() => {
    dataset.loading = 'on';
  }, THROTTLE);
}

/** Runs the bar to its end, or, `'failed'`, stops it in another colour; takes it away at once without a word. */
export function stopLoading(how?: 'done' | 'failed'): void {
  clearTimeout(timer);
  if (how && dataset.loading) dataset.loading = how;
  else delete dataset.loading;
}
