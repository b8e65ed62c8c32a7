import { atom, type ReadableAtom } from 'nanostores';
import type { Basket } from '../../core/basket/types.ts';
import { BASKET_KEY, type TabMessage } from './channel.ts';
import { type BasketRecord, decodeRecord, EMPTY_BASKET, encodeRecord } from './decode.ts';

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;
export type Channel = {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
  close: () => void;
};
export type Surroundings = {
  /** Undefined where the browser refuses any. */
  storage: Storage | undefined;
  openChannel: () => Channel | undefined;
  /** ms since the epoch. */
  now: () => number;
  /** A name for this tab that no other has. */
  tab: string;
};

/** What the shopper is to be told once: the basket will not be kept, or a kept one could not be read. */
export type StoreNotice = '' | 'not-kept' | 'not-read';

export type TabStore = {
  $basket: ReadableAtom<Basket>;
  $notice: ReadableAtom<StoreNotice>;
  /** Changes the basket from what is true now, in memory and storage, and tells the other tabs. */
  update: (change: (basket: Basket) => Basket) => void;
  /** Reads storage again and asks the other tabs: for a page that comes back from the browser's memory. */
  start: () => void;
  /** Leaves the channel, so that the browser may keep the page in memory. */
  sleep: () => void;
};

/**
 * The basket of one tab: kept in the tab's session storage, in step with the other tabs through a channel. The newest
 * change wins; a stamp that only goes up says which that is. A tab without a basket takes over that of an open one.
 * Nothing here throws, whatever lies in storage or comes through the channel.
 */
export function createTabStore({ storage, openChannel, now, tab }: Surroundings): TabStore {
  const $basket = atom<Basket>(EMPTY_BASKET);
  const $notice = atom<StoreNotice>('');
  let current: BasketRecord = { basket: EMPTY_BASKET, stamp: 0, writer: '' };
  let channel: Channel | undefined;

  function adopt(record: BasketRecord): boolean {
    if (!isNewer(record, current)) return false;
    current = { basket: record.basket, stamp: record.stamp, writer: record.writer };
    $basket.set(record.basket);
    return true;
  }

  function readStorage() {
    const text = attempt(() => storage?.getItem(BASKET_KEY));
    if (!text) return;
    const record = decodeRecord(text);
    if (record) adopt(record);
    if (!record || record.hasLostLines) $notice.set('not-read');
  }

  function writeStorage(text: string) {
    const isKept = attempt(() => {
      storage?.setItem(BASKET_KEY, text);
      return storage !== undefined;
    });
    if (!isKept) $notice.set('not-kept');
  }

  function hear({ data }: { data: unknown }) {
    const message = data as Partial<TabMessage> | null;
    if (message?.kind === 'ask' && current.stamp > 0) {
      say({ kind: 'tell', text: encodeRecord(current) });
    } else if (message?.kind === 'here' && current.stamp === 0) {
      say({ kind: 'ask' });
    } else if (message?.kind === 'tell') {
      const record = decodeRecord((message as { text?: unknown }).text);
      if (record && !record.hasLostLines && adopt(record)) writeStorage(encodeRecord(current));
    }
  }

  function say(message: TabMessage) {
    attempt(() => channel?.postMessage(message));
  }

  function start() {
    readStorage();
    if (!channel) {
      channel = attempt(openChannel);
      channel?.addEventListener('message', hear);
    }
    // Both, since another tab may have asked in vain while this one was between two pages.
    say({ kind: 'ask' });
    if (current.stamp > 0) say({ kind: 'tell', text: encodeRecord(current) });
  }

  return {
    $basket,
    $notice,
    start,
    update(change) {
      readStorage();
      const basket = change(current.basket);
      if (basket === current.basket) return;
      adopt({ basket, stamp: Math.max(now(), current.stamp + 1), writer: tab });
      const text = encodeRecord(current);
      writeStorage(text);
      say({ kind: 'tell', text });
    },
    sleep() {
      attempt(() => channel?.close());
      channel = undefined;
    },
  };
}

function isNewer(one: BasketRecord, other: BasketRecord): boolean {
  return one.stamp > other.stamp || (one.stamp === other.stamp && one.writer > other.writer);
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
