import type { PayoutRow, Period } from '#functions/payouts/payout-report.ts';
import { csv } from '#src/core/csv.ts';
import { dayOf } from '#src/core/dates.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { moneyText } from '#src/core/money-text.ts';

/** How the report is printed. */
type Form = { period: Period; isDue: boolean; as: 'text' | 'json' | 'csv' };

const FIGURES = ['goods', 'commission', 'reversed', 'pending', 'due'] as const;

/** The report as text that ends with a newline. */
export function payoutsText(rows: readonly PayoutRow[], { as, period, isDue }: Form): string {
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
        ...Object.fromEntries(FIGURES.map((name) => [name, { amount: row[name], currency: row.currency }])),
      })),
    );
  const [from, last] = [period.from, new Date(period.to.getTime() - 1)].map((day) => dayOf(day));
  const head = `${isDue ? 'Fell due' : 'Orders'} from ${from} to ${last} (UTC)\n`;
  if (rows.length === 0)
    return `${head}${isDue ? 'Nothing fell due.' : 'There are no orders with a payout code.'}\n`;
  return head + rows.map(paragraph).join('');
}

function paragraph(row: PayoutRow): string {
  const money = (amount: number) => moneyText(amount, row.currency);
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
