import type { VariantRef } from '#src/core/products/variant.ts';
import type { Limit } from '../db/order-types.ts';
import type { StockItem } from './stock-items.ts';

export const STOCK_PREFIX = 'stock:';

type Line = { quantity: number; stockItems: readonly StockItem[] };

/**
 * The stock limits of lines that take from limited stock: one for each item, whether lines take its pieces
 * alone or in bundles. Each new stock count has its own key.
 */
export function stockLimits(lines: readonly Line[]): Limit[] {
  const limits = new Map<string, Limit>();
  for (const { quantity, stockItems } of lines)
    for (const { stock, ...item } of stockItems) {
      if (!stock) continue;
      const key = stockKey(item, stock.countedAt);
      const same = limits.get(key);
      const unit = Math.max(same?.unit ?? 1, item.quantity);
      limits.set(key, {
        key,
        capacity: stock.count,
        quantity: (same?.quantity ?? 0) + quantity * item.quantity,
        isShared: true,
        ...(unit > 1 && { unit }),
      });
    }
  return [...limits.values()];
}

/** The key that counts a format's sales since a stock count. */
export function stockKey(item: VariantRef, countedAt: string): string {
  return `${prefixOf(item)}${countedAt}`;
}

/** True for a stock limit that this line counts against. */
export function isStockOf({ key }: Pick<Limit, 'key'>, { stockItems }: Pick<Line, 'stockItems'>): boolean {
  return stockItems.some((item) => key.startsWith(prefixOf(item)));
}

/** True for a limit of stock. */
export function isStockKey({ key }: Pick<Limit, 'key'>): boolean {
  return key.startsWith(STOCK_PREFIX);
}

function prefixOf({ productId, formatId }: VariantRef): string {
  return `${STOCK_PREFIX}${productId}/${formatId}@`;
}
