import type { PersistentEncoder } from '@nanostores/persistent';
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type BasketRecord, decodeBasket, encodeBasket } from '#src/contracts/stored/basket.ts';
import { EMPTY_BASKET } from '#src/core/basket/basket.ts';
import type { Basket } from '#src/core/basket/types.ts';
import type { Engine, Sharing } from '../engine.ts';

/**
 * A notice to show to the shopper: the basket cannot be stored, or the stored one could not be fully read.
 */
type BasketNotice = '' | 'not-kept' | 'not-read';

export type TabBasket = {
  $basket: ReadableAtom<Basket>;
  $notice: ReadableAtom<BasketNotice>;
  /** Increases with every change in any tab. */
  stamp: () => number;
  /** Changes the current basket in memory and storage, and notifies the other tabs. */
  update: (change: (basket: Basket) => Basket) => void;
};

type Surroundings = {
  engine: Engine;
  /** Creates the nanostore that the engine persists. */
  storedAtom: (initial: BasketRecord, codec: Codec) => WritableAtom<BasketRecord>;
  key: string;
  openChannel: Sharing['openChannel'];
  /** ms since the epoch. */
  now: () => number;
  /** A unique name for this tab. */
  tab: string;
};
type Codec = PersistentEncoder<BasketRecord>;

const NO_RECORD: BasketRecord = { basket: EMPTY_BASKET, stamp: 0, writer: '' };

/**
 * The basket of one tab. It is stored in session storage and synchronised with other tabs over a channel. The
 * newest change wins, by an increasing stamp. A tab without a basket takes that of an open tab. Never throws,
 * any value from storage or the channel.
 */
export function createTabBasket({ engine, storedAtom, key, openChannel, now, tab }: Surroundings): TabBasket {
  const $notice = atom<BasketNotice>('');
  const $record = storedAtom(NO_RECORD, {
    // A basket that was never changed is not stored.
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

/** A change without effect is not written, so that a started payment stays valid. */
function isSame(one: Basket, other: Basket): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** True when `text` is newer than `than`. A basket that lost lines never wins. */
function isNewer(text: string, than: string | undefined): boolean {
  const one = decodeBasket(text);
  if (!one || one.hasLostLines) return false;
  const other = (than !== undefined && decodeBasket(than)) || NO_RECORD;
  return one.stamp > other.stamp || (one.stamp === other.stamp && one.writer > other.writer);
}
