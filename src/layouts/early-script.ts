/**
 * What cannot wait for the scripts of a page, which on a slow line are seconds away:
 * - It remembers what is pressed until then, since the first press counts. Scripts look it up in `window.early`; once all of
 *   them run, enhance.client.ts presses again what nobody heard.
 * - A script of the page that cannot be loaded loads the page anew, as `reloadOnce` does (src/islands/reload-once.ts): no script is
 *   there to do it. Not where something was pressed already, nor without a network, nor where the page is being left: Firefox ends
 *   what it was loading as if that had failed.
 * - A page that is seen before it could turn into the next one drops that turn, which is nothing to complain about.
 *
 * The same bytes on every page; its hash is in the inventory of inline code.
 */
export const EARLY_SCRIPT =
  'early=[];for(let type of["click","keydown","beforeunload"])addEventListener(type,e=>early&&early.push(e),!0);' +
  'addEventListener("error",e=>{let s=sessionStorage,k="found:reloaded-at",n=Date.now();' +
  'e.target.type!="module"||!early||early[0]||!navigator.onLine||Math.abs(n-s[k])<6e4||location.reload(s[k]=n)},!0);' +
  'addEventListener("unhandledrejection",e=>/Page already revealed/.test(e.reason)&&e.preventDefault())';

declare global {
  interface Window {
    /** Clicks and keys so far, and submits (islands/hold-script.ts), oldest first; undefined once all scripts run. */
    early?: (MouseEvent | KeyboardEvent | SubmitEvent | BeforeUnloadEvent)[] | undefined;
  }
}
