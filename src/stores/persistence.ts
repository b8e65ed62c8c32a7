import { type PersistentEncoder, persistentAtom, setPersistentEngine } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { quietly } from '../lib/quietly.ts';
import { createEngine } from './engine.ts';

/** As long as the tab, or as long as the browser. */
type Area = 'session' | 'local';

/** Every key that a store keeps, and where. `*` stands for the id of whatever it is kept of. */
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

/** The engine of this page. On a server it keeps nothing. */
export const engine = createEngine({
  read: (key) => quietly(() => storageOf(key)?.getItem(key)) || undefined,
  write: (key, text) =>
    quietly(() => {
      const storage = storageOf(key);
      storage?.setItem(key, text);
      return storage !== undefined;
    }) ?? false,
  remove: (key) => quietly(() => storageOf(key)?.removeItem(key)),
});

setPersistentEngine(engine.storage, engine.events);

if (isBrowser()) {
  // A page drawn ahead of time has a storage of its own until it is shown; one from memory has old values.
  document.addEventListener('prerenderingchange', engine.resume);
  addEventListener('pageshow', ({ persisted }) => persisted && engine.resume());
  addEventListener('pagehide', engine.pause);
  // Another tab has written to what all share; no key means that it was cleared.
  addEventListener('storage', ({ key }) => engine.refresh(key ?? undefined));
}

/**
 * A value that survives reload and navigation. `decode` is given whatever lies in storage, and must not throw; `encode`
 * returns undefined for what need not be kept. Where storage is refused or full, the value lives as long as the page.
 */
export function storedAtom<T>(key: StoredKey, initial: T, codec: PersistentEncoder<T>): WritableAtom<T> {
  return persistentAtom<T>(key, initial, codec);
}

/** Merely to name a storage that is refused throws. */
function storageOf(key: string): Storage | undefined {
  if (!isBrowser()) return undefined;
  const row = key in AREAS ? key : key.replace(/[^:]+$/, '*');
  return AREAS[row as keyof typeof AREAS] === 'local' ? localStorage : sessionStorage;
}

function isBrowser(): boolean {
  return typeof document !== 'undefined';
}
