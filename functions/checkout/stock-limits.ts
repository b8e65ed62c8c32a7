import type { Stock } from '#src/core/products/types.ts';
import type { Limit, OrderLine } from '../db/order-types.ts';

type Shelved = Pick<OrderLine, 'productId' | 'formatId'>;
type Line = Shelved & Pick<OrderLine, 'quantity'> & { stock?: Stock | undefined };

/** The stock limits of lines whose format has limited stock. Each new stock count has its own key. */
export function stockLimits(lines: readonly Line[]): Limit[] {
  const limits = new Map<string, Limit>();
  for (const { productId, formatId, quantity, stock } of lines) {
    if (!stock) continue;
    const key = stockKey({ productId, formatId }, stock.countedAt);
    const wanted = (limits.get(key)?.quantity ?? 0) + quantity;
    limits.set(key, { key, capacity: stock.count, quantity: wanted, isShared: true });
  }
  return [...limits.values()];
}

/** The key that counts a format's sales since a stock count. */
export function stockKey({ productId, formatId }: Shelved, countedAt: string): string {
  return `${shelfPrefix({ productId, formatId })}${countedAt}`;
}

/** The prefix of the stock keys of all of a product's formats. */
export function stockPrefix(productId: string): string {
  return `stock:${productId}/`;
}

/** True for a stock limit of this line. */
export function isStockOf({ key }: Pick<Limit, 'key'>, line: Shelved): boolean {
  return key.startsWith(shelfPrefix(line));
}

function shelfPrefix({ productId, formatId }: Shelved): string {
  return `${stockPrefix(productId)}${formatId}@`;
}
