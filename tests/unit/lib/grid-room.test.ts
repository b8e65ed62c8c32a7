import { describe, expect, test } from 'vitest';
import { gridRoom, shownLast } from '#src/lib/grid-room.ts';

const small = (count: number) => Array.from({ length: count }, () => false);

describe('the free cells in a grid’s last row', () => {
  test('are what a large first entry and small ones leave of four columns', () => {
    expect(gridRoom(small(12))).toBe(1);
    expect(gridRoom(small(9))).toBe(0);
    expect(gridRoom([false, true, ...small(8), true])).toBe(0);
    expect(gridRoom(small(4))).toBe(1);
  });

  test('do not matter in a short grid', () => {
    expect(gridRoom(small(3))).toBe(0);
  });
});

describe('the entry that moves to the end', () => {
  test('is the small one before a film that would be alone below a gap', () => {
    expect(shownLast([false, true, ...small(9), true])).toBe(10);
  });

  test('does not exist if the film fits, or no film is last, or the grid is short', () => {
    expect(shownLast([false, true, ...small(8), true])).toBeUndefined();
    expect(shownLast(small(12))).toBeUndefined();
    expect(shownLast([false, false, false, false, true])).toBeUndefined();
    expect(shownLast([])).toBeUndefined();
  });
});
