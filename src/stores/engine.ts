import type { PersistentEvents, PersistentStore } from '@nanostores/persistent';
import { readTabMessage, type TabMessage } from '../contracts/stored/tab-message.ts';
import { quietly } from '../lib/quietly.ts';

/** A place that keeps texts by key. None of these throws. */
export type Storage = {
  read: (key: string) => string | undefined;
  /** False where it was refused, or there is no room. */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
};

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

/** How a value is kept in step with the other tabs. */
export type Sharing = {
  /** Undefined where there are no tabs, as on a server. */
  openChannel: () => Channel | undefined;
  /** Whether a text is whole and newer than another. No text at all is older than any. Never throws. */
  isNewer: (text: string, than: string | undefined) => boolean;
};

export type Engine = {
  /** For `setPersistentEngine`. */
  storage: PersistentStore;
  events: PersistentEvents;
  /** Keeps a key in step with the other tabs from now on: the newest text wins, and a tab without one asks the others. */
  share: (key: string, sharing: Sharing) => void;
  /** Calls back whenever a text of this key could be kept in memory only. */
  onNotKept: (key: string, listener: () => void) => void;
  /** Has the stores of a key, or all, read storage again. */
  refresh: (key?: string) => void;
  /** Reads storage again and asks the other tabs: for a page that is shown first, or comes back from the browser's memory. */
  resume: () => void;
  /** Leaves the channels, so that the browser may keep the page in memory. */
  pause: () => void;
};

/**
 * Keeps the persistent stores of one page. What the browser refuses to keep, or has no room for, is kept in memory, for as
 * long as the page lives or until somebody writes the key after all. It serves `persistentAtom`; `persistentMap` would need
 * to list keys, which this does not.
 */
export function createEngine(storage: Storage): Engine {
  /** Texts that could not be stored, and what was stored when they were written. */
  const inMemory = new Map<string, { text: string; stored: string | undefined }>();
  const readers = new Map<string, Set<Reader>>();
  const shared = new Map<string, Sharing & { channel?: Channel | undefined }>();
  const notKeptListeners = new Map<string, () => void>();
  /**
   * The key that a store reads again just now. It would also write what it made of the text, and what it could not read whole
   * would be lost.
   */
  let reading: string | undefined;

  function read(key: string): string | undefined {
    const stored = storage.read(key);
    const held = inMemory.get(key);
    if (held?.stored === stored) return held?.text ?? stored;
    // Another page of this tab has written since.
    inMemory.delete(key);
    return stored;
  }

  function write(key: string, text: string) {
    const stored = storage.read(key);
    inMemory.delete(key);
    if (storage.write(key, text)) return;
    inMemory.set(key, { text, stored });
    notKeptListeners.get(key)?.();
  }

  /** The text to tell the others: only what is whole. */
  function ownText(key: string): string | undefined {
    const text = read(key);
    return text && shared.get(key)?.isNewer(text, undefined) ? text : undefined;
  }

  function post(key: string, message: TabMessage) {
    quietly(() => shared.get(key)?.channel?.postMessage(message));
  }

  function onMessage(key: string, data: unknown) {
    const message = readTabMessage(data);
    const own = ownText(key);
    if (message?.kind === 'request' && own) post(key, { kind: 'state', text: own });
    if (message?.kind === 'present' && !own) post(key, { kind: 'request' });
    if (message?.kind !== 'state' || !shared.get(key)?.isNewer(message.text, read(key))) return;
    write(key, message.text);
    for (const { onChange } of readers.get(key) ?? []) onChange({ key, newValue: message.text });
  }

  function join(key: string) {
    const sharing = shared.get(key);
    if (sharing && !sharing.channel) {
      sharing.channel = quietly(sharing.openChannel);
      sharing.channel?.addEventListener('message', ({ data }) => onMessage(key, data));
    }
    // Both, since another tab may have asked in vain while this one was between two pages.
    post(key, { kind: 'request' });
    const text = ownText(key);
    if (text) post(key, { kind: 'state', text });
  }

  function refresh(key?: string) {
    for (const [name, own] of readers)
      if (key === undefined || name === key)
        for (const { restore } of [...own]) {
          reading = name;
          restore();
          reading = undefined;
        }
  }

  return {
    storage: new Proxy<PersistentStore>(
      {},
      {
        has: (_, key) => read(String(key)) !== undefined,
        get: (_, key) => read(String(key)),
        set(_, key, text) {
          const name = String(key);
          if (name === reading || text === read(name)) return true;
          write(name, text);
          post(name, { kind: 'state', text });
          return true;
        },
        deleteProperty(_, key) {
          if (key === reading) return true;
          inMemory.delete(String(key));
          storage.remove(String(key));
          return true;
        },
      },
    ),
    events: {
      addEventListener(key, onChange, restore) {
        const own = readers.get(key) ?? new Set();
        readers.set(key, own.add({ onChange, restore }));
      },
      removeEventListener(key, onChange) {
        const own = readers.get(key);
        for (const reader of own ?? []) if (reader.onChange === onChange) own?.delete(reader);
      },
    },
    share(key, sharing) {
      shared.set(key, sharing);
      join(key);
    },
    onNotKept: (key, listener) => void notKeptListeners.set(key, listener),
    refresh,
    resume() {
      refresh();
      for (const key of shared.keys()) join(key);
    },
    pause() {
      for (const sharing of shared.values()) {
        quietly(() => sharing.channel?.close());
        sharing.channel = undefined;
      }
    },
  };
}

type Reader = {
  onChange: Parameters<PersistentEvents['addEventListener']>[1];
  restore: () => void;
};
