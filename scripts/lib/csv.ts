import { forTerminal } from './for-terminal.ts';
import { majorUnits } from './money-text.ts';

/** An amount of money in minor units, written in units of its currency; the currency stands in a column of its own. */
type MoneyCell = { amount: number; currency: string };
export type CsvRow = Readonly<Record<string, Cell>>;
type Cell = string | number | boolean | Date | MoneyCell | null | undefined;

/**
 * Rows as CSV (RFC 4180: every cell in quotes, lines end with CRLF), the columns' names first. Text that a spreadsheet would run as a
 * formula has an apostrophe before it, since strangers wrote most of it; numbers and money are ours and stay numbers. Money has all
 * decimals of its currency (5.00), times are ISO 8601 in UTC.
 */
export function csv(columns: readonly string[], rows: Iterable<CsvRow>): string {
  const lines = [columns, ...Iterator.from(rows).map((row) => columns.map((column) => row[column]))];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

function cell(value: Cell): string {
  return `"${textOf(value).replaceAll('"', '""')}"`;
}

function textOf(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return majorUnits(value.amount, value.currency);
  return typeof value === 'string' ? withoutFormula(forTerminal(value)) : String(value);
}

/** Spreadsheets take these for the begin of a formula, behind white space and in full width, too. */
function withoutFormula(text: string): string {
  return /^[\s\u3000]*[=+\-@＝＋－＠|%]/u.test(text) ? `'${text}` : text;
}
