import type { Product } from '#src/core/products/types.ts';
import { heldOf, takenOf } from '../checkout/attempts/read-reservations.ts';
import { stockKey, stockPrefix } from '../checkout/stock-limits.ts';
import type { Queries } from '../db/open.ts';

/**
 * The stock left at `now` of each format with limited stock, by format id: the count minus what was sold or
 * reserved since. One query, or none without limited stock.
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

/**
 * The reserved and unpaid pieces of each such format at `now`, by format id. Formats without any are left
 * out.
 */
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
