import type { Stock } from '#src/core/products/types.ts';
import type { Limit, OrderLine } from '../db/order-types.ts';

type Shelved = Pick<OrderLine, 'productId' | 'formatId'>;
type Line = Shelved & Pick<OrderLine, 'quantity'> & { stock?: Stock | undefined };

/** What lines take of formats of which there are only so many. A new count of the shelf begins a new sum. */
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

/** What the sales of a format are counted under since the day of a count. */
export function stockKey({ productId, formatId }: Shelved, countedAt: string): string {
  return `${shelfPrefix({ productId, formatId })}${countedAt}`;
}

/** What the keys of all of a product's formats begin with. */
export function stockPrefix(productId: string): string {
  return `stock:${productId}/`;
}

/** True for a limit of a line's stock. */
export function isStockOf({ key }: Pick<Limit, 'key'>, line: Shelved): boolean {
  return key.startsWith(shelfPrefix(line));
}

function shelfPrefix({ productId, formatId }: Shelved): string {
  return `${stockPrefix(productId)}${formatId}@`;
}
