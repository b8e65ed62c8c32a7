import { startLoading, stopLoading, THROTTLE } from './loading-bar.ts';

/**
 * Duration in ms of the animation `loading` in loading-bar.css,
 * which moves the bar while the progress is unknown.
 */
const DURATION = 5000;

/**
 * Shows the loading bar while `work` runs. `work` may report its progress, from 0 to 1. The bar shows a
 * failure when `work` rejects.
 */
export async function whileLoading<T>(work: (progress: (part: number) => void) => Promise<T>): Promise<T> {
  startLoading();
  try {
    const result = await work((part) => {
      moveTo(part);
      // The bar may not be visible yet, so this moves it again later.
      setTimeout(moveTo, THROTTLE, part);
    });
    stopLoading('done');
    return result;
  } catch (error) {
    stopLoading('failed');
    throw error;
  }
}

/** Moves the bar forward to a progress from 0 to 1. It never moves back. */
function moveTo(part: number): void {
  for (const animation of document.documentElement.getAnimations({ subtree: true }))
    if ((animation as CSSAnimation).animationName === 'loading')
      animation.currentTime = Math.max(Number(animation.currentTime), part * DURATION);
}
