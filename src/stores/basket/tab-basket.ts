import type { PersistentEncoder } from '@nanostores/persistent';
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type BasketRecord, decodeBasket, encodeBasket } from '../../contracts/stored/basket.ts';
import { EMPTY_BASKET } from '../../core/basket/basket.ts';
import type { Basket } from '../../core/basket/types.ts';
import type { Engine, Sharing } from '../engine.ts';

/** What the shopper is to be told once: the basket will not be kept, or a kept one could not be read. */
export type BasketNotice = '' | 'not-kept' | 'not-read';

export type TabBasket = {
  $basket: ReadableAtom<Basket>;
  $notice: ReadableAtom<BasketNotice>;
  /** Goes up with every change, in whichever tab. */
  stamp: () => number;
  /** Changes the basket from what is true now, in memory and storage, and tells the other tabs. */
  update: (change: (basket: Basket) => Basket) => void;
};

type Surroundings = {
  engine: Engine;
  /** Makes the store that the engine keeps. */
  storedAtom: (initial: BasketRecord, codec: Codec) => WritableAtom<BasketRecord>;
  key: string;
  openChannel: Sharing['openChannel'];
  /** ms since the epoch. */
  now: () => number;
  /** A name for this tab that no other has. */
  tab: string;
};
type Codec = PersistentEncoder<BasketRecord>;

const NO_RECORD: BasketRecord = { basket: EMPTY_BASKET, stamp: 0, writer: '' };

/**
 * The basket of one tab: kept in the tab's session storage, in step with the other tabs through a channel. The newest
 * change wins; a stamp that only goes up says which that is. A tab without a basket takes over that of an open one.
 * Nothing here throws, whatever lies in storage or comes through the channel.
 */
export function createTabBasket({ engine, storedAtom, key, openChannel, now, tab }: Surroundings): TabBasket {
  const $notice = atom<BasketNotice>('');
  const $record = storedAtom(NO_RECORD, {
    // One that was never changed is no news: nothing is kept of it.
    encode: (record) => (record.stamp > 0 ? encodeBasket(record) : undefined),
    decode(text) {
      const record = decodeBasket(text);
      if (!record || record.hasLostLines) $notice.set('not-read');
      return record ?? NO_RECORD;
    },
  });
  engine.onNotKept(key, () => $notice.set('not-kept'));
  engine.share(key, { openChannel, isNewer });
  return {
    $basket: computed($record, ({ basket }) => basket),
    $notice,
    stamp: () => $record.get().stamp,
    update(change) {
      engine.refresh(key);
      const { basket, stamp } = $record.get();
      const changed = change(basket);
      if (isSame(changed, basket)) return;
      $record.set({ basket: changed, stamp: Math.max(now(), stamp + 1), writer: tab });
    },
  };
}

/** What comes to nothing is no change: it is written nowhere, and a payment that was begun goes on. */
function isSame(one: Basket, other: Basket): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** A basket of which lines were lost is good enough to be overtaken, and not to overtake. */
function isNewer(text: string, than: string | undefined): boolean {
  const one = decodeBasket(text);
  if (!one || one.hasLostLines) return false;
  const other = (than !== undefined && decodeBasket(than)) || NO_RECORD;
  return one.stamp > other.stamp || (one.stamp === other.stamp && one.writer > other.writer);
}
