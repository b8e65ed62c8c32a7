/**
 * Remembers, from the first byte of a page on, what was pressed before its scripts had come: on a slow line that is seconds,
 * and the first press counts. Scripts look it up in `window.early`; once all of them run, wake.client.ts presses again what
 * nobody heard. The same bytes on every page; its hash is in the inventory of inline code.
 */
export const EARLY_PRESSES =
  'early=[];for(let type of["click","keydown"])addEventListener(type,e=>early&&early.push(e),!0)';

declare global {
  interface Window {
    /** Clicks and keys so far, oldest first; undefined once all scripts run. */
    early?: (MouseEvent | KeyboardEvent)[] | undefined;
  }
}
