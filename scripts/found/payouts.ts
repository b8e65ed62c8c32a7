/** `npx found payouts`: lists the earnings of each payout code, for paying creators and affiliates. */
import { dueInPeriod, earnedInPeriod } from '#functions/payouts/payout-report.ts';
import { storeNow } from '#src/lib/clock.ts';
import { action, type Command, Option } from '../lib/command-line/command.ts';
import { UsageError } from '../lib/command-line/errors.ts';
import { dayValue } from '../lib/command-line/values.ts';
import { payoutsText } from '../lib/payouts-text.ts';
import { periodOf } from '../lib/period.ts';
import { withDatabase } from '../lib/with-database.ts';

type Options = { from?: Date; to?: Date; due?: boolean; json?: boolean; csv?: boolean };

export const examples = [
  ['list --from 2027-01-01 --to 2027-02-01', 'what the orders of January earned'],
  ['list --from 2027-01-01 --to 2027-02-01 --due --csv', 'what fell due in January, for paying it out'],
] as const;

/** Declares the commands for payouts. */
export function declare(payouts: Command): void {
  action(payouts, 'list', 'lists what each payout code earned in a period; days are in UTC', true)
    .addOption(new Option('--from <day>', 'the first day').argParser(dayValue))
    .addOption(new Option('--to <day>', 'the day after the last one').argParser(dayValue))
    .addOption(
      new Option(
        '--due',
        'what fell due in the period instead; each commission and refund is in exactly one period',
      ),
    )
    .addOption(new Option('--json', 'one JSON object a line, amounts in minor units').conflicts('csv'))
    .addOption(new Option('--csv', 'a table for a spreadsheet, amounts in units of the currency'))
    .action(list);
}

async function list({ from, to, due: isDue = false, json, csv }: Options): Promise<void> {
  if (!from || !to) throw new UsageError('Both --from and --to are required.');
  const period = periodOf({ from, to });
  await withDatabase(async (db) => {
    const rows = isDue ? await dueInPeriod(db, period) : await earnedInPeriod(db, period, storeNow());
    process.stdout.write(payoutsText(rows, { period, isDue, as: json ? 'json' : csv ? 'csv' : 'text' }));
  });
}
