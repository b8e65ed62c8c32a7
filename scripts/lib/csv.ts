import { forTerminal } from './for-terminal.ts';

type Cell = string | number | Date | null | undefined;

/**
 * Rows as CSV (RFC 4180: every cell in quotes, lines ended by CRLF), a head of the columns' names first. What a spreadsheet would run
 * as a formula has an apostrophe before it, since most of it was written by strangers; numbers are ours and stay numbers. Times are
 * ISO 8601 in UTC.
 */
export function csv(columns: readonly string[], rows: readonly Readonly<Record<string, Cell>>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

function cell(value: Cell): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const harmless = typeof value === 'string' ? withoutFormula(forTerminal(text)) : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Spreadsheets take these for the begin of a formula, behind white space and in full width, too. */
function withoutFormula(text: string): string {
  return /^[\s\u3000]*[=+\-@＝＋－＠|%]/u.test(text) ? `'${text}` : text;
}
