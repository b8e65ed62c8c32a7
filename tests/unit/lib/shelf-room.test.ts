import { describe, expect, test } from 'vitest';
import { shelfRoom, shownLast } from '#src/lib/shelf-room.ts';

const small = (count: number) => Array.from({ length: count }, () => false);

describe('the room in a shelf’s last row', () => {
  test('is what a large first entry and small ones leave of four columns', () => {
    expect(shelfRoom(small(12))).toBe(1);
    expect(shelfRoom(small(9))).toBe(0);
    expect(shelfRoom([false, true, ...small(8), true])).toBe(0);
  });

  test('is nobody’s business on a short shelf', () => {
    expect(shelfRoom(small(5))).toBe(0);
  });
});

describe('what is shown last', () => {
  test('is the small entry before a film that would stand alone below a hole', () => {
    expect(shownLast([false, true, ...small(9), true])).toBe(10);
  });

  test('is nothing where the film fits, or no film is last, or the shelf is short', () => {
    expect(shownLast([false, true, ...small(8), true])).toBeUndefined();
    expect(shownLast(small(12))).toBeUndefined();
    expect(shownLast([false, false, false, false, true])).toBeUndefined();
    expect(shownLast([])).toBeUndefined();
  });
});
