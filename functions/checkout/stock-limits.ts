import type { Stock } from '#src/core/products/types.ts';
import type { Limit, OrderLine } from '../db/order-types.ts';

type Line = Pick<OrderLine, 'productId' | 'formatId' | 'quantity'> & { stock?: Stock | undefined };

/** What lines take of formats of which there are only so many. A new count of the shelf begins a new sum. */
export function stockLimits(lines: readonly Line[]): Limit[] {
  const limits = new Map<string, Limit>();
  for (const { productId, formatId, quantity, stock } of lines) {
    if (!stock) continue;
    const key = `stock:${productId}/${formatId}@${stock.countedAt}`;
    const wanted = (limits.get(key)?.quantity ?? 0) + quantity;
    limits.set(key, { key, capacity: stock.count, quantity: wanted });
  }
  return [...limits.values()];
}

/** True for a limit of a line's stock. */
export function isStockOf({ key }: Pick<Limit, 'key'>, line: Pick<Line, 'productId' | 'formatId'>) {
  return key.startsWith(`stock:${line.productId}/${line.formatId}@`);
}
