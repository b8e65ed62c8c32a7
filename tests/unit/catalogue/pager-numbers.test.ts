import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagerNumbers } from '#src/ui/pager-numbers.ts';

const text = (page: number, count: number) =>
  pagerNumbers(page, count)
    .map((number) => number ?? '…')
    .join(' ');

test('the pages of a list are the first, the last and those beside the page', () => {
  expect(text(1, 2)).toBe('1 2');
  expect(text(3, 7)).toBe('1 2 3 4 5 6 7');
  expect(text(1, 417)).toBe('1 2 … 417');
  expect(text(4, 417)).toBe('1 2 3 4 5 … 417');
  expect(text(100, 417)).toBe('1 … 99 100 101 … 417');
  expect(text(417, 417)).toBe('1 … 416 417');
});

test('a list of any length has at most seven numbers and gaps, in order, with its neighbours', () => {
  const place = fc
    .integer({ min: 1, max: 5000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(place, ([page, count]) => {
      const shown = pagerNumbers(page, count);
      const numbers = shown.filter((number) => number !== undefined);
      expect(shown.length).toBeLessThanOrEqual(7);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      for (const near of [1, page - 1, page, page + 1, count])
        if (near >= 1 && near <= count) expect(numbers).toContain(near);
    }),
  );
});
