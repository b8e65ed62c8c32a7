import { inArray } from 'drizzle-orm';
import { order } from '#functions/db/schema/orders.ts';
import { stockLevel } from '#functions/db/schema/stock.ts';
import { readManyParcels } from '#functions/orders/parcels/read-parcels.ts';
import { packingSheets } from '#src/contracts/desk/packing.ts';
import { type DeskOperation, implement } from '../operation.ts';
import { addressOf } from '../orders/one-order.ts';

/** What packers read of many orders at once. Packing itself is an operation of an order. */
export const packingOperations: readonly DeskOperation[] = [
  implement(packingSheets, async ({ db }, { ids }) => {
    const rows = await db.select().from(order).where(inArray(order.id, ids));
    const parcels = await readManyParcels(db, rows);
    const products = [...parcels.values()].flatMap(({ lines }) => lines.map(({ productId }) => productId));
    const shelves = await db
      .select({ productId: stockLevel.productId, formatId: stockLevel.formatId, shelf: stockLevel.shelf })
      .from(stockLevel)
      .where(inArray(stockLevel.productId, [...new Set(products)]));
    const shelfOf = new Map(shelves.map((one) => [`${one.productId}/${one.formatId}`, one.shelf]));
    const sheets = rows.flatMap((row) => {
      const { lines = [], left = [] } = parcels.get(row.id) ?? {};
      const leftAt = new Map(left.map((one) => [one.position, one.left]));
      const toPack = lines.flatMap((line) => {
        const pieces = leftAt.get(line.position) ?? 0;
        if (pieces === 0) return [];
        return {
          position: line.position,
          name: line.name,
          formatName: line.formatName,
          sku: line.sku,
          shelf: shelfOf.get(`${line.productId}/${line.formatId}`) ?? null,
          left: pieces,
          customization: line.customization,
          parts: (line.contains ?? []).map(
            ({ quantity, name, formatName }) => `${quantity * pieces} ${name}, ${formatName}`,
          ),
        };
      });
      if (toPack.length === 0) return [];
      const { gift } = row;
      return {
        id: row.id,
        version: row.version,
        createdAt: row.createdAt.toISOString(),
        address: addressOf(row),
        email: row.shippingEmail,
        phone: row.shippingPhone,
        method: row.delivery?.name ?? null,
        gift: gift && { name: gift.name ?? null, from: gift.from ?? null, note: gift.note ?? null },
        lines: toPack,
      };
    });
    const sheetOf = new Map(sheets.map((sheet) => [sheet.id, sheet]));
    return ids.flatMap((id) => sheetOf.get(id) ?? []);
  }),
];
