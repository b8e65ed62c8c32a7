import { persistentAtom, setPersistentEngine } from '@nanostores/persistent';
import { createTabBasket } from '#src/stores/basket/tab-basket.ts';
import { type Channel, createEngine, type Engine, type Storage } from '#src/stores/engine.ts';
import { engine as ours } from '#src/stores/persistence.ts';

/** The behaviour of a tab's storage: it works, refuses access, or is full. */
export type Stored = Map<string, string> | 'refused' | 'full';

export const KEY = 'found:basket';

/**
 * The persistence package supports one engine, and these tests have many: each page has its own, with its own
 * keys.
 * Other keys belong to the store's own engine.
 */
const engines = new Map<string, Engine>();
const engineOf = (key: string) => engines.get(key) ?? ours;
setPersistentEngine(
  new Proxy(
    {},
    {
      has: (_, key) => key in engineOf(String(key)).storage,
      get: (_, key) => engineOf(String(key)).storage[String(key)],
      set: (_, key, text) => Reflect.set(engineOf(String(key)).storage, key, text),
      deleteProperty: (_, key) => Reflect.deleteProperty(engineOf(String(key)).storage, key),
    },
  ),
  {
    addEventListener: (key, ...listeners) => engineOf(key).events.addEventListener(key, ...listeners),
    removeEventListener: (key, ...listeners) => engineOf(key).events.removeEventListener(key, ...listeners),
  },
);

/** A key for one page; its storage uses the name before the `@`. */
export function keyFor(engine: Engine, name = KEY): string {
  const key = `${name}@${engines.size}`;
  engines.set(key, engine);
  return key;
}

export function storageOf(stored: Stored): Storage {
  const nameOf = (key: string) => key.replace(/@.*/, '');
  if (!(stored instanceof Map)) return { read: () => undefined, write: () => false, remove() {} };
  return {
    read: (key) => stored.get(nameOf(key)),
    write: (key, text) => Boolean(stored.set(nameOf(key), text)),
    remove: (key) => void stored.delete(nameOf(key)),
  };
}

/**
 * A browser with tabs. Each has its storage, and gets the messages of the others, which wait until `deliver`.
 */
export function browser({ now = () => 1000 }: { now?: () => number } = {}) {
  const open = new Set<{ onMessage: (event: { data: unknown }) => void }>();
  const waiting: { from: object; data: unknown }[] = [];

  function openChannel(): Channel {
    const end = { onMessage: (_: { data: unknown }) => {} };
    open.add(end);
    return {
      postMessage: (data) => void waiting.push({ from: end, data: structuredClone(data) }),
      addEventListener: (_, listener) => {
        end.onMessage = listener;
      },
      close: () => void open.delete(end),
    };
  }

  return {
    deliver() {
      for (let message = waiting.shift(); message; message = waiting.shift())
        for (const tab of open)
          if (tab !== message.from) tab.onMessage({ data: structuredClone(message.data) });
    },
    /** Sends a message that is not ours to every tab. */
    broadcast(data: unknown) {
      for (const tab of open) tab.onMessage({ data });
    },
    /** A page of a tab, with a badge for its basket as on every page. */
    page(tab: string, stored: Stored = new Map()) {
      const engine = createEngine(storageOf(stored));
      const key = keyFor(engine);
      const basket = createTabBasket({
        engine,
        storedAtom: (initial, codec) => persistentAtom(key, initial, codec),
        key,
        openChannel,
        now,
        tab,
      });
      basket.$basket.subscribe(() => {});
      return { ...basket, pause: engine.pause, resume: engine.resume };
    },
  };
}
