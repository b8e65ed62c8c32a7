import type { Basket } from '../core/basket/types.ts';
import type { Buying } from '../core/tracking/tracked-event.ts';

/**
 * What a shopper does that a shop may want to count. It is told on the page and heard by nobody, unless the store has a service for it
 * and the shopper has agreed: src/features/tracking. `isTyped`: by a number that may still be on its way to another.
 */
export type ShopEvent =
  | { kind: 'basket-changed'; before: Basket; after: Basket; isTyped: boolean }
  | { kind: 'basket-viewed' | 'checkout-begun'; buying: Buying };

export const SHOP_EVENT = 'shop-event';

/** Tells the page what has just happened. Nothing waits for it, and where there is no page nobody hears it. */
export function tellShop(event: ShopEvent): void {
  globalThis.document?.dispatchEvent(new CustomEvent(SHOP_EVENT, { detail: event }));
}
