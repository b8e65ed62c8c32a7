import { tryOrUndefined } from '#src/lib/try-or-undefined.ts';

/** Storage key of this tab's pledge, until it is paid. */
const PLEDGE_KEY = 'found:pledge';
/** The fallback when storage is blocked: lasts until the page is closed. */
let own: string | undefined;

/**
 * The key of a pledge, with which the server recognises a repeated request: the same for every press of a
 * button in this tab, so that pressing twice is one attempt and reserves one place. Undefined when the
 * browser cannot make random keys.
 */
export function pledgeKey(): string | undefined {
  const kept = tryOrUndefined(() => sessionStorage.getItem(PLEDGE_KEY));
  if (kept) return kept;
  // Storage works and is empty: the key that this page remembers was paid since.
  if (kept === null) own = undefined;
  own ??= crypto.randomUUID?.();
  if (own) tryOrUndefined(() => sessionStorage.setItem(PLEDGE_KEY, own as string));
  return own;
}

/**
 * After a pledge is paid, the next one gets a new key,
 * even for the same reward on a page from the back/forward cache.
 */
export function forgetPledgeKey(): void {
  tryOrUndefined(() => sessionStorage.removeItem(PLEDGE_KEY));
}
