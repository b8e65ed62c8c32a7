import { RELOAD_PAUSE_MS, RELOADED_AT } from '../ui/islands/reload-limit.ts';

/*
 * An inline script for what cannot wait for the page's scripts, which take seconds on slow connections. The
 * text is the same on every page; its hash is in the inventory of inline code.
 */

declare global {
  /**
   * Clicks, keys and submits so far (islands/defer.inline.ts), oldest first. Undefined when all scripts run:
   * enhance.client.ts then repeats those that were not handled, since the first click counts.
   */
  var early: (MouseEvent | KeyboardEvent | SubmitEvent | BeforeUnloadEvent)[] | undefined;
}

early = [];
for (const type of ['click', 'keydown', 'beforeunload'] as const)
  addEventListener(type, (event) => early?.push(event), true);

// Reloads the page when one of its scripts cannot be loaded, as `reloadOnce` does. Not when something was
// clicked already, when the browser is offline, or when the page is being left: Firefox then aborts pending
// requests, which look like failures.
addEventListener(
  'error',
  ({ target }) => {
    const now = Date.now();
    if ((target as HTMLScriptElement).type !== 'module' || !early || early[0] || !navigator.onLine) return;
    if (Math.abs(now - sessionStorage[RELOADED_AT]) < RELOAD_PAUSE_MS) return;
    sessionStorage[RELOADED_AT] = now;
    location.reload();
  },
  true,
);

// A view transition that the browser drops because the page is already visible is not reported as an error.
addEventListener(
  'unhandledrejection',
  (event) => /Page already revealed/.test(event.reason) && event.preventDefault(),
);
