/** Columns of a shelf at its widest, and the cells that its first, large entry takes. */
const COLUMNS = 4;
const LARGE = 4;

/**
 * How many cells a shelf's last row leaves empty. The first entry is large, unless it is wide; wide ones take two cells.
 * A shelf of one row or less leaves room nobody minds: 0.
 */
export function shelfRoom(isWide: readonly boolean[]): number {
  const cells = isWide.reduce((sum, wide, index) => sum + (wide ? 2 : index === 0 ? LARGE : 1), 0);
  return isWide.length < 6 ? 0 : (COLUMNS - (cells % COLUMNS)) % COLUMNS;
}
