import { nth } from './nth.ts';

/** The edit distance: letters to insert, delete, replace or swap with a neighbour. */
export function editsBetween(a: string, b: string): number {
  let [older, old]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          nth(old, column) + 1,
          nth(current, column - 1) + 1,
          nth(old, column - 1) + (isSame ? 0 : 1),
          isSwap ? nth(older, column - 2) + 1 : Infinity,
        ),
      );
    }
    [older, old] = [old, current];
  }
  return nth(old, b.length);
}
