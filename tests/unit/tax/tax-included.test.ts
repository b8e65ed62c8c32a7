import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TAX_KINDS } from '#src/core/products/tax-kind.ts';
import { TAX_PLACES, type TaxPlace, taxRate } from '#src/core/tax/rates.ts';
import { byRate, type TaxedLine, taxIncluded, taxOfOrder, totalTax } from '#src/core/tax/tax-included.ts';
import { taxInPriceName } from '#src/core/tax/tax-words.ts';

const line = (more: Partial<TaxedLine> = {}): TaxedLine => ({
  amount: 2400,
  quantity: 1,
  discount: 0,
  isShipped: true,
  taxKind: 'goods',
  ...more,
});

describe('the tax included in an amount', () => {
  test.each([
    [2800, 700, 183],
    [120, 2000, 20],
    [3, 2000, 1],
    [2, 2000, 0],
    [1, 2000, 0],
    [2400, 0, 0],
    [10_000, 2550, 2032],
    [10_000, 550, 521],
    [99_999_999, 2700, 21_259_842],
  ])('of %i at %i basis points is %i', (amount, rate, tax) => {
    expect(taxIncluded(amount, rate)).toBe(tax);
  });
});

describe('the tax included in an order', () => {
  test('a book and a pan in Great Britain: the pan has 20%, and half of the shipping with it', () => {
    const shares = taxOfOrder([line({ taxKind: 'book' }), line()], 400, 'GB');
    expect(shares.lines).toEqual([
      { rate: 0, amount: 2400, tax: 0 },
      { rate: 2000, amount: 2400, tax: 400 },
    ]);
    expect(shares.shipping).toEqual([
      { rate: 2000, amount: 200, tax: 33 },
      { rate: 0, amount: 200, tax: 0 },
    ]);
    expect(byRate(shares)).toEqual([
      { rate: 2000, amount: 2600, tax: 433 },
      { rate: 0, amount: 2600, tax: 0 },
    ]);
    expect(totalTax(shares)).toBe(433);
  });

  test('shipping has the rates of the shipped goods, after discount, and not of files', () => {
    const course = line({ taxKind: 'course', isShipped: false, amount: 9000 });
    expect(taxOfOrder([line({ taxKind: 'book' }), course], 395, 'GB').shipping).toEqual([
      { rate: 0, amount: 395, tax: 0 },
    ]);
    const free = line({ discount: 2400 });
    expect(taxOfOrder([line({ taxKind: 'book' }), free], 395, 'GB').shipping).toEqual([
      { rate: 0, amount: 395, tax: 0 },
    ]);
  });

  test('shipped goods that are free count with their former price', () => {
    const lines = [line({ discount: 2400 }), line({ taxKind: 'book', amount: 7200, discount: 7200 })];
    expect(taxOfOrder(lines, 400, 'GB').shipping).toEqual([
      { rate: 2000, amount: 100, tax: 17 },
      { rate: 0, amount: 300, tax: 0 },
    ]);
  });

  test('the remaining pence of the shipping go to the largest remainder, of equal ones to the highest rate', () => {
    const kinds = (...amounts: number[]) =>
      (['goods', 'food', 'book'] as const).flatMap((taxKind, at) =>
        amounts[at] ? [line({ taxKind, amount: amounts[at] })] : [],
      );
    const shipped = (lines: TaxedLine[], shipping: number) =>
      taxOfOrder(lines, shipping, 'CZ').shipping.map(({ rate, amount }) => [rate, amount]);
    expect(shipped(kinds(500, 500), 395)).toEqual([
      [2100, 198],
      [1200, 197],
    ]);
    expect(shipped(kinds(500, 500, 500), 100)).toEqual([
      [2100, 34],
      [1200, 33],
      [0, 33],
    ]);
    expect(shipped(kinds(100, 200, 400), 10)).toEqual([
      [2100, 1],
      [1200, 3],
      [0, 6],
    ]);
    expect(shipped(kinds(400, 200, 100), 10)).toEqual([
      [2100, 6],
      [1200, 3],
      [0, 1],
    ]);
  });

  test('free shipping has no tax, and shipping without shipped items is taxed as goods', () => {
    expect(taxOfOrder([line()], 0, 'GB').shipping).toEqual([]);
    expect(taxOfOrder([line({ isShipped: false, taxKind: 'book' })], 120, 'GB').shipping).toEqual([
      { rate: 2000, amount: 120, tax: 20 },
    ]);
  });

  test('lists its rates from the highest down, and lines without tax at the end', () => {
    const share = (rate: number | null) => ({ rate, amount: 100, tax: 1 });
    const mixed = { lines: [0, null, 2000].map(share), shipping: [500, null].map(share) };
    expect(byRate(mixed)).toEqual([
      { rate: 2000, amount: 100, tax: 1 },
      { rate: 500, amount: 100, tax: 1 },
      { rate: 0, amount: 100, tax: 1 },
      { rate: null, amount: 200, tax: 2 },
    ]);
    for (const rates of [
      [null, 0],
      [0, null],
    ])
      expect(byRate({ lines: rates.map(share), shipping: [] }).map(({ rate }) => rate)).toEqual([0, null]);
  });

  test.each([
    ['a discount above the price', [line({ discount: 2401 })], 0, 'Not an amount for a line: -1'],
    ['shipping below nothing', [line()], -1, 'Not an amount for the shipping: -1'],
    [
      'an amount that cannot be held',
      [line({ amount: Number.MAX_SAFE_INTEGER, quantity: 2 })],
      0,
      `Not an amount for a line: ${2 * Number.MAX_SAFE_INTEGER}`,
    ],
  ])('%s is an error', (_, lines, shipping, message) => {
    expect(() => taxOfOrder(lines, shipping, 'GB')).toThrow(RangeError(message));
  });

  test('has the text of a receipt', () => {
    expect([2000, 550, 2550, 0, null].map(taxInPriceName)).toEqual([
      'VAT 20% in the price',
      'VAT 5.5% in the price',
      'VAT 25.5% in the price',
      'VAT 0% in the price',
      'VAT in the price',
    ]);
  });
});

