import { startLoading, stopLoading } from '../ui/loading-bar.ts';

/** From the press on a link or button until the next page takes over, the loading bar says that something happens. */
window.navigation?.addEventListener('navigate', ({ canIntercept, destination, downloadRequest }) => {
  if (canIntercept && !destination.sameDocument && downloadRequest === null) startLoading();
});
window.navigation?.addEventListener('navigateerror', () => stopLoading('failed'));
// A page that is kept in memory must not come back with the bar of its leaving.
addEventListener('pagehide', () => stopLoading());
