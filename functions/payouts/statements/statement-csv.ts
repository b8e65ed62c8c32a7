import type { CurrencyCode } from '#src/core/currencies.ts';
import { dayOf } from '#src/core/dates.ts';
import { decimalOf } from '#src/core/money.ts';
import type { StatementLine } from './read-statements.ts';

const COLUMNS = [
  'day',
  'what',
  'name',
  'region',
  'pieces',
  'currency',
  'price',
  'tax',
  'printing',
  'payment fee',
  'share in percent',
  'result',
  'paid in',
  'paid',
  'note',
] as const;

/** The lines of a statement as CSV (RFC 4180). Texts that a spreadsheet would run as a formula get an apostrophe. */
export function statementCsvOf(lines: readonly StatementLine[]): string {
  const rows = lines.map((line) => {
    const own = (amount: number) => money(amount, line.currency);
    return [
      dayOf(line.occurredAt),
      line.kind,
      text(line.name ?? ''),
      line.region ?? '',
      String(line.quantity),
      line.currency,
      own(line.gross),
      own(line.tax),
      own(line.printing),
      own(line.fee),
      line.percent === null ? '' : String(line.percent),
      own(line.result),
      line.paidIn,
      money(line.paid, line.paidIn),
      text(line.note ?? ''),
    ];
  });
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
const text = (value: string) => (/^[\s\u3000]*[=+\-@＝＋－＠|%]/u.test(value) ? `'${value}` : value);
const money = (amount: number, currency: CurrencyCode) =>
  `${amount < 0 ? '-' : ''}${decimalOf({ amount: Math.abs(amount), currency })}`;