/** An integer fraction, so that the values below are exact and independent of the code under test. */
type Fraction = readonly [numerator: bigint, denominator: bigint];
const halfUp = ([n, d]: Fraction) => Number(n / d + (2n * (n % d) >= d ? 1n : 0n));
const inside = (amount: bigint, of: bigint, rate: bigint): Fraction => [amount * rate, of * (10_000n + rate)];

/**
 * The tax of an order by definition: each line by itself,
 * the shipping by the value of the shipped goods at each rate.
 */
function oracle(lines: readonly TaxedLine[], shipping: number, place: TaxPlace): number {
  let total = 0;
  const paid = (each: TaxedLine) => BigInt(each.amount) * BigInt(each.quantity) - BigInt(each.discount);
  for (const each of lines) total += halfUp(inside(paid(each), 1n, BigInt(taxRate(each.taxKind, place))));
  const posted = lines.filter((each) => each.isShipped);
  const sumOf = (of: (each: TaxedLine) => bigint) => posted.map(of).reduce((a, b) => a + b, 0n);
  const value = sumOf(paid) > 0n ? paid : (each: TaxedLine) => BigInt(each.amount) * BigInt(each.quantity);
  const all = sumOf(value);
  if (all === 0n) return total + halfUp(inside(BigInt(shipping), 1n, BigInt(taxRate('goods', place))));
  for (const rate of new Set(posted.map((each) => taxRate(each.taxKind, place)))) {
    const here = posted.filter((each) => taxRate(each.taxKind, place) === rate).map(value);
    const weight = here.reduce((a, b) => a + b, 0n);
    total += halfUp(inside(BigInt(shipping) * weight, all, BigInt(rate)));
  }
  return total;
}

describe('[P19] for any order and any country', () => {
  const anyLine = fc
    .record({
      amount: fc.nat(9_999_999),
      quantity: fc.integer({ min: 1, max: 99 }),
      part: fc.integer({ min: 0, max: 100 }),
      isShipped: fc.boolean(),
      taxKind: fc.constantFrom(...TAX_KINDS),
    })
    .map(({ part, ...each }) => ({
      ...each,
      discount: Math.floor((each.amount * each.quantity * part) / 100),
    }));
  const order = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 20 }),
    shipping: fc.nat(100_000),
    place: fc.constantFrom(...TAX_PLACES),
  });

  test('the tax is the value by exact fractions, and its parts add up to it', () => {
    fc.assert(
      fc.property(order, ({ lines, shipping, place }) => {
        const shares = taxOfOrder(lines, shipping, place);
        expect(totalTax(shares)).toBe(oracle(lines, shipping, place));
        const groups = byRate(shares);
        expect(groups.reduce((all, { tax }) => all + tax, 0)).toBe(totalTax(shares));
        const paid = lines.reduce((all, each) => all + each.amount * each.quantity - each.discount, shipping);
        expect(groups.reduce((all, { amount }) => all + amount, 0)).toBe(paid);
        expect(new Set(groups.map(({ rate }) => rate)).size).toBe(groups.length);
        for (const { amount, tax } of [...shares.lines, ...shares.shipping, ...groups])
          expect(tax >= 0 && tax <= amount).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('a higher price never has less tax', () => {
    fc.assert(
      fc.property(order, fc.integer({ min: 1, max: 500 }), ({ lines, shipping, place }, more) => {
        const tax = totalTax(taxOfOrder(lines, shipping, place));
        expect(totalTax(taxOfOrder(lines, shipping + more, place))).toBeGreaterThanOrEqual(tax);
        for (const each of lines) {
          const rate = taxRate(each.taxKind, place);
          expect(taxIncluded(each.amount + more, rate)).toBeGreaterThanOrEqual(
            taxIncluded(each.amount, rate),
          );
        }
      }),
      { numRuns: 500 },
    );
  });
});
