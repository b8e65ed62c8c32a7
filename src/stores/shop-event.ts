import type { Basket } from '../core/basket/types.ts';
import type { Buying } from '../core/tracking/tracked-event.ts';

/**
 * A shopper's action that the store may track. It is ignored unless a tracking service is set up and the
 * shopper has consented: src/features/tracking. `isTyped`: the quantity is being typed and may change again.
 */
export type ShopEvent =
  | { kind: 'basket-changed'; before: Basket; after: Basket; isTyped: boolean }
  | { kind: 'basket-viewed' | 'checkout-begun'; buying: Buying };

export const SHOP_EVENT = 'shop-event';

/** Dispatches an event on the page. Does nothing on a server. */
export function dispatchShopEvent(event: ShopEvent): void {
  globalThis.document?.dispatchEvent(new CustomEvent(SHOP_EVENT, { detail: event }));
}
