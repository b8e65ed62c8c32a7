/** ms before the bar is shown: what is quicker needs none. How it then moves, for 5 s, is in loading-bar.css. */
const THROTTLE = 200;
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

/** Shows the bar while something is fetched in the page. It fails as `work` does. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  startLoading();
  try {
    const result = await work;
    stopLoading('done');
    return result;
  } catch (error) {
    stopLoading('failed');
    throw error;
  }
}
