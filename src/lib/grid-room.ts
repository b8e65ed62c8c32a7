/** Columns of a grid at its widest, and the cells that its first, large entry takes. */
const COLUMNS = 4;
const LARGE = 4;

/**
 * Which of a grid's entries is shown after all others, if one is. A wide last entry that does not fit into its row would
 * leave a hole there and stand alone below: the small one before it changes places with it, to the eye only.
 */
export function shownLast(isWide: readonly boolean[]): number | undefined {
  const last = isWide.length - 1;
  if (!isWide[last] || isWide[last - 1] !== false || last < 5) return undefined;
  return cellsOf(isWide.slice(0, -1)) % COLUMNS === COLUMNS - 1 ? last - 1 : undefined;
}

/**
 * How many cells a grid's last row leaves empty. The first entry is large, unless it is wide; wide ones take two cells.
 * A grid of one row or less leaves room nobody minds: 0.
 */
export function gridRoom(isWide: readonly boolean[]): number {
  return isWide.length < 6 ? 0 : (COLUMNS - (cellsOf(isWide) % COLUMNS)) % COLUMNS;
}

function cellsOf(isWide: readonly boolean[]): number {
  return isWide.reduce((sum, wide, index) => sum + (wide ? 2 : index === 0 ? LARGE : 1), 0);
}
