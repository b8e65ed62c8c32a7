import type { BooksTable } from '#src/contracts/desk/books.ts';
import { csv } from '#src/core/csv.ts';
import type { Queries } from '../db/open.ts';
import { DAY_FIGURES, dayRows, type Period } from './day-book.ts';
import { differences } from './differences.ts';
import { PROVIDER_FIGURES, paidOutRows, providerRows } from './provider-book.ts';
import { TAX_FIGURES, taxRows } from './tax-book.ts';

const MONEY: ReadonlySet<string> = new Set([
  ...DAY_FIGURES,
  ...TAX_FIGURES,
  ...['amount', 'fee', 'net', 'ordered', 'provided'],
]);

/** The tables of a period, by the columns of each. `rate` is in percent. */
const TABLES = {
  days: { columns: ['day', 'region', 'currency', 'orders', ...DAY_FIGURES], rows: dayRows },
  tax: {
    columns: ['day', 'region', 'country', 'currency', 'kind', 'rate', ...TAX_FIGURES],
    rows: async (db: Queries, period: Period) =>
      (await taxRows(db, period)).map((row) => ({ ...row, rate: row.rate === null ? null : row.rate / 100 })),
  },
  provider: {
    columns: ['day', 'region', 'currency', 'category', ...PROVIDER_FIGURES],
    rows: providerRows,
  },
  payouts: {
    columns: [
      ...['payoutId', 'madeOn', 'arrivesOn', 'status', 'currency'],
      ...['transactionId', 'day', 'category', 'orderId', 'amount', 'fee', 'net'],
    ],
    rows: paidOutRows,
  },
  differences: { columns: ['orderId', 'currency', 'ordered', 'provided'], rows: differences },
} as const satisfies Record<BooksTable, unknown>;

/** A table of a period as CSV, amounts in units of the currency. */
export async function booksTable(db: Queries, name: BooksTable, period: Period): Promise<string> {
  const { columns, rows } = TABLES[name];
  const read = await rows(db, period);
  return csv(
    columns,
    read.map((row) => {
      const cells = Object.entries(row).map(([column, value]) => {
        const isMoney = MONEY.has(column) && typeof value === 'number';
        return [column, isMoney ? { amount: value, currency: row.currency } : value];
      });
      return Object.fromEntries(cells);
    }),
  );
}
