import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from '#src/core/discounts/allocate.ts';

/** As many lines as an order can have, each up to the maximum: 99 of an item at a million less a penny. */
const values = fc.integer({ min: 0, max: 99 * 99_999_99 });
const ids = ['a', 'b', 'c'] as const;
const lines = fc.array(fc.record({ productId: fc.constantFrom(...ids), value: values }), { maxLength: 100 });
const productIds = fc.uniqueArray(fc.constantFrom(...ids));
const amounts = fc.oneof(fc.nat(1000), fc.nat(99_999_999));

const isFor = (named: readonly string[], id: string) => named.length === 0 || named.indexOf(id) >= 0;
const total = (parts: readonly number[]) => parts.reduce((all, part) => all + BigInt(part), 0n);

describe('an amount off', () => {
  const off = (
    amountOff: number,
    productIds: readonly string[],
    all: { productId: string; value: number }[],
  ) => allocate({ code: 'X', percentOff: 0, amountOff, productIds }, all);

  test('is allocated by value; the rest goes to the largest remainders, the earlier line first', () => {
    const of = (...all: number[]) => all.map((value) => ({ productId: 'a', value }));
    expect(off(100, [], of(300, 300, 300))).toEqual([34, 33, 33]);
    expect(off(200, [], of(300, 300, 300))).toEqual([67, 67, 66]);
    expect(off(500, [], of(1000, 200))).toEqual([417, 83]);
    expect(off(1, [], of(0, 5, 5))).toEqual([0, 1, 0]);
    expect(off(900, [], of(100, 200))).toEqual([100, 200]);
    expect(off(900, [], [])).toEqual([]);
  });

  test('adds up to the penny, is never more than a line, and each part follows the largest remainders', () =>
    fc.assert(
      fc.property(lines, productIds, amounts, (all, named, amount) => {
        const parts = off(amount, named, all);
        const weights = all.map(({ productId, value }) => (isFor(named, productId) ? BigInt(value) : 0n));
        const whole = weights.reduce((sum, weight) => sum + weight, 0n);
        const taken = BigInt(amount) < whole ? BigInt(amount) : whole;
        expect(total(parts)).toBe(taken);
        if (whole === 0n) return;
        // Fractions over one denominator, compared by cross-multiplication: nothing is rounded here.
        const remainders = weights.map((weight, at) => taken * weight - BigInt(parts[at]!) * whole);
        for (const [at, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(BigInt(part) <= weights[at]!).toBe(true);
          // The exact share, rounded down or up.
          expect(remainders[at]! > -whole && remainders[at]! < whole).toBe(true);
        }
        const rounded = remainders.map((rest, at) => ({
          at,
          isUp: rest < 0n,
          rest: rest < 0n ? rest + whole : rest,
        }));
        const up = rounded.filter(({ isUp }) => isUp);
        const down = rounded.filter(({ isUp }) => !isUp);
        for (const high of up)
          for (const low of down)
            expect(high.rest > low.rest || (high.rest === low.rest && high.at < low.at)).toBe(true);
      }),
    ));

  test('is the same for the covered lines, with any other lines and prices', () =>
    fc.assert(
      fc.property(
        lines,
        amounts,
        fc.array(fc.nat(100), { maxLength: 30 }),
        values,
        (all, amount, places, value) => {
          const named = ['a', 'b'];
          const covered = all.filter(({ productId }) => productId !== 'c');
          const mixed = [...covered];
          for (const place of places) mixed.splice(place % (mixed.length + 1), 0, { productId: 'c', value });
          const parts = off(amount, named, mixed);
          expect(parts.filter((_, at) => mixed[at]!.productId !== 'c')).toEqual(off(amount, named, covered));
          expect(parts.filter((part, at) => mixed[at]!.productId === 'c' && part !== 0)).toEqual([]);
        },
      ),
    ));

  test('gives lines of different values the same part in any order', () =>
    fc.assert(
      fc.property(
        fc
          .uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 12 })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        fc.nat(20_000),
        ([all, shuffled], amount) => {
          const toLines = (list: number[]) => list.map((value) => ({ productId: 'a', value }));
          const whole = all.reduce((sum, value) => sum + value, 0);
          // Ties are decided by position; without ties, the position does not matter.
          const rests = all.map((value) => (Math.min(amount, whole) * value) % whole);
          fc.pre(new Set(rests).size === rests.length);
          const byValue = (list: number[]) =>
            Object.fromEntries(off(amount, [], toLines(list)).map((part, at) => [list[at], part]));
          expect(byValue(shuffled)).toEqual(byValue(all));
        },
      ),
    ));
});

describe('a percentage off', () => {
  test('is calculated for each line, rounded half up', () =>
    fc.assert(
      fc.property(lines, productIds, fc.integer({ min: 1, max: 100 }), (all, named, percentOff) => {
        const parts = allocate({ code: 'X', percentOff, productIds: named }, all);
        for (const [at, { productId, value }] of all.entries()) {
          const part = BigInt(parts[at]!);
          if (!isFor(named, productId)) expect(part).toBe(0n);
          // part = ⌊value · percent / 100 + ½⌋, without a division.
          else {
            const twice = 2n * BigInt(value) * BigInt(percentOff) + 100n;
            expect(200n * part <= twice && twice < 200n * (part + 1n)).toBe(true);
            expect(part <= BigInt(value)).toBe(true);
          }
        }
      }),
    ));
});

test.each([
  [{ percentOff: 101 }, 'percentage'],
  [{ percentOff: 1.5 }, 'percentage'],
  [{ percentOff: -1 }, 'percentage'],
  [{ amountOff: -1 }, 'amount'],
  [{ amountOff: 0.5 }, 'amount'],
])('%o is an error', (fields, what) => {
  expect(() => allocate({ code: 'X', percentOff: 0, productIds: [], ...fields }, [])).toThrow(what);
});
