import type { Sheet } from '#src/contracts/desk/packing.ts';
import { csv } from '#src/core/csv.ts';
import * as words from '#src/words/en/desk/packing.ts';

const COLUMNS = Object.keys(words.columns) as (keyof typeof words.columns)[];

/** The addresses of parcels as a table for carriers’ tools. Orders without an address are left out. */
export function labelsCsv(sheets: readonly Sheet[]): string {
  const { columns } = words;
  const rows = sheets.flatMap(({ id, address, email, phone, method }) => {
    if (!address) return [];
    const texts = { ...address, reference: id, email, method };
    const cellOf = (key: keyof typeof columns) =>
      key === 'phone' ? phone && { phone } : texts[key]?.replace(/\r?\n/g, ' ');
    return [Object.fromEntries(COLUMNS.map((key) => [columns[key], cellOf(key)]))];
  });
  // Excel takes a file for UTF-8 by its mark.
  return `\uFEFF${csv(Object.values(columns), rows)}`;
}
