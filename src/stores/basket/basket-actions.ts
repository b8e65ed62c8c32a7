import * as pure from '../../core/basket/basket.ts';
import type { Basket, BasketItem, BasketProduct } from '../../core/basket/types.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { tellShop } from '../shop-event.ts';
import { $basket, updateBasket } from './basket-store.ts';
import { findProducts, refreshItems } from './refresh.ts';
import { type PricedItem, repriceItems } from './reprice.ts';

/** Changes the basket as the shopper wishes, which is told to whoever counts it. */
function changeAsWished(change: (basket: Basket) => Basket, { isTyped = false } = {}): void {
  let before = pure.EMPTY_BASKET;
  updateBasket((basket) => {
    before = basket;
    return change(basket);
  });
  tellShop({ kind: 'basket-changed', before, after: $basket.get(), isTyped });
}

/** Adds a product to the basket, or says why not. */
export function addToBasket(product: BasketProduct, addition: Omit<pure.Addition, 'now'>) {
  let result: ReturnType<typeof pure.addItem> = { problem: 'unavailable' };
  changeAsWished((basket) => {
    result = pure.addItem(basket, product, { ...addition, now: Date.now() });
    return 'basket' in result ? result.basket : basket;
  });
  return result as ReturnType<typeof pure.addItem>;
}

/** Takes a line out. @returns what was taken, to be put back by {@link restoreLine}. */
export function takeOut(id: string): { item: BasketItem; position: number } | undefined {
  let position = -1;
  let item: BasketItem | undefined;
  changeAsWished((basket) => {
    position = basket.items.findIndex((line) => line.id === id);
    item = basket.items[position];
    return pure.removeAt(basket, position);
  });
  return item && { item, position };
}

export function restoreLine(position: number, item: BasketItem): void {
  changeAsWished((basket) => pure.insertAt(basket, position, item));
}

/** Empties the basket at the shopper's word. */
export function clearBasket(): void {
  changeAsWished(() => pure.EMPTY_BASKET);
}

/** Empties the basket once its order is paid: nothing was taken out. */
export function forgetPaidBasket(): void {
  updateBasket(() => pure.EMPTY_BASKET);
}

/** Puts lines back in front of whatever has been added since. */
export function restoreLines({ items }: Basket): void {
  changeAsWished((basket) => items.reduceRight((all, item) => pure.insertAt(all, 0, item), basket));
}

/** Takes out what of these products a region does not sell. */
export function removeUnsold(productIds: readonly string[], region: RegionCode): void {
  changeAsWished((basket) =>
    pure.removeProducts(basket, productIds, (item) => pure.isUnavailableIn(item, region)),
  );
}

export function changeQuantity(id: string, quantity: unknown): void {
  changeAsWished((basket) => pure.setQuantity(basket, id, quantity), { isTyped: true });
}

export function changeFormat(id: string, productFormatId: string): void {
  changeAsWished((basket) => pure.setFormat(basket, id, productFormatId));
}

/** Brings the lines up to what the shop sells now. */
export async function refreshLines(region: RegionCode): Promise<void> {
  const findings = await findProducts($basket.get());
  updateBasket((basket) => refreshItems(basket, findings, region));
}

/** Sets what the server says a region's things cost now; what it cannot sell any more is marked. */
export function takeNewPrices(items: readonly PricedItem[], region: RegionCode): void {
  updateBasket((basket) => repriceItems(basket, items, region));
}

/** The shopper has seen all new prices. */
export function acceptNewPrices(): void {
  updateBasket((basket) => basket.items.reduce((all, { id }) => pure.acceptPrice(all, id), basket));
}

export function acceptNewPrice(id: string): void {
  updateBasket((basket) => pure.acceptPrice(basket, id));
}
