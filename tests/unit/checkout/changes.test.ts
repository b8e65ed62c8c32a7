import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesSince } from '#src/core/checkout/changes.ts';
import { changeText } from '#src/features/basket/checkout/change-text.ts';

const NOW = {
  items: [{ unitAmount: 2400 }, { unitAmount: 900 }],
  subtotal: 3300,
  discount: 0,
  shipping: 395,
  total: 3695,
};
const SEEN = { unitAmounts: [2400, 900], subtotal: 3300, discount: 0, shipping: 395, total: 3695 };

describe('[F40] [F45] what has changed since a shopper looked', () => {
  test('is empty if it is as they saw it, or if they sent nothing', () => {
    expect(changesSince(SEEN, NOW)).toEqual([]);
    expect(changesSince({}, NOW)).toEqual([]);
    expect(changesSince({ unitAmounts: [2400] }, NOW)).toEqual([]);
  });

  test('lists each price, each removed item and each amount, old and new', () => {
    const now = {
      items: [{ unitAmount: 2600 }, {}],
      subtotal: 2600,
      discount: 260,
      shipping: 0,
      total: 2340,
    };
    expect(changesSince(SEEN, now)).toEqual([
      { what: 'price', at: 0, was: 2400, now: 2600 },
      { what: 'gone', at: 1 },
      { what: 'subtotal', was: 3300, now: 2600 },
      { what: 'discount', was: 0, now: 260 },
      { what: 'shipping', was: 395, now: 0 },
      { what: 'total', was: 3695, now: 2340 },
    ]);
  });

  test('includes any single penny', () => {
    const sums = ['subtotal', 'discount', 'shipping', 'total'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...sums), fc.integer({ min: 1, max: 10_000 }), (name, by) => {
        const changes = changesSince(SEEN, { ...NOW, [name]: NOW[name] + by });
        expect(changes).toEqual([{ what: name, was: NOW[name], now: NOW[name] + by }]);
      }),
    );
    const dearer = { ...NOW, items: [{ unitAmount: 2401 }, { unitAmount: 900 }] };
    expect(changesSince(SEEN, dearer)).toHaveLength(1);
  });

  test('has a text', () => {
    const text = (change: Parameters<typeof changeText>[0]) =>
      changeText(change, { region: 'GB', names: ['A Slow Loaf'] });
    expect(text({ what: 'price', at: 0, was: 2400, now: 2600 })).toBe('A Slow Loaf: was £24.00, now £26.00.');
    expect(text({ what: 'gone', at: 0 })).toMatch(/^A Slow Loaf: no longer available/);
    expect(text({ what: 'shipping', was: 395, now: 0 })).toBe('Delivery: was £3.95, now free.');
    expect(text({ what: 'discount', was: 500, now: 0 })).toMatch(/now nothing. The promo code has ended/);
    expect(text({ what: 'total', was: 3695, now: 2340 })).toBe('Total: was £36.95, now £23.40.');
  });
});
