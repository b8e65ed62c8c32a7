import type { VariantRef } from '#src/core/products/variant.ts';
import type { Limit } from '../db/order-types.ts';
import type { Shelf } from './shelves.ts';

export const STOCK_PREFIX = 'stock:';

type Line = { quantity: number; shelves: readonly Shelf[] };

/**
 * The stock limits of lines that take from limited stock: one for each shelf, whether lines take its pieces alone or in
 * bundles. Each new stock count has its own key.
 */
export function stockLimits(lines: readonly Line[]): Limit[] {
  const limits = new Map<string, Limit>();
  for (const { quantity, shelves } of lines)
    for (const { stock, ...shelf } of shelves) {
      if (!stock) continue;
      const key = stockKey(shelf, stock.countedAt);
      const same = limits.get(key);
      const unit = Math.max(same?.unit ?? 1, shelf.quantity);
      limits.set(key, {
        key,
        capacity: stock.count,
        quantity: (same?.quantity ?? 0) + quantity * shelf.quantity,
        isShared: true,
        ...(unit > 1 && { unit }),
      });
    }
  return [...limits.values()];
}

/** The key that counts a format's sales since a stock count. */
export function stockKey(shelf: VariantRef, countedAt: string): string {
  return `${prefixOf(shelf)}${countedAt}`;
}

/** True for a stock limit that this line counts against. */
export function isStockOf({ key }: Pick<Limit, 'key'>, { shelves }: Pick<Line, 'shelves'>): boolean {
  return shelves.some((shelf) => key.startsWith(prefixOf(shelf)));
}

/** True for a limit of stock. */
export function isStockKey({ key }: Pick<Limit, 'key'>): boolean {
  return key.startsWith(STOCK_PREFIX);
}

function prefixOf({ productId, formatId }: VariantRef): string {
  return `${STOCK_PREFIX}${productId}/${formatId}@`;
}
