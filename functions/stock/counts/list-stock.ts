import { and, desc, eq, gt, inArray, isNull, lt, max, sql } from 'drizzle-orm';
import { takenOf } from '#functions/checkout/attempts/read-reservations.ts';
import { currentStock, levelsOf } from '#functions/checkout/stock-levels.ts';
import { stockKey } from '#functions/checkout/stock-limits.ts';
import type { Queries } from '#functions/db/open.ts';
import { deskUser } from '#functions/db/schema/desk.ts';
import { reservation } from '#functions/db/schema/reservations.ts';
import { type StockEntry, stockEntry, stockLevel } from '#functions/db/schema/stock.ts';
import type { Stock } from '#src/core/products/types.ts';
import { type VariantRef, variantKey } from '#src/core/products/variant.ts';
import { toSendOf } from './to-send.ts';
import { allVariants, type Variant } from './variants.ts';

/**
 * `unsold` has the pieces on open payment pages; `held` is how many those are, until the last of them ends.
 */
type Unsold = { unsold: number; held: number; heldUntil: Date | null; current: Stock };

/** A variant with its stock. Counts are null where the stock is not limited. */
export type StockRow = Omit<Variant, 'content'> & {
  shelf: string | null;
  lowBelow: number | null;
  unsold: number | null;
  held: number;
  heldUntil: Date | null;
  /** For sale now: unsold, less held. */
  left: number | null;
  toSend: number;
  /** Whose count applies, and the content's count if it differs. */
  source: 'desk' | 'content' | null;
  otherContent: Stock | null;
  /** The id of the last entry of its history; 0 for none. */
  seen: number;
};

/** The stock of all variants, by shelf, then SKU. Eight queries. */
export async function listStock(queries: Queries, now: Date): Promise<StockRow[]> {
  const variants = allVariants();
  const levels = await levelsOf(queries);
  const unsold = await unsoldOf(queries, variants, now, levels);
  const toSend = await toSendOf(queries);
  const last = await queries
    .select({ productId: stockEntry.productId, formatId: stockEntry.formatId, id: max(stockEntry.id) })
    .from(stockEntry)
    .groupBy(stockEntry.productId, stockEntry.formatId);
  const seen = new Map(last.map((one) => [variantKey(one), one.id ?? 0]));
  const rows = variants.map(({ content, ...variant }): StockRow => {
    const name = variantKey(variant);
    const [level, counted] = [levels.get(name), unsold.get(name)];
    const isContent = counted !== undefined && counted.current === content;
    return {
      ...variant,
      shelf: level?.shelf ?? null,
      lowBelow: level?.lowBelow ?? null,
      unsold: counted?.unsold ?? null,
      held: counted?.held ?? 0,
      heldUntil: counted?.heldUntil ?? null,
      left: counted ? Math.max(0, counted.unsold - counted.held) : null,
      toSend: toSend.get(name) ?? 0,
      source: counted ? (isContent ? 'content' : 'desk') : null,
      otherContent: !isContent && content && !isSameStock(content, level?.content) ? content : null,
      seen: seen.get(name) ?? 0,
    };
  });
  return rows.toSorted((a, b) => compare(a.shelf ?? '\uffff', b.shelf ?? '\uffff') || compare(a.sku, b.sku));
}

const collator = new Intl.Collator('en-GB', { numeric: true });
const compare = collator.compare;

function isSameStock(a: Stock, b: Stock | null | undefined): boolean {
  return a.count === b?.count && a.countedAt === b.countedAt;
}

/**
 * The unsold pieces of those variants whose stock is limited, by name. Two queries, three without `known`.
 */
export async function unsoldOf(
  queries: Queries,
  variants: readonly Variant[],
  now: Date,
  known?: Awaited<ReturnType<typeof levelsOf>>,
): Promise<Map<string, Unsold>> {
  const levels = known ?? (await levelsOf(queries, variants));
  const counted = variants.flatMap((variant) => {
    const current = currentStock(variant.content, levels.get(variantKey(variant)));
    return current ? [{ variant, current, key: stockKey(variant, current.countedAt) }] : [];
  });
  if (counted.length === 0) return new Map();
  const keys = counted.map(({ key }) => key);
  const taken = await takenOf(queries, keys, now);
  const holds = await queries
    .select({
      key: reservation.key,
      held: sql<number>`sum(${reservation.quantity})::int`,
      until: max(reservation.until),
    })
    .from(reservation)
    .where(and(inArray(reservation.key, keys), isNull(reservation.orderId), gt(reservation.until, now)))
    .groupBy(reservation.key);
  const heldOf = new Map(holds.map((one) => [one.key, one]));
  return new Map(
    counted.map(({ variant, current, key }) => {
      const { held = 0, until = null } = heldOf.get(key) ?? {};
      const unsold = current.count - (taken.get(key) ?? 0) + held;
      return [variantKey(variant), { unsold, held, heldUntil: until, current }];
    }),
  );
}

export type HistoryRow = StockEntry & { who: string | null };
const HISTORY_PAGE = 50;

/** The history of a variant, newest first, in pages of 50. `before`: the last id of the page before. */
export async function stockHistory(
  queries: Queries,
  { productId, formatId }: VariantRef,
  before?: number,
): Promise<HistoryRow[]> {
  const rows = await queries
    .select({ entry: stockEntry, who: deskUser.name })
    .from(stockEntry)
    .leftJoin(deskUser, eq(deskUser.id, stockEntry.userId))
    .where(
      and(
        eq(stockEntry.productId, productId),
        eq(stockEntry.formatId, formatId),
        before === undefined ? undefined : lt(stockEntry.id, before),
      ),
    )
    .orderBy(desc(stockEntry.id))
    .limit(HISTORY_PAGE);
  return rows.map(({ entry, who }) => ({ ...entry, who }));
}

/** Saves the shelf of a variant, and its low-stock threshold. */
export async function placeStock(
  queries: Queries,
  { productId, formatId }: VariantRef,
  values: { shelf?: string | null | undefined; lowBelow?: number | null | undefined },
): Promise<void> {
  const set = {
    ...(values.shelf !== undefined && { shelf: values.shelf || null }),
    ...(values.lowBelow !== undefined && { lowBelow: values.lowBelow }),
  };
  if (Object.keys(set).length === 0) return;
  await queries
    .insert(stockLevel)
    .values({ productId, formatId, ...set })
    .onConflictDoUpdate({ target: [stockLevel.productId, stockLevel.formatId], set });
}
