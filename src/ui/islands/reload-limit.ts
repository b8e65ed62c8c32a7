/** Storage key of the last reload in this tab, in ms since the epoch. */
export const RELOADED_AT = 'found:reloaded-at';
/** The time in ms within which a page is not reloaded again. */
export const RELOAD_PAUSE_MS = 60_000;
