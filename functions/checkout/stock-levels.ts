import { eq, inArray, sql } from 'drizzle-orm';
import type { Stock } from '#src/core/products/types.ts';
import { type VariantRef, variantKey } from '#src/core/products/variant.ts';
import type { Queries } from '../db/open.ts';
import { takenTotal } from '../db/schema/reservations.ts';
import { type StockLevel, stockLevel } from '../db/schema/stock.ts';
import type { PricedBasket } from './price-basket.ts';
import type { StockItem } from './stock-items.ts';
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
 * The stock of a variant. A count in the content replaces the desk's if it is of a later day than the desk's
 * last change; otherwise the desk's applies. Undefined: not limited.
 */
export function currentStock(content: Stock | undefined, level: Level | undefined): Stock | undefined {
  if (level?.capacity == null || level.countedAt === null || level.changedAt === null) return content;
  const isContentLater = content && content.countedAt > level.changedAt.toISOString().slice(0, 10);
  return isContentLater ? content : { count: level.capacity, countedAt: level.countedAt };
}

/** Stock items with their current stock. */
export function withLevels(stockItems: readonly StockItem[], levels: Levels): StockItem[] {
  return stockItems.map((item) => ({
    ...item,
    stock: currentStock(item.stock, levels.get(variantKey(item))),
  }));
}

/** A priced basket with the current stock limits. */
export async function withCurrentStock(queries: Queries, basket: PricedBasket): Promise<PricedBasket> {
  const stockItems = basket.lines.flatMap((line) => line.stockItems);
  const levels = await levelsOf(queries, stockItems);
  if (levels.size === 0) return basket;
  const lines = basket.lines.map((line) => ({ ...line, stockItems: withLevels(line.stockItems, levels) }));
  return {
    ...basket,
    lines,
    limits: [...stockLimits(lines), ...basket.limits.filter((one) => !isStockKey(one))],
  };
}
