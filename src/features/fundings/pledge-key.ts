import { quietly } from '../../lib/quietly.ts';

/** The key of the pledge that this tab is about to pay, until it is paid. */
const PLEDGE_KEY = 'found:pledge';
/** For browsers that keep nothing: as long as the page is open. */
let own: string | undefined;

/**
 * The key by which the server knows a pledge again: the same for every press of a button, on this page and when it is opened again, so
 * that pressing twice is one attempt and holds one place. Undefined where the browser makes no random keys.
 */
export function pledgeKey(): string | undefined {
  const kept = quietly(() => sessionStorage.getItem(PLEDGE_KEY));
  if (kept) return kept;
  // Nothing there, though the browser keeps things: what this page still remembers was paid meanwhile.
  if (kept === null) own = undefined;
  own ??= crypto.randomUUID?.();
  if (own) quietly(() => sessionStorage.setItem(PLEDGE_KEY, own as string));
  return own;
}

/** Once a pledge is paid the next one is another, though it be for the same reward on a page that the browser had kept. */
export function forgetPledgeKey(): void {
  quietly(() => sessionStorage.removeItem(PLEDGE_KEY));
}
