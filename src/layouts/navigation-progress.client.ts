import { startLoading, stopLoading } from '../ui/loading-bar.ts';

/** Shows the loading bar from a click on a link or button until the next page is shown. */
window.navigation?.addEventListener('navigate', ({ canIntercept, destination, downloadRequest }) => {
  if (canIntercept && !destination.sameDocument && downloadRequest === null) startLoading();
});
window.navigation?.addEventListener('navigateerror', () => stopLoading('failed'));
// A page from the back/forward cache must not show the bar.
addEventListener('pagehide', () => stopLoading());
