/** ms before the bar is shown: what is quicker needs none. */
const THROTTLE = 200;
/** ms of the animation `loading` in loading-bar.css, by which the bar moves as long as nobody says how far things are. */
const DURATION = 5000;
const root = document.documentElement;
const { dataset } = root;
let timer: ReturnType<typeof setTimeout> | undefined;
let reached = 0;

/** Shows the bar at the top of the window, unless what it stands for ends within 200 ms. */
export function startLoading(): void {
  stopLoading();
  reached = 0;
  timer = setTimeout(() => {
    dataset.loading = 'on';
    progressLoading(reached);
  }, THROTTLE);
}

/** Moves the bar on to the part of the way that is done, from 0 to 1. It never goes back. */
export function progressLoading(part: number): void {
  reached = Math.max(reached, part);
  for (const animation of root.getAnimations({ subtree: true }))
    if ((animation as CSSAnimation).animationName === 'loading')
      animation.currentTime = Math.max(Number(animation.currentTime), reached * DURATION);
}

/** Runs the bar to its end, or, `'failed'`, stops it in another colour; takes it away at once without a word. */
export function stopLoading(how?: 'done' | 'failed'): void {
  clearTimeout(timer);
  if (how && dataset.loading) dataset.loading = how;
  else delete dataset.loading;
}

/** Shows the bar while something is fetched in the page; `work` may say how far it is. The bar fails as `work` does. */
export async function whileLoading<T>(work: (progress: typeof progressLoading) => Promise<T>): Promise<T> {
  startLoading();
  try {
    const result = await work(progressLoading);
    stopLoading('done');
    return result;
  } catch (error) {
    stopLoading('failed');
    throw error;
  }
}
