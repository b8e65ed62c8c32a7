/**
 * An inline script for what cannot wait for the page's scripts, which take seconds on slow connections:
 * - It stores clicks and keys in `window.early`, since the first click counts. When all scripts run,
 *   enhance.client.ts repeats those that were not handled.
 * - When a script of the page cannot be loaded, it reloads the page, as `reloadOnce` does
 *   (src/islands/reload-once.ts). Not when something was clicked already, when the browser is offline, or
 *   when the page is being left: Firefox then aborts pending requests, which look like failures.
 * - A view transition that the browser drops because the page is already visible is not reported as an error.
 *
 * The text is the same on every page; its hash is in the inventory of inline code.
 */
export const EARLY_SCRIPT =
  'early=[];for(let type of["click","keydown","beforeunload"])addEventListener(type,e=>early&&early.push(e),!0);' +
  'addEventListener("error",e=>{let s=sessionStorage,k="found:reloaded-at",n=Date.now();' +
  'e.target.type!="module"||!early||early[0]||!navigator.onLine||Math.abs(n-s[k])<6e4||location.reload(s[k]=n)},!0);' +
  'addEventListener("unhandledrejection",e=>/Page already revealed/.test(e.reason)&&e.preventDefault())';

declare global {
  interface Window {
    /**
     * Clicks, keys and submits so far (islands/defer-script.ts), oldest first. Undefined when all scripts run.
     */
    early?: (MouseEvent | KeyboardEvent | SubmitEvent | BeforeUnloadEvent)[] | undefined;
  }
}
