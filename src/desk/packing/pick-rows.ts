import type { Sheet } from '#src/contracts/desk/packing.ts';

/** A row of a pick list, with the quantity for each order. */
export type PickRow = {
  key: string;
  shelf: string | null;
  sku: string | null;
  thing: string;
  pieces: number;
  orders: string[];
};

/** The pick list of several orders: by shelf, then SKU. Items without a shelf come last. */
export function pickRows(sheets: readonly Sheet[]): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const { id, lines } of sheets)
    for (const { shelf, sku, name, formatName, left, parts } of lines) {
      const thing = [`${name}, ${formatName}`, ...parts].join(' · ');
      const key = `${sku ?? ''} ${thing}`;
      const row = rows.get(key) ?? { key, shelf, sku, thing, pieces: 0, orders: [] };
      row.pieces += left;
      row.orders.push(left > 1 ? `${id} × ${left}` : id);
      rows.set(key, row);
    }
  const place = ({ shelf, sku, thing }: PickRow) => [shelf ?? '\uffff', sku ?? '', thing].join('\u0000');
  return [...rows.values()].sort((a, b) => place(a).localeCompare(place(b), 'en', { numeric: true }));
}
