import type { PersistentEvents, PersistentStore } from '@nanostores/persistent';
import { readTabMessage, type TabMessage } from '../contracts/stored/tab-message.ts';
import { tryOrUndefined } from '../lib/try-or-undefined.ts';

/** A key-value store for texts. Its methods never throw. */
export type Storage = {
  read: (key: string) => string | undefined;
  /** False when writing failed, for example when storage is full. */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
};

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

/** How a value is synchronised with other tabs. */
export type Sharing = {
  /** Undefined when there are no tabs, as on a server. */
  openChannel: () => Channel | undefined;
  /** True when a text is complete and newer than another. Any text is newer than none. Never throws. */
  isNewer: (text: string, than: string | undefined) => boolean;
};

export type Engine = {
  /** For `setPersistentEngine`. */
  storage: PersistentStore;
  events: PersistentEvents;
  /**
   * Starts synchronising a key with other tabs: the newest text wins, and a tab without one asks the others.
   */
  share: (key: string, sharing: Sharing) => void;
  /** Registers a listener for texts of this key that could only be kept in memory. */
  onNotKept: (key: string, listener: () => void) => void;
  /** Makes the stores of a key, or of all keys, read storage again. */
  refresh: (key?: string) => void;
  /**
   * Reads storage again and asks the other tabs. For a page that becomes visible or is restored from the
   * browser's back/forward cache.
   */
  resume: () => void;
  /** Closes the channels, so that the page can enter the back/forward cache. */
  pause: () => void;
};

/**
 * The engine of a page's persistent stores. What cannot be stored is kept in memory until the page closes or
 * another page writes the key. It works with `persistentAtom`. `persistentMap` would need a list of keys,
 * which this does not have.
 */
export function createEngine(storage: Storage): Engine {
  /** Texts that could not be stored, with the stored text at that time. */
  const inMemory = new Map<string, { text: string; stored: string | undefined }>();
  const readers = new Map<string, Set<Reader>>();
  const shared = new Map<string, Sharing & { channel?: Channel | undefined }>();
  const notKeptListeners = new Map<string, () => void>();
  /**
   * The key that is being restored. Writes to it are ignored: otherwise a store would write its parsed value
   * back, and what it could not read would be lost.
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

  /** The text to send to other tabs: only when it is complete. */
  function ownText(key: string): string | undefined {
    const text = read(key);
    return text && shared.get(key)?.isNewer(text, undefined) ? text : undefined;
  }

  function post(key: string, message: TabMessage) {
    tryOrUndefined(() => shared.get(key)?.channel?.postMessage(message));
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
      sharing.channel = tryOrUndefined(sharing.openChannel);
      sharing.channel?.addEventListener('message', ({ data }) => onMessage(key, data));
    }
    // Sends both, since another tab may have asked while this one was between two pages.
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
        tryOrUndefined(() => sharing.channel?.close());
        sharing.channel = undefined;
      }
    },
  };
}

type Reader = {
  onChange: Parameters<PersistentEvents['addEventListener']>[1];
  restore: () => void;
};
