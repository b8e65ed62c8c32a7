import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '#src/core/currencies.ts';
import { formatSum } from '#src/core/format-sum.ts';
import { decimalOf, formatMoney, percentOf, sum, times } from '#src/core/money.ts';
import { REGIONS } from '#src/core/regions/regions.ts';
import { shareOut } from '#src/core/share-out.ts';

const amount = fc.integer({ min: 0, max: 99_999_999 });

describe('money', () => {
  test('an amount is shown divided by 100, with both decimals, in every region', () => {
    const shown = REGIONS.map(({ currency, locale }) => formatMoney({ amount: 123_450, currency }, locale));
    expect(shown).toEqual(['$1,234.50', '£1,234.50', '$1,234.50', '€1,234.50', '$1,234.50', '$1,234.50']);
  });

  test('pages have no unusual spaces', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...REGIONS),
        fc.constantFrom('en-GB', 'fr-FR', 'de-DE', 'es-MX'),
        (value, { currency }, locale) => {
          expect(formatMoney({ amount: value, currency }, locale)).not.toMatch(/[\u00a0\u202f\u2009]/);
        },
      ),
    );
  });

  test('a shown amount can be parsed to the same minor units', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const digits = formatMoney({ amount: value, currency: 'GBP' }, 'en-GB').replace(/\D/g, '');
        expect(Number(digits)).toBe(value);
      }),
    );
  });

  test('for machines an amount has digits and a point, and can be parsed to the same minor units', () => {
    expect(decimalOf({ amount: 5, currency: 'GBP' })).toBe('0.05');
    expect(decimalOf({ amount: 123450, currency: 'USD' })).toBe('1234.50');
    fc.assert(
      fc.property(amount, (value) => {
        const text = decimalOf({ amount: value, currency: 'EUR' });
        expect(text).toMatch(/^\d+\.\d\d$/);
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(value));
      }),
    );
    expect(() => decimalOf({ amount: 0.5, currency: 'EUR' })).toThrow(RangeError);
  });

  test('a percentage is rounded half up to a whole unit and never exceeds its limits', () => {
    expect(percentOf(250, 10)).toBe(25);
    expect(percentOf(255, 10)).toBe(26);
    expect(percentOf(254, 10)).toBe(25);
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (value, percent) => {
        const part = percentOf(value, percent);
        expect(Number.isInteger(part)).toBe(true);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(value);
        expect(Math.abs(part * 100 - value * percent)).toBeLessThanOrEqual(50);
      }),
    );
  });

  test('a total does not depend on the order, and one that cannot be exact is refused', () => {
    fc.assert(
      fc.property(fc.array(amount), (values) => {
        expect(sum(values)).toBe(sum(values.toReversed()));
      }),
    );
    expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => times(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
    expect(() => sum([0.5])).toThrow(RangeError);
  });

  test('an amount is allocated in whole units: the first of equal remainders gets the remaining unit', () => {
    expect(shareOut(1, [1, 1, 1])).toEqual([1, 0, 0]);
    expect(shareOut(2, [1, 1, 1])).toEqual([1, 1, 0]);
    expect(shareOut(10, [1, 2, 1, 2])).toEqual([2, 3, 2, 3]);
    expect(shareOut(5, [1, 3])).toEqual([1, 4]);
    expect(shareOut(7, [0, 0])).toEqual([0, 0]);
    expect(shareOut(0, [])).toEqual([]);
    for (const [whole, weights] of [
      [-1, [1]],
      [0.5, [1]],
      [1, [1, -1]],
      [1, [0.5, 1]],
    ] as const)
      expect(() => shareOut(whole, weights)).toThrow(RangeError('Only amounts can be allocated'));
  });

  test('digits are grouped by a plain space if a locale uses another one', () => {
    expect(formatMoney({ amount: 123_450, currency: 'EUR' }, 'fr-FR')).toBe('1 234,50 €');
  });

  test('every currency of a region has its digits in the table', () => {
    for (const { currency } of REGIONS) expect(CURRENCIES[currency].digits).toBe(2);
  });
});

test('a large amount has its currency sign and whole units, and never more than there is', () => {
  const said = (amount: number, currency: keyof typeof CURRENCIES) =>
    formatSum({ amount, currency }, 'en-GB');
  expect([said(1_842_000, 'GBP'), said(1_842_050, 'EUR'), said(3_160_000, 'USD'), said(5, 'CAD')]).toEqual([
    '£18,420',
    '€18,420',
    'US$31,600',
    'CA$0',
  ]);
});
