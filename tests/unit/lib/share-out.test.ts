import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '#src/core/money.ts';
import { shareOutUpTo } from '#src/core/share-out.ts';

type Part = { weight: number; limit: number };
const weightsOf = (parts: readonly Part[]) => parts.map(({ weight }) => weight);
const limitsOf = (parts: readonly Part[]) => parts.map(({ limit }) => limit);
const shared = (amount: number, parts: readonly Part[]) =>
  shareOutUpTo(amount, weightsOf(parts), limitsOf(parts));

/**
 * The same, unit by unit: each goes to the part with the fewest units for its weight, on a tie to the first.
 */
function unitByUnit(amount: number, parts: readonly Part[]): number[] {
  const units = parts.map(() => 0);
  for (let left = amount; left > 0; left -= 1) {
    const isBetter = (at: number, than: number) =>
      (units[at]! + 1) * parts[than]!.weight < (units[than]! + 1) * parts[at]!.weight;
    let next: number | undefined;
    for (const [at, { weight, limit }] of parts.entries())
      if (weight > 0 && units[at]! < limit && (next === undefined || isBetter(at, next))) next = at;
    if (next === undefined) break;
    units[next]! += 1;
  }
  return units;
}

describe('an amount that is shared out up to limits', () => {
  test.each<[what: string, amount: number, weights: number[], limits: number[], parts: number[]]>([
    ['in proportion to the weights', 30, [1, 2], [99, 99], [10, 20]],
    ['not above a limit, and the rest goes to the others', 30, [1, 1], [5, 99], [5, 25]],
    ['up to the sum of the limits, if it is more', 99, [1, 2], [5, 6], [5, 6]],
    ['exactly up to the limits', 11, [5, 6], [5, 6], [5, 6]],
    ['not to a part without weight', 10, [1, 0], [5, 5], [5, 0]],
    ['not to a part with a limit of 0', 10, [1, 1], [0, 5], [0, 5]],
    ['to none, if none has weight', 10, [0, 0], [5, 5], [0, 0]],
    ['the first of equal ones gets the last unit', 3, [1, 1], [9, 9], [2, 1]],
    ['the last units do not go beyond a limit', 99, [100, 1, 1], [98, 9, 9], [98, 1, 0]],
    ['nothing', 0, [1, 2], [5, 6], [0, 0]],
    ['to nobody', 5, [], [], []],
  ])('%s', (_what, amount, weights, limits, parts) => {
    expect(shareOutUpTo(amount, weights, limits)).toEqual(parts);
  });

  const small = fc.record({ weight: fc.nat(120), limit: fc.nat(40) });
  test('is the same as if each unit went to the part that has the least for its weight', () => {
    fc.assert(
      fc.property(fc.nat(150), fc.array(small, { maxLength: 6 }), (amount, parts) => {
        expect(shared(amount, parts)).toEqual(unitByUnit(amount, parts));
      }),
      { numRuns: 500 },
    );
  });

  const money = fc.nat(99_999_999);
  const large = fc.array(fc.record({ weight: money, limit: money }), { maxLength: 8 });
  test('is shared completely, within the limits, and no part is smaller for a larger amount', () => {
    fc.assert(
      fc.property(money, money, large, (one, other, parts) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((amount) =>
          shared(amount, parts),
        );
        const most = sum(parts.map(({ weight, limit }) => (weight > 0 ? limit : 0)));
        expect([sum(less!), sum(more!)]).toEqual([
          Math.min(one, other, most),
          Math.min(Math.max(one, other), most),
        ]);
        for (const [at, { limit }] of parts.entries()) {
          expect(more![at]).toBeLessThanOrEqual(limit);
          expect(more![at]).toBeGreaterThanOrEqual(less![at]!);
        }
      }),
    );
  });

  test.each<[amount: number, weights: number[], limits: number[]]>([
    [-1, [1], [1]],
    [0.5, [1], [1]],
    [1, [1, -1], [1, 1]],
    [1, [0.5], [1]],
    [1, [1], [-1]],
    [1, [1, 1], [1, Number.NaN]],
  ])('%d by %j up to %j is refused', (amount, weights, limits) => {
    expect(() => shareOutUpTo(amount, weights, limits)).toThrow(RangeError('Only amounts can be allocated'));
  });
});
