/** `npx found statements`: closes months, and lists and pays what creators earned. */

import { readFile } from 'node:fs/promises';
import { readRates, saveRates } from '#functions/payouts/ledger/rates.ts';
import { closeMonth } from '#functions/payouts/statements/close-month.ts';
import { duePayouts, markPaid } from '#functions/payouts/statements/pay.ts';
import {
  findStatement,
  listStatements,
  statementLines,
} from '#functions/payouts/statements/read-statements.ts';
import { statementCsvOf } from '#functions/payouts/statements/statement-csv.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { moneyText } from '#src/core/money-text.ts';
import { MONTH } from '#src/core/payouts/months.ts';
import { storeNow } from '#src/lib/clock.ts';
import { action, type Command, InvalidArgumentError, Option } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { UsageError } from '../lib/command-line/errors.ts';
import { wholeNumber } from '../lib/command-line/values.ts';
import { withDatabase } from '../lib/with-database.ts';

export const examples = [
  ['close 2027-01', 'closes January, and mails each creator their statement'],
  ['list --month 2027-01', 'the statements of January'],
  ['show 12', 'what was sold, where to, and what was taken off'],
  ['pay', 'marks all statements that are due as paid'],
  ['rates eurofxref-hist-90d.xml', 'reads the European Central Bank’s rates from a file'],
] as const;

/** Declares the commands for statements. */
export function declare(statements: Command): void {
  withCare(action(statements, 'close <month>', 'closes a month and all before it')).action(
    (month: string, care: Care) => close(monthValue(month), care),
  );
  action(statements, 'list', 'lists statements, newest first', true)
    .addOption(new Option('--month <month>', 'of one month').argParser(monthValue))
    .action(list);
  action(statements, 'show <id>', 'prints the lines of a statement as CSV', true).action((id: string) =>
    show(wholeNumber(1)(id)),
  );
  withCare(action(statements, 'pay', 'marks all statements that are due as paid')).action(pay);
  action(
    statements,
    'rates <file>',
    'reads rates of exchange from a file of the European Central Bank',
  ).action(rates);
}

function monthValue(text: string): string {
  if (!MONTH.test(text)) throw new InvalidArgumentError('Use a month, as in 2027-01.');
  return text;
}

async function close(month: string, care: Care): Promise<void> {
  await withDatabase(async (db) => {
    if (!(await confirm([`Close ${month} and all open months before it. This cannot be undone.`], care)))
      return;
    const { months, statements } = await closeMonth(db, month, storeNow());
    console.log(
      months.length === 0
        ? `${month} was closed before.`
        : `Closed ${months.join(', ')}: ${statements} statement(s).`,
    );
  });
}

async function list({ month }: { month?: string }): Promise<void> {
  await withDatabase(async (db) => {
    for (const one of await listStatements(db, { month }))
      console.log(
        forTerminal(
          `${one.id}  ${one.month}  ${one.party}  ${one.state}  due ${moneyText(one.due, one.currency)}, balance ${moneyText(one.closing, one.currency)}`,
        ),
      );
  });
}

async function show(id: number): Promise<void> {
  await withDatabase(async (db) => {
    const found = await findStatement(db, id);
    if (!found) throw new UsageError(`There is no statement ${id}.`);
    for (let after: { entry: number; number: number } | undefined, isFirst = true; ; isFirst = false) {
      const lines = await statementLines(db, found, after);
      const csv = statementCsvOf(lines);
      process.stdout.write(isFirst ? csv : csv.slice(csv.indexOf('\r\n') + 2));
      after = lines.at(-1);
      if (!after) return;
    }
  });
}

async function pay(care: Care): Promise<void> {
  await withDatabase(async (db) => {
    const due = (await duePayouts(db)).map(({ statement }) => statement);
    if (due.length === 0) return void console.log('No statement is due.');
    const lines = due.map((one) => `${one.party}  ${one.month}  ${moneyText(one.due, one.currency)}`);
    if (await confirm([`Mark ${due.length} statement(s) as paid:`, ...lines], care))
      console.log(`${await markPaid(db, due, storeNow())} statement(s) are paid.`);
  });
}

async function rates(file: string): Promise<void> {
  const read = readRates(await readFile(file, 'utf8'));
  if (read.length === 0) throw new UsageError(`${file} has no rates.`);
  await withDatabase(async (db) => console.log(`${await saveRates(db, read)} new rate(s).`));
}
