/**
 * Rows with the same `keys` as one row with the sums of `figures`, in the order of their keys. Other columns
 * are left out. Figures are whole minor units or counts.
 */
export function addUp<Row extends object, Key extends keyof Row, Figure extends keyof Row>(
  rows: Iterable<Row>,
  keys: readonly Key[],
  figures: readonly Figure[],
): Pick<Row, Key | Figure>[] {
  const sums = new Map<string, Pick<Row, Key | Figure>>();
  for (const row of rows) {
    const key = JSON.stringify(keys.map((name) => row[name]));
    const sum = sums.get(key) ?? zeroed(row, keys, figures);
    for (const name of figures) sum[name] = ((sum[name] as number) + (row[name] as number)) as Row[Figure];
    sums.set(key, sum);
  }
  return [...sums.values()].sort((a, b) => {
    for (const name of keys) {
      const order = compare(a[name], b[name]);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function zeroed<Row extends object, Key extends keyof Row, Figure extends keyof Row>(
  row: Row,
  keys: readonly Key[],
  figures: readonly Figure[],
): Pick<Row, Key | Figure> {
  const pairs = [...keys.map((name) => [name, row[name]]), ...figures.map((name) => [name, 0])];
  return Object.fromEntries(pairs) as Pick<Row, Key | Figure>;
}

/** Nothing comes first. */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return (a as string | number) < (b as string | number) ? -1 : 1;
}
