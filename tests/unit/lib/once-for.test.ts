import { expect, test, vi } from 'vitest';
import { onceFor } from '#src/lib/once-for.ts';

test('a thing is made once for each purpose, and anew for another thing', () => {
  const make = vi.fn(() => ({}));
  const [product, edited] = [{ id: 'pan' }, { id: 'pan' }];
  const cover = onceFor(product, 'cover', make);
  expect(onceFor(product, 'cover', make)).toBe(cover);
  expect(onceFor(product, 'card', make)).not.toBe(cover);
  expect(onceFor(edited, 'cover', make)).not.toBe(cover);
  expect(make).toHaveBeenCalledTimes(3);
});
