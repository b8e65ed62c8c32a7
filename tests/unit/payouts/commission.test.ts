import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proportionOf } from '#src/core/money.ts';
import {
  commissionableGoods,
  commissionOn,
  rateOf,
  refundedGoods,
  reversedCommission,
} from '#src/core/payouts/commission.ts';
import { isOwnOrder } from '#src/core/payouts/own-order.ts';

const amount = fc.integer({ min: 0, max: 99_999_999 });
const rate = fc.integer({ min: 0, max: 10_000 });

/** The same, calculated differently: exact fractions, rounded half up. */
const rounded = (numerator: bigint, denominator: bigint) => {
  const [whole, rest] = [numerator / denominator, numerator % denominator];
  return Number(2n * rest >= denominator ? whole + 1n : whole);
};

describe('[PAY-06] the commission on a line', () => {
  test('is on goods after discount, without included tax, and never below zero', () => {
    expect(commissionableGoods({ unitAmount: 1250, quantity: 2, discount: 250 })).toBe(2250);
    expect(commissionableGoods({ unitAmount: 1200, quantity: 1, discount: 0, taxInside: 200 })).toBe(1000);
    expect(commissionableGoods({ unitAmount: 100, quantity: 1, discount: 100, taxInside: 1 })).toBe(0);
  });

  test.each([
    [2250, 1000, 225],
    [2255, 1000, 226],
    [2254, 1000, 225],
    [999, 750, 75],
    [0, 10_000, 0],
    [99_999_999, 10_000, 99_999_999],
  ])('on %i at %i basis points is %i, half a unit rounded up', (goods, points, expected) => {
    expect(commissionOn(goods, points)).toBe(expected);
  });

  test('is a whole number, equal to exact fractions, and never more than the goods', () => {
    fc.assert(
      fc.property(amount, rate, (goods, points) => {
        const earned = commissionOn(goods, points);
        expect(earned).toBe(rounded(BigInt(goods) * BigInt(points), 10_000n));
        expect(earned).toBeLessThanOrEqual(goods);
      }),
    );
  });

  test('[P20] is taken back as far as was refunded, only increases, and ends at all of it', () => {
    fc.assert(
      fc.property(amount, rate, fc.array(amount, { maxLength: 8 }), (goods, points, refunds) => {
        const states = [0, ...refunds.map((sum) => Math.min(sum, goods)).sort((a, b) => a - b), goods];
        const reversed = states.map((sum) => reversedCommission(goods, sum, points));
        expect(reversed[0]).toBe(0);
        expect(reversed).toEqual([...reversed].sort((a, b) => a - b));
        expect(reversed.at(-1)).toBe(commissionOn(goods, points));
        expect(reversedCommission(goods, goods + 1, points)).toBe(commissionOn(goods, points));
      }),
    );
  });

  test('a partial refund without lines is spread in proportion, also for large amounts', () => {
    expect(refundedGoods(2000, 1250, 2500)).toBe(1000);
    expect(refundedGoods(2000, 2500, 2500)).toBe(2000);
    expect(refundedGoods(2000, 9999, 2500)).toBe(2000);
    expect(refundedGoods(0, 0, 0)).toBe(0);
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 99_999_999 }), (goods, refunded, whole) => {
        const part = Math.min(refunded, whole);
        expect(proportionOf(goods, part, whole)).toBe(rounded(BigInt(goods) * BigInt(part), BigInt(whole)));
      }),
    );
  });

  test.each([
    [7.5, 750],
    [0.29, 29],
    [100, 10_000],
    [8.07, 807],
  ])('a rate of %d percent is %i basis points', (percent, points) => expect(rateOf(percent)).toBe(points));
});

describe('[B07] an order of the code’s owner', () => {
  const owners = ['Ines@Carvalho.example', 'ines@home.example'];
  test.each([
    'ines@carvalho.example',
    ' INES@carvalho.EXAMPLE ',
    'ines+tins@carvalho.example',
    'ines@home.example',
  ])('is recognized by %s', (buyer) => expect(isOwnOrder(buyer, owners)).toBe(true));
  test.each([
    'wren@mail.example',
    'ines@carvalho.example.org',
    'inescarvalho@carvalho.example',
    '',
    null,
    '+@',
    '@',
  ])('is not %s', (buyer) => expect(isOwnOrder(buyer, owners)).toBe(false));
  test('does not exist without a known owner', () =>
    expect(isOwnOrder('ines@carvalho.example', [])).toBe(false));
});
