import { forTerminal } from './for-terminal.ts';
import { decimalText } from './money-text.ts';

/**
 * An amount of money in minor units. The cell shows it in major units; another column holds the currency.
 */
type MoneyCell = { amount: number; currency: string };
export type CsvRow = Readonly<Record<string, Cell>>;
/** A phone number such as +44 20 7946 0000 can do no harm, and carriers want it as it is. */
type PhoneCell = { phone: string };
/** A number that may start with zeros, such as that of an account or a day. */
type DigitsCell = { digits: string };
export type Cell = PhoneCell | DigitsCell | string | number | boolean | Date | MoneyCell | null | undefined;

/**
 * Rows as CSV (RFC 4180: every cell in quotes, lines end with CRLF), starting with the column names. Puts
 * an apostrophe before text that a spreadsheet would run as a formula, since most text comes from
 * strangers. Numbers and money come from the store and stay numbers. Money has all decimals of its currency
 * (5.00); times are ISO 8601 in UTC.
 * @param separator a semicolon for tools that want it
 */
export function csv(columns: readonly string[], rows: Iterable<CsvRow>, separator: ',' | ';' = ','): string {
  const lines = [columns, ...Iterator.from(rows).map((row) => columns.map((column) => row[column]))];
  return lines.map((line) => `${line.map(cell).join(separator)}\r\n`).join('');
}

/**
 * A line of DATEV's form: semicolons, text in quotes, numbers without, amounts with a comma. Null is an empty
 * number. The same apostrophe protects text.
 */
export function semicolonLine(cells: Iterable<Cell>): string {
  const texts = Iterator.from(cells).map((value) => {
    if (value === null || typeof value === 'number') return textOf(value);
    if (isDigits(value)) return value.digits;
    if (typeof value === 'object' && 'amount' in value) return textOf(value).replace('.', ',');
    return cell(value);
  });
  return `${[...texts].join(';')}\r\n`;
}

function cell(value: Cell): string {
  return `"${textOf(value).replaceAll('"', '""')}"`;
}

function textOf(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && 'phone' in value)
    return /^\+[\d ()-]+$/.test(value.phone) ? value.phone : textOf(value.phone);
  if (typeof value === 'object' && 'digits' in value) return textOf(value.digits);
  if (typeof value === 'object') return decimalText(value.amount, value.currency);
  return typeof value === 'string' ? withoutFormula(forTerminal(value)) : String(value);
}

function isDigits(value: Cell): value is DigitsCell {
  return typeof value === 'object' && value !== null && 'digits' in value && /^\d+$/.test(value.digits);
}

/** Spreadsheets treat these as the start of a formula, also after white space and in full-width form. */
function withoutFormula(text: string): string {
  return /^[\s\u3000]*[=+\-@＝＋－＠|%]/u.test(text) ? `'${text}` : text;
}
