import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { levelsOf } from '#functions/checkout/stock-levels.ts';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { type StockLevel, stockLevel } from '#functions/db/schema/stock.ts';
import { enqueueLowStock } from '#functions/mail/enqueue-staff.ts';
import type { LowStock } from '#functions/mail/templates/low-stock.ts';
import type { VariantRef } from '#src/core/products/variant.ts';
import { unsoldOf } from './list-stock.ts';
import { allVariants, findVariant } from './variants.ts';

type Measured = StockLevel & { unsold: number | undefined };

/**
 * Writes one mail to the shop for each variant that fell below its threshold, and none again until it was
 * above.
 * @returns how many fell
 */
export async function noteLow(queries: Queries, levels: readonly Measured[], now: Date): Promise<number> {
  let fallen = 0;
  for (const { productId, formatId, lowBelow, lowSince, unsold } of levels) {
    const isLow = lowBelow !== null && unsold !== undefined && unsold < lowBelow;
    if (isLow === (lowSince !== null)) continue;
    const changed = await queries
      .update(stockLevel)
      .set({ lowSince: isLow ? now : null })
      .where(
        and(
          eq(stockLevel.productId, productId),
          eq(stockLevel.formatId, formatId),
          isLow ? isNull(stockLevel.lowSince) : isNotNull(stockLevel.lowSince),
        ),
      )
      .returning({ productId: stockLevel.productId });
    if (!isLow || changed.length === 0) continue;
    fallen += 1;
    const { name, formatName, sku } = findVariant({ productId, formatId });
    await enqueueLowStock(queries, { name, formatName, sku, left: Math.max(0, unsold), lowBelow }, now);
  }
  return fallen;
}

/** Looks at all variants with a threshold. For a job: sales lower the stock without a change at the desk. */
export async function checkLow(db: Database, now: Date): Promise<number> {
  const measured = await measure(db, now);
  return measured.length === 0 ? 0 : inTransaction(db, (queries) => noteLow(queries, measured, now));
}

export type LowVariant = { productId: string; formatId: string } & LowStock;

/** The variants below their low-stock threshold, fewest first. Three queries at most. */
export async function lowVariants(queries: Queries, now: Date): Promise<LowVariant[]> {
  const measured = await measure(queries, now);
  return measured
    .flatMap(({ productId, formatId, lowBelow, unsold }) => {
      if (lowBelow === null || unsold === undefined || unsold >= lowBelow) return [];
      const { name, formatName, sku } = findVariant({ productId, formatId });
      return [{ productId, formatId, name, formatName, sku, left: Math.max(0, unsold), lowBelow }];
    })
    .toSorted((a, b) => a.left - b.left || (a.sku < b.sku ? -1 : 1));
}

/** The variants of the catalogue with a threshold, or with one when it was last looked at. */
async function measure(queries: Queries, now: Date): Promise<Measured[]> {
  const all = await levelsOf(queries);
  const levels = [...all.values()].filter((one) => one.lowBelow !== null || one.lowSince);
  if (levels.length === 0) return [];
  const names = new Set(levels.map(({ productId, formatId }) => `${productId}/${formatId}`));
  const variants = allVariants().filter(({ productId, formatId }) => names.has(`${productId}/${formatId}`));
  const unsold = await unsoldOf(queries, variants, now, all);
  const known = levels.filter((one) => variants.some((each) => isSame(each, one)));
  return known.map((one) => ({ ...one, unsold: unsold.get(`${one.productId}/${one.formatId}`)?.unsold }));
}

const isSame = (a: VariantRef, b: VariantRef) => a.productId === b.productId && a.formatId === b.formatId;
