import type { Product } from '#src/core/products/types.ts';
import { heldOf, takenOf } from '../checkout/attempts/read-reservations.ts';
import { type StockItem, stockItemsOf } from '../checkout/stock-items.ts';
import { levelsOf, withLevels } from '../checkout/stock-levels.ts';
import { stockKey } from '../checkout/stock-limits.ts';
import type { Queries } from '../db/open.ts';

type Counted = Pick<Product, '_id' | 'formats' | 'stock'>;
/** The limited stock items of a format, with the key of their stock. */
type Row = { formatId: string; stockItems: { key: string; count: number; quantity: number }[] };

/**
 * The stock left at `now` of each format with limited stock, by format id: the count minus what was sold or
 * reserved since. Of a bundle, how many its parts allow. Two queries, or one without limited stock.
 */
export async function leftOf(queries: Queries, product: Counted, now: Date): Promise<Map<string, number>> {
  const rows = await countedRows(queries, product);
  if (rows.length === 0) return new Map();
  const taken = await takenOf(queries, keysOf(rows), now);
  return least(rows, ({ key, count }) => Math.max(0, count - (taken.get(key) ?? 0)));
}

/**
 * How many of each such format come back if nobody pays for what is reserved at `now`, by format id. Formats
 * without any are left out. For formats with none left.
 */
export async function heldOfProduct(
  queries: Queries,
  product: Counted,
  now: Date,
): Promise<Map<string, number>> {
  const rows = await countedRows(queries, product);
  const keys = keysOf(rows);
  const [taken, held] = [await takenOf(queries, keys, now), await heldOf(queries, keys, now)];
  const back = least(
    rows,
    ({ key, count }) => Math.max(0, count - (taken.get(key) ?? 0)) + (held.get(key) ?? 0),
  );
  return new Map([...back].filter(([, count]) => count > 0));
}

async function countedRows(queries: Queries, product: Counted): Promise<Row[]> {
  const formats = product.formats.map(({ _id: formatId }) => ({
    formatId,
    stockItems: stockItemsOf(product, formatId),
  }));
  const levels = await levelsOf(
    queries,
    formats.flatMap(({ stockItems }) => stockItems),
  );
  return formats.flatMap(({ formatId, stockItems }) => {
    const limited = withLevels(stockItems, levels).flatMap(({ stock, ...item }) =>
      stock ? [rowOf(item, stock)] : [],
    );
    return limited.length > 0 ? [{ formatId, stockItems: limited }] : [];
  });
}

function rowOf(item: StockItem, { count, countedAt }: NonNullable<StockItem['stock']>) {
  return { key: stockKey(item, countedAt), count, quantity: item.quantity };
}

const keysOf = (rows: readonly Row[]) => rows.flatMap(({ stockItems }) => stockItems.map(({ key }) => key));

/** How many of each format its scarcest item allows, when each has `piecesOn` pieces. */
function least(
  rows: readonly Row[],
  piecesOn: (item: Row['stockItems'][number]) => number,
): Map<string, number> {
  return new Map(
    rows.map(({ formatId, stockItems }) => [
      formatId,
      Math.min(...stockItems.map((item) => Math.floor(piecesOn(item) / item.quantity))),
    ]),
  );
}
