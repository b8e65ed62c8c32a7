import { parseArgs } from 'node:util';
import type { PayoutRow, Period } from '../../functions/payouts/payout-report.ts';
import { CURRENCIES, type CurrencyCode, formatMoney } from '../../src/core/money.ts';
import { csv } from './csv.ts';
import { dayAt } from './day-at.ts';
import { forTerminal } from './for-terminal.ts';

export const USAGE = `npm run payouts -- --from YYYY-MM-DD --to YYYY-MM-DD [--due] [--json|--csv]

What each payout code earned by the orders from the first day up to, but without, the last one. Days are days in UTC.
  --due   what fell due in those days instead, for paying it out: each commission and each refund is in one period only
  --json  one JSON object a line, amounts in minor units
  --csv   for a spreadsheet, amounts in units of the currency`;

export type PayoutsCommand = { period: Period; isDue: boolean; as: 'text' | 'json' | 'csv' };

/** Reads what was typed. @throws Error with words for whoever typed it. */
export function readCommand(args: readonly string[]): PayoutsCommand {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      due: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
    },
  });
  const [from, to] = [dayAt(values.from, '--from'), dayAt(values.to, '--to')];
  if (from >= to) throw new Error('--to is the day after the last one, so it must be later than --from.');
  if (values.json && values.csv) throw new Error('Either --json or --csv.');
  return { period: { from, to }, isDue: values.due, as: values.json ? 'json' : values.csv ? 'csv' : 'text' };
}

const FIGURES = ['goods', 'commission', 'reversed', 'pending', 'due'] as const;

/** The report as it is printed, its last line ended. */
export function payoutsText(rows: readonly PayoutRow[], { as, period, isDue }: PayoutsCommand): string {
  if (as === 'json') return rows.map((row) => `${forTerminal(JSON.stringify(row))}\n`).join('');
  if (as === 'csv')
    return csv(
      ['code', 'source', 'currency', 'orders', 'orders without commission', ...FIGURES],
      rows.map((row) => ({
        code: row.code,
        source: row.source,
        currency: row.currency,
        orders: row.orders,
        'orders without commission': row.ordersWithout,
        ...Object.fromEntries(FIGURES.map((name) => [name, inUnits(row[name], row.currency)])),
      })),
    );
  const [from, last] = [period.from, new Date(period.to.getTime() - 1)].map((day) =>
    day.toISOString().slice(0, 10),
  );
  const head = `${isDue ? 'Fell due' : 'Orders'} from ${from} to ${last} (UTC)\n`;
  if (rows.length === 0) return `${head}${isDue ? 'Nothing' : 'No order'} came with a payout code.\n`;
  return head + rows.map(paragraph).join('');
}

function paragraph(row: PayoutRow): string {
  const money = (amount: number) => formatMoney({ amount, currency: row.currency as CurrencyCode }, 'en-GB');
  const without = row.ordersWithout > 0 ? `, ${row.ordersWithout} without commission` : '';
  return forTerminal(
    `\n${row.code}  ${row.source}  ${row.currency}
  orders      ${row.orders}${without}
  goods       ${money(row.goods)}
  commission  ${money(row.commission)}
  reversed    ${money(row.reversed)}
  pending     ${money(row.pending)}
  due         ${money(row.due)}
`,
  );
}

/** A number with the currency's decimals, for a spreadsheet to add up. */
function inUnits(amount: number, currency: string): number {
  return amount / 10 ** CURRENCIES[currency as CurrencyCode].digits;
}
