/** `npx found books`: sales, refunds and tax of a period, and what differs from the payment provider. */

import { dayRows } from '#functions/books/day-book.ts';
import { differences } from '#functions/books/differences.ts';
import { providerRows } from '#functions/books/provider-book.ts';
import { booksTable } from '#functions/books/tables.ts';
import { taxRows } from '#functions/books/tax-book.ts';
import type { BooksDay } from '#src/contracts/desk/books.ts';
import { BOOKS_TABLES, type BooksTable } from '#src/contracts/desk/books.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { moneyText } from '#src/core/money-text.ts';
import { action, type Command, Option } from '../lib/command-line/command.ts';
import { UsageError } from '../lib/command-line/errors.ts';
import { dayValue } from '../lib/command-line/values.ts';
import { periodOf } from '../lib/period.ts';
import { withDatabase } from '../lib/with-database.ts';

type Options = { from?: Date; to?: Date; json?: boolean; csv?: BooksTable };

export const examples = [
  ['days --from 2027-01-01 --to 2027-02-01 --csv', 'January by day, region and currency, for a spreadsheet'],
  ['days --from 2027-01-01 --to 2027-02-01 --csv tax', 'its sales, refunds and tax by rate and kind'],
] as const;

/** Declares the commands for books. */
export function declare(books: Command): void {
  action(books, 'days', 'lists sales and refunds by day, region and currency; days are in UTC', true)
    .addOption(new Option('--from <day>', 'the first day').argParser(dayValue))
    .addOption(new Option('--to <day>', 'the day after the last one').argParser(dayValue))
    .addOption(
      new Option(
        '--json',
        'one JSON object with days, tax, fees and differences, amounts in minor units',
      ).conflicts('csv'),
    )
    .addOption(
      new Option('--csv [table]', 'a table for a spreadsheet, amounts in units of the currency')
        .choices(BOOKS_TABLES)
        .preset('days'),
    )
    .action(days);
}

async function days({ from, to, json, csv: table }: Options): Promise<void> {
  if (!from || !to) throw new UsageError('Both --from and --to are required.');
  const period = periodOf({ from, to });
  await withDatabase(async (db) => {
    if (table) return void process.stdout.write(await booksTable(db, table, period));
    const rows = await dayRows(db, period);
    const found = await differences(db, period);
    if (json) {
      const all = { days: rows, tax: await taxRows(db, period), fees: await providerRows(db, period) };
      return void process.stdout.write(`${JSON.stringify({ ...all, differences: found })}\n`);
    }
    for (const row of rows) process.stdout.write(forTerminal(`${sentence(row)}\n`));
    if (rows.length === 0) process.stdout.write('Nothing was sold or refunded.\n');
    for (const { orderId, currency, ordered, provided } of found)
      process.stdout.write(
        `Order ${orderId} says ${moneyText(ordered, currency)}, the provider ${moneyText(provided, currency)}.\n`,
      );
  });
}

function sentence({ day, region, currency, orders, total, refunded }: BooksDay): string {
  return `${day}  ${region}  ${orders} orders  ${moneyText(total, currency)}  refunded ${moneyText(refunded, currency)}`;
}
