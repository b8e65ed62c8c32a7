import { changeStock, type StockChange } from '#functions/stock/counts/change-stock.ts';
import { listStock, placeStock, type StockRow, stockHistory } from '#functions/stock/counts/list-stock.ts';
import { StockError } from '#functions/stock/counts/stock-error.ts';
import { findVariant } from '#functions/stock/counts/variants.ts';
import {
  type StockChanged,
  type StockItem,
  stockAdd,
  stockCount,
  stockHistoryRead,
  stockList,
  stockPlace,
} from '#src/contracts/desk/stock.ts';
import { variantKey } from '#src/core/products/variant.ts';
import * as words from '#src/words/en/desk/stock.ts';
import { DeskError } from '../desk-error.ts';
import { type Desk, type DeskOperation, implement } from '../operation.ts';

/** The stock by variant: list, counts, changes and history. */
export const stockOperations: readonly DeskOperation[] = [
  implement(stockList, async ({ db, now }) => (await listStock(db, now)).map(itemOf)),
  implement(
    stockCount,
    async (desk, { onShelf, note, ...input }) =>
      change(desk, { ...input, reason: 'counted', quantity: onShelf, note }, 'onShelf'),
    variantKey,
  ),
  implement(
    stockAdd,
    async (desk, { quantity, ...input }) => {
      if (input.reason === 'correction' ? quantity === 0 : quantity < 1)
        throw new DeskError('invalid_input', words.atLeastOne, { field: 'quantity' });
      const signed = input.reason === 'damaged' ? -quantity : quantity;
      return change(desk, { ...input, quantity: signed }, 'quantity');
    },
    variantKey,
  ),
  implement(
    stockPlace,
    async ({ db }, { shelf, lowBelow, ...place }) => {
      await refusing(async () => findVariant(place), 'productId');
      await placeStock(db, place, { shelf, lowBelow });
      return null;
    },
    variantKey,
  ),
  implement(
    stockHistoryRead,
    async ({ db }, { before, ...place }) => {
      const { name, formatName, sku } = await refusing(async () => findVariant(place), 'productId');
      const rows = await stockHistory(db, place, before);
      return {
        thing: `${name}, ${formatName}`,
        sku,
        rows: rows.map(({ id, at, reason, quantity, toSend, before: unsold, after, who, note }) => ({
          id,
          at: at.toISOString(),
          reason,
          quantity,
          toSend,
          before: unsold,
          after,
          who,
          note,
        })),
      };
    },
    variantKey,
  ),
];

async function change(
  { db, member, now }: Desk,
  input: Omit<StockChange, 'by' | 'now'>,
  field: string,
): Promise<StockChanged> {
  const entry = await refusing(() => changeStock(db, { ...input, by: member.id, now }), field);
  return { before: entry.before, after: entry.after, toSend: entry.toSend };
}

async function refusing<T>(work: () => Promise<T>, field: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StockError)) throw error;
    if (error.code === 'changed_meanwhile') throw new DeskError('conflict', error.message);
    if (error.code === 'no_variant') throw new DeskError('not_found', error.message, { field: 'productId' });
    throw new DeskError('invalid_input', error.message, { field });
  }
}

function itemOf({ unsold, source: _source, heldUntil, ...row }: StockRow): StockItem {
  return {
    ...row,
    heldUntil: heldUntil?.toISOString() ?? null,
    isLow: row.lowBelow !== null && unsold !== null && unsold < row.lowBelow,
    onShelf: unsold === null ? null : Math.max(0, unsold + row.toSend),
  };
}
