import * as pure from '#src/core/basket/basket.ts';
import type { Basket, BasketItem, BasketProduct } from '#src/core/basket/types.ts';
import type { TypedGift } from '#src/core/gift-cards/gift-details.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { dispatchShopEvent } from '../shop-event.ts';
import { $basket, updateBasket } from './basket-store.ts';
import { findProducts, refreshItems } from './refresh.ts';
import { type PricedItem, repriceItems } from './reprice.ts';

/** Changes the basket for the shopper and dispatches an event for tracking. */
function applyChange(change: (basket: Basket) => Basket, { isTyped = false } = {}): void {
  let before = pure.EMPTY_BASKET;
  updateBasket((basket) => {
    before = basket;
    return change(basket);
  });
  dispatchShopEvent({ kind: 'basket-changed', before, after: $basket.get(), isTyped });
}

/** Adds a product to the basket, or returns why not. */
export function addToBasket(product: BasketProduct, addition: Omit<pure.Addition, 'now'>) {
  let result: ReturnType<typeof pure.addItem> = { problem: 'unavailable' };
  applyChange((basket) => {
    result = pure.addItem(basket, product, { ...addition, now: Date.now() });
    return 'basket' in result ? result.basket : basket;
  });
  return result as ReturnType<typeof pure.addItem>;
}

/**
 * Removes a line.
 *
 * @returns the line and its position, for {@link restoreLine}
 */
export function takeOut(id: string): { item: BasketItem; position: number } | undefined {
  let position = -1;
  let item: BasketItem | undefined;
  applyChange((basket) => {
    position = basket.items.findIndex((line) => line.id === id);
    item = basket.items[position];
    return pure.removeAt(basket, position);
  });
  return item && { item, position };
}

export function restoreLine(position: number, item: BasketItem): void {
  applyChange((basket) => pure.insertAt(basket, position, item));
}

/** Empties the basket on the shopper's request. */
export function clearBasket(): void {
  applyChange(() => pure.EMPTY_BASKET);
}

/** Empties the basket after its order is paid. This is not tracked as a removal. */
export function forgetPaidBasket(): void {
  updateBasket(() => pure.EMPTY_BASKET);
}

/** Puts lines back at the top of the basket. */
export function restoreLines({ items }: Basket): void {
  applyChange((basket) => items.reduceRight((all, item) => pure.insertAt(all, 0, item), basket));
}

/** Removes lines of these products that a region does not sell. */
export function removeUnsold(productIds: readonly string[], region: RegionCode): void {
  applyChange((basket) =>
    pure.removeProducts(basket, productIds, (item) => pure.isUnavailableIn(item, region)),
  );
}

export function changeQuantity(id: string, quantity: unknown): void {
  applyChange((basket) => pure.setQuantity(basket, id, quantity), { isTyped: true });
}

export function changeFormat(id: string, productFormatId: string): void {
  applyChange((basket) => pure.setFormat(basket, id, productFormatId));
}

export function changeGift(id: string, fields: Partial<TypedGift>): void {
  updateBasket((basket) => pure.changeGift(basket, id, fields));
}

/** Updates the lines to the current catalogue. */
export async function refreshLines(region: RegionCode): Promise<void> {
  const findings = await findProducts($basket.get());
  updateBasket((basket) => refreshItems(basket, findings, region));
}

/** Applies the server's current prices for a region. Lines that are no longer sold are marked. */
export function takeNewPrices(items: readonly PricedItem[], region: RegionCode): void {
  updateBasket((basket) => repriceItems(basket, items, region));
}

/** Clears all price changes after the shopper has seen them. */
export function acceptNewPrices(): void {
  updateBasket((basket) => basket.items.reduce((all, { id }) => pure.acceptPrice(all, id), basket));
}

export function acceptNewPrice(id: string): void {
  updateBasket((basket) => pure.acceptPrice(basket, id));
}
