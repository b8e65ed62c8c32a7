/** The columns of the widest grid, and the cells of its large first entry. */
const COLUMNS = 4;
const LARGE = 4;

/**
 * The index of the entry to show last, or undefined to keep the order. A wide last entry that does not fit
 * into its row would leave a gap, so the small entry before it is shown after it. This only changes the
 * visual order.
 */
export function shownLast(isWide: readonly boolean[]): number | undefined {
  const last = isWide.length - 1;
  if (!isWide[last] || isWide[last - 1] !== false || last < 5) return undefined;
  return cellsOf(isWide.slice(0, -1)) % COLUMNS === COLUMNS - 1 ? last - 1 : undefined;
}

/**
 * The number of empty cells in a grid's last row. The first entry is large unless it is wide; wide entries
 * take two cells. 0 for a grid with fewer than four entries.
 */
export function gridRoom(isWide: readonly boolean[]): number {
  return isWide.length < 4 ? 0 : (COLUMNS - (cellsOf(isWide) % COLUMNS)) % COLUMNS;
}

function cellsOf(isWide: readonly boolean[]): number {
  return isWide.reduce((sum, wide, index) => sum + (wide ? 2 : index === 0 ? LARGE : 1), 0);
}
