import { type PersistentEncoder, persistentAtom, setPersistentEngine } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { tryOrUndefined } from '../lib/try-or-undefined.ts';
import { createEngine } from './engine.ts';

/** Session storage or local storage. */
type Area = 'session' | 'local';

/** All storage keys and their areas. `*` stands for an id. */
const AREAS = {
  'found:basket': 'session',
  'found:checkout': 'session',
  'found:shipping-method': 'session',
  'found:recent': 'session',
  'found:set-aside': 'session',
  'found:saved': 'local',
  'found:cooking:*': 'session',
  'payout-code': 'local',
  'payout-source': 'local',
} as const satisfies Record<string, Area>;

type WithId<Key extends string> = Key extends `${infer Start}*` ? `${Start}${string}` : Key;
export type StoredKey = WithId<keyof typeof AREAS>;

/** This page's engine. On a server it stores nothing. */
export const engine = createEngine({
  read: (key) => tryOrUndefined(() => storageOf(key)?.getItem(key)) || undefined,
  write: (key, text) =>
    tryOrUndefined(() => {
      const storage = storageOf(key);
      storage?.setItem(key, text);
      return storage !== undefined;
    }) ?? false,
  remove: (key) => tryOrUndefined(() => storageOf(key)?.removeItem(key)),
});

setPersistentEngine(engine.storage, engine.events);

if (isBrowser()) {
  // A prerendered page has its own storage until it is shown. A page from the back/forward cache has old
  // values.
  document.addEventListener('prerenderingchange', engine.resume);
  addEventListener('pageshow', ({ persisted }) => persisted && engine.resume());
  addEventListener('pagehide', engine.pause);
  // Another tab has changed local storage. A null key means that it was cleared.
  addEventListener('storage', ({ key }) => engine.refresh(key ?? undefined));
}

/**
 * A value that survives reload and navigation. `decode` gets any stored text and must not throw.
 * `encode` returns undefined for a value that need not be stored. When storage is refused or full, the value
 * lives in memory.
 */
export function storedAtom<T>(key: StoredKey, initial: T, codec: PersistentEncoder<T>): WritableAtom<T> {
  return persistentAtom<T>(key, initial, codec);
}

/** Returns the storage area of a key. Throws when the browser refuses access to it. */
function storageOf(key: string): Storage | undefined {
  if (!isBrowser()) return undefined;
  const row = key in AREAS ? key : key.replace(/[^:]+$/, '*');
  return AREAS[row as keyof typeof AREAS] === 'local' ? localStorage : sessionStorage;
}

function isBrowser(): boolean {
  return typeof document !== 'undefined';
}
