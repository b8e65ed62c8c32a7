import type { Sheet } from '#src/contracts/desk/packing.ts';
import { csv } from '#src/core/csv.ts';
import * as words from '#src/words/en/desk/packing.ts';

/** The forms of the table, by their headings. */
const FORMS = { plain: words.columns, clickAndDrop: words.clickAndDropColumns } as const;
export type LabelForm = keyof typeof FORMS;

/** The addresses of parcels as a table for carriers’ tools. Orders without an address are left out. */
export function labelsCsv(sheets: readonly Sheet[], form: LabelForm): string {
  const columns: Readonly<Record<string, string>> = FORMS[form];
  const rows = sheets.flatMap(({ id, address, email, phone, method }) => {
    if (!address) return [];
    const texts: Readonly<Record<string, string | null>> = { ...address, reference: id, email, method };
    const cellOf = (key: string) =>
      key === 'phone' ? phone && { phone } : texts[key]?.replace(/\r?\n/g, ' ');
    return [Object.fromEntries(Object.entries(columns).map(([key, head]) => [head, cellOf(key)]))];
  });
  // Excel takes a file for UTF-8 by its mark.
  return `\uFEFF${csv(Object.values(columns), rows)}`;
}
