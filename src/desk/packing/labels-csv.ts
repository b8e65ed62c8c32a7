import type { Sheet } from '#src/contracts/desk/packing.ts';
import * as words from '#src/words/en/desk/packing.ts';

/** A text that a spreadsheet would run as a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/**
 * The addresses of parcels as a table for carriers’ tools (RFC 4180). Texts that a spreadsheet would run get an
 * apostrophe, but for phone numbers such as +44 20 7946 0000. Orders without an address are left out.
 */
export function labelsCsv(sheets: readonly Sheet[]): string {
  const heads = Object.values(words.columns);
  const rows = sheets.flatMap(({ id, address, email, phone, method }) => {
    if (!address) return [];
    const { name, line1, line2, city, state, postcode, country } = address;
    return [[id, name, line1, line2, city, state, postcode, country, email, phone, method]];
  });
  return `\uFEFF${[heads, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | null): string {
  const text = (value ?? '').replace(/\r?\n/g, ' ');
  const isPhone = /^\+[\d ()-]+$/.test(text);
  const safe = FORMULA.test(text) && !isPhone ? `'${text}` : text;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
