import { EMPTY_BASKET } from '#src/core/basket/basket.ts';
import type { Basket } from '#src/core/basket/types.ts';
import { engine, storedAtom } from '../persistence.ts';
import { BASKET_CHANNEL, BASKET_KEY, BASKET_STARTED } from './channel.ts';
import { createTabBasket } from './tab-basket.ts';

const isBrowser = typeof document !== 'undefined';

/**
 * This tab's basket. Read it with `useStore($basket, { ssr: unreadBasket })`;
 * change it through basket-actions.ts.
 */
export const {
  $basket,
  $notice: $basketNotice,
  stamp: basketStamp,
  update: updateBasket,
} = createTabBasket({
  engine,
  storedAtom: (initial, codec) => storedAtom(BASKET_KEY, initial, codec),
  key: BASKET_KEY,
  openChannel: () => (isBrowser ? new BroadcastChannel(BASKET_CHANNEL) : undefined),
  now: () => Date.now(),
  tab: Math.random().toString(36).slice(2),
});

const UNREAD_BASKET: Basket = { ...EMPTY_BASKET };

/** The basket on the server: empty, and never identical to a basket in the browser. */
export const unreadBasket = () => UNREAD_BASKET;

if (isBrowser) document.dispatchEvent(new Event(BASKET_STARTED));
