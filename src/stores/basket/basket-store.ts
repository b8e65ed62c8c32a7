import { BASKET_CHANNEL, BASKET_STARTED } from './channel.ts';
import { EMPTY_BASKET } from './decode.ts';
import { createTabStore, type TabStore } from './tab-store.ts';

/** The basket of this tab. Read it with `useStore($basket, { ssr: emptyBasket })`, change it through basket-actions.ts. */
export const { $basket, $notice: $basketNotice, update: updateBasket } = startStore();

/** What the server knows of any basket. */
export const emptyBasket = () => EMPTY_BASKET;

function startStore(): TabStore {
  const store = createTabStore({
    storage: sessionStorageIfAllowed(),
    openChannel: () => new BroadcastChannel(BASKET_CHANNEL),
    now: () => Date.now(),
    tab: Math.random().toString(36).slice(2),
  });
  if (typeof document === 'undefined') return store;
  store.start();
  // A page drawn ahead of time has a storage of its own until it is shown; one from memory has an old basket.
  document.addEventListener('prerenderingchange', store.start);
  addEventListener('pageshow', ({ persisted }) => persisted && store.start());
  addEventListener('pagehide', store.sleep);
  document.dispatchEvent(new Event(BASKET_STARTED));
  return store;
}

function sessionStorageIfAllowed(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
