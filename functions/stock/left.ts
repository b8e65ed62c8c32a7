import type { Product } from '../../src/core/products/types.ts';
import { heldOf, takenOf } from '../allotments/allotments.ts';
import { stockKey, stockPrefix } from '../checkout/stock-limits.ts';
import type { Queries } from '../db/open.ts';

/**
 * How many are left at `now` of each format of which there are only so many, by the format's id: what somebody counted, less what was
 * sold since and what is being paid for. One query, and none where there is no count.
 */
export async function leftOf(
  queries: Queries,
  { _id, stock = {} }: Pick<Product, '_id' | 'stock'>,
  now: Date,
): Promise<Map<string, number>> {
  const counted = Object.entries(stock);
  if (counted.length === 0) return new Map();
  const taken = await takenOf(queries, stockPrefix(_id), now);
  return new Map(
    counted.map(([formatId, { count, countedAt }]) => {
      const gone = taken.get(stockKey({ productId: _id, formatId }, countedAt)) ?? 0;
      return [formatId, Math.max(0, count - gone)];
    }),
  );
}

/** How many of each such format are being paid for at `now`, by the format's id; nothing for those of which none are. */
export async function heldOfProduct(
  queries: Queries,
  { _id, stock = {} }: Pick<Product, '_id' | 'stock'>,
  now: Date,
): Promise<Map<string, number>> {
  const held = await heldOf(queries, stockPrefix(_id), now);
  return new Map(
    Object.entries(stock).flatMap(([formatId, { countedAt }]) => {
      const count = held.get(stockKey({ productId: _id, formatId }, countedAt));
      return count ? [[formatId, count] as const] : [];
    }),
  );
}
