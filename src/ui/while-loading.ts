import { startLoading, stopLoading, THROTTLE } from './loading-bar.ts';

/** ms of the animation `loading` in loading-bar.css, by which the bar moves as long as nobody says how far things are. */
const DURATION = 5000;

/** Shows the bar while something is fetched in the page; `work` may say how far it is, from 0 to 1. The bar fails as `work` does. */
export async function whileLoading<T>(work: (progress: (part: number) => void) => Promise<T>): Promise<T> {
  startLoading();
  try {
    const result = await work((part) => {
      moveTo(part);
      // It may not be shown yet.
      setTimeout(moveTo, THROTTLE, part);
    });
    stopLoading('done');
    return result;
  } catch (error) {
    stopLoading('failed');
    throw error;
  }
}

/** Moves the bar on to the part of the way that is done. It never goes back. */
function moveTo(part: number): void {
  for (const animation of document.documentElement.getAnimations({ subtree: true }))
    if ((animation as CSSAnimation).animationName === 'loading')
      animation.currentTime = Math.max(Number(animation.currentTime), part * DURATION);
}
