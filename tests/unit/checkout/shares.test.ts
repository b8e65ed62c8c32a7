import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isCrowded,
  shareProblem,
  sharesOf,
  type Usage,
} from '#functions/checkout/attempts/reservation-shares.ts';

const usage = (left: number, own: number, network = own, all = network): Usage => {
  const held = (quantity: number) => ({ quantity, until: new Date(0) });
  return { left, own: held(own), network: held(network), all: held(all) };
};
const holder = { own: 'a connection', network: 'its network' };
const limit = (quantity: number) => ({ key: 'stock:a', capacity: 99, quantity, isShared: true });

describe('[P15] the shares of the remaining stock', () => {
  test.each([
    [1, 1, 1, 1],
    [2, 1, 1, 2],
    [3, 2, 2, 3],
    [4, 2, 3, 3],
    [6, 2, 3, 5],
    [9, 3, 5, 7],
    [10, 4, 5, 8],
    [12, 4, 6, 9],
    [50, 17, 25, 38],
  ])('of %i are %i for a connection, %i for a network and %i for all together', (left, own, network, all) => {
    expect(sharesOf(left)).toEqual({ own, network, all });
  });

  test('leave some for others if there are two or more, and at least one for a single shopper', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (left) => {
        const { own, network, all } = sharesOf(left);
        expect(own).toBeGreaterThanOrEqual(1);
        expect(own).toBeLessThanOrEqual(network);
        expect(network).toBeLessThanOrEqual(all);
        expect(all).toBeLessThanOrEqual(left);
        if (left > 1) expect(network).toBeLessThan(left);
        if (left >= 4) expect(all).toBeLessThan(left);
      }),
    ));

  test('allow one shopper the only item, and no second item', () => {
    expect(shareProblem(limit(1), usage(1, 1), holder)).toBeUndefined();
    expect(shareProblem(limit(1), usage(1, 1), undefined)).toBeUndefined();
    expect(shareProblem(limit(2), usage(1, 2), holder)).toMatchObject({ why: 'gone' });
  });

  test('are exact limits, by connection, network and all together', () => {
    // Of 12: 4, 6 and 9.
    expect(shareProblem(limit(4), usage(12, 4), holder)).toBeUndefined();
    expect(shareProblem(limit(5), usage(12, 5), holder)).toMatchObject({ why: 'too-many', most: 4 });
    expect(shareProblem(limit(1), usage(12, 5), holder)).toMatchObject({ why: 'held' });
    expect(shareProblem(limit(1), usage(12, 2, 6), holder)).toBeUndefined();
    expect(shareProblem(limit(1), usage(12, 2, 7), holder)).toMatchObject({ why: 'held' });
    expect(shareProblem(limit(2), usage(12, 2, 2, 9), holder)).toBeUndefined();
    expect(shareProblem(limit(2), usage(12, 2, 2, 10), holder)).toMatchObject({ why: 'held' });
  });

  test('reserve the last quarter for new visitors, one item each; a visitor without an address is not new', () => {
    expect(shareProblem(limit(1), usage(12, 1, 1, 12), holder)).toBeUndefined();
    expect(shareProblem(limit(1), usage(12, 1, 2, 12), holder)).toMatchObject({ why: 'held' });
    expect(shareProblem(limit(1), usage(12, 0, 0, 12), undefined)).toMatchObject({ why: 'held' });
  });

  test('raise an alarm if half of the stock, and at least three items, are held', () => {
    expect([5, 6].map((held) => isCrowded(usage(12, held)))).toEqual([false, true]);
    expect([2, 3].map((held) => isCrowded(usage(3, held)))).toEqual([false, true]);
  });
});
