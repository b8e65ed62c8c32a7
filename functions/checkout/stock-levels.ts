import { eq, inArray, sql } from 'drizzle-orm';
import type { Stock } from '#src/core/products/types.ts';
import { type VariantRef, variantKey } from '#src/core/products/variant.ts';
import type { Queries } from '../db/open.ts';
import { takenTotal } from '../db/schema/reservations.ts';
import { type StockLevel, stockLevel } from '../db/schema/stock.ts';
import type { PricedBasket } from './price-basket.ts';
import type { Shelf } from './shelves.ts';
import { isStockKey, STOCK_PREFIX, stockLimits } from './stock-limits.ts';

/** What the desk says of a variant. `capacity`: how many may be sold under its count, in total. */
export type Level = StockLevel & { capacity: number | null };
export type Levels = ReadonlyMap<string, Level>;

/** What the desk says of these variants, or of all. One query. */
export async function levelsOf(queries: Queries, variants?: readonly VariantRef[]): Promise<Levels> {
  if (variants?.length === 0) return new Map();
  const rows = await queries
    .select({ level: stockLevel, capacity: takenTotal.capacity })
    .from(stockLevel)
    .leftJoin(
      takenTotal,
      eq(
        takenTotal.key,
        sql`${STOCK_PREFIX}::text || ${stockLevel.productId} || '/' || ${stockLevel.formatId} || '@' || ${stockLevel.countedAt}`,
      ),
    )
    .where(
      variants &&
        inArray(
          stockLevel.productId,
          variants.map(({ productId }) => productId),
        ),
    );
  return new Map(rows.map(({ level, capacity }) => [variantKey(level), { ...level, capacity }]));
}

/**
 * The one rule for the stock of a variant: the later word stands. A count in the content of a later day than the desk's
 * last change replaces the desk's; otherwise the desk's stands. Undefined: not limited.
 */
export function standingStock(content: Stock | undefined, level: Level | undefined): Stock | undefined {
  if (level?.capacity == null || level.countedAt === null || level.changedAt === null) return content;
  const isContentLater = content && content.countedAt > level.changedAt.toISOString().slice(0, 10);
  return isContentLater ? content : { count: level.capacity, countedAt: level.countedAt };
}

/** Shelves with the stock that stands. */
export function withLevels(shelves: readonly Shelf[], levels: Levels): Shelf[] {
  return shelves.map((shelf) => ({
    ...shelf,
    stock: standingStock(shelf.stock, levels.get(variantKey(shelf))),
  }));
}

/** A priced basket with the limits of the stock that stands now. */
export async function withStandingStock(queries: Queries, basket: PricedBasket): Promise<PricedBasket> {
  const shelves = basket.lines.flatMap((line) => line.shelves);
  const levels = await levelsOf(queries, shelves);
  if (levels.size === 0) return basket;
  const lines = basket.lines.map((line) => ({ ...line, shelves: withLevels(line.shelves, levels) }));
  return {
    ...basket,
    lines,
    limits: [...stockLimits(lines), ...basket.limits.filter((one) => !isStockKey(one))],
  };
}
