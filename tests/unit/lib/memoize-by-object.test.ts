import { expect, test, vi } from 'vitest';
import { memoizeByObject } from '#src/lib/memoize-by-object.ts';

test('a value is created once for each purpose, and again for another object', () => {
  const make = vi.fn(() => ({}));
  const [product, edited] = [{ id: 'pan' }, { id: 'pan' }];
  const cover = memoizeByObject(product, 'cover', make);
  expect(memoizeByObject(product, 'cover', make)).toBe(cover);
  expect(memoizeByObject(product, 'card', make)).not.toBe(cover);
  expect(memoizeByObject(edited, 'cover', make)).not.toBe(cover);
  expect(make).toHaveBeenCalledTimes(3);
});
