import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, minimumAmount } from '../src/money/currencies.ts';
import { acceptsCountry, methodsFor } from '../src/money/methods.ts';
import { multiply, scale, split } from '../src/money/split.ts';
import { taxRateOf } from '../src/money/tax.ts';
import { type Bill, totals } from '../src/money/totals.ts';

const amount = fc.integer({ min: 0, max: 99_999_999 });

describe('allocation', () => {
  test('the parts add up, differ from their share by less than one unit, and never exceed their weight', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, share) => {
          const sum = weights.reduce((a, b) => a + b, 0);
          const total = Math.floor(sum * share);
          const parts = split(total, weights);
          expect(parts.reduce((a, b) => a + b, 0)).toBe(sum === 0 ? 0 : total);
          for (const [index, part] of parts.entries()) {
            const weight = weights[index] as number;
            expect(part).toBeLessThanOrEqual(weight);
            expect(Math.abs(part - (sum === 0 ? 0 : (total * weight) / sum))).toBeLessThan(1 + 1e-6);
          }
        },
      ),
    );
  });

  test('the largest remainder gets the unit, the first one if they are equal', () => {
    expect(split(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(split(10, [1, 5, 5])).toEqual([1, 5, 4]);
    expect(split(5, [0, 0])).toEqual([0, 0]);
  });

  test('scaling rounds half up, decimals are exact', () => {
    expect(scale(25, 1, 10)).toBe(3);
    expect(scale(24, 1, 10)).toBe(2);
    expect(multiply('12.345', 100)).toBe(1235);
    expect(multiply('0.1', 3)).toBe(0);
    expect(multiply('0.5', 1)).toBe(1);
    expect(multiply('1050', 3)).toBe(3150);
  });
});

describe('totals', () => {
  const bill = (more: Partial<Bill>): Bill => ({
    lines: [{ subtotal: 10_000, isInclusive: true, isDiscounted: true }],
    discount: null,
    shipping: null,
    taxBasisPoints: null,
    ...more,
  });

  test('included tax changes no total; tax on top does', () => {
    const shipping = { amount: 500, isInclusive: true };
    expect(totals(bill({ taxBasisPoints: 2000, shipping }))).toMatchObject({ tax: 1667 + 83, total: 10_500 });
    const lines = [{ subtotal: 10_000, isInclusive: false, isDiscounted: true }];
    expect(totals(bill({ taxBasisPoints: 500, lines }))).toMatchObject({
      tax: 500,
      total: 10_500,
      subtotal: 10_000,
    });
    expect(totals(bill({ taxBasisPoints: 0, lines }))).toMatchObject({ tax: 0, total: 10_000 });
  });

  test('the discount is subtracted before tax, and not from shipping', () => {
    const lines = [{ subtotal: 10_000, isInclusive: false, isDiscounted: true }];
    const shipping = { amount: 1000, isInclusive: false };
    expect(totals(bill({ lines, shipping, discount: { percent: 10 }, taxBasisPoints: 2000 }))).toMatchObject({
      discount: 1000,
      tax: 1800 + 200,
      total: 9000 + 1800 + 1200,
    });
    expect(totals(bill({ discount: { amount: 99_999 }, shipping })).total).toBe(1000);
  });

  test('the parts of any bill add up to its amounts', () => {
    const lines = fc.array(
      fc.record({
        subtotal: fc.integer({ min: 0, max: 1_000_000 }),
        isInclusive: fc.boolean(),
        isDiscounted: fc.boolean(),
      }),
      { minLength: 1, maxLength: 100 },
    );
    const discount = fc.oneof(
      fc.constant(null),
      fc.record({ amount: fc.integer({ min: 1, max: 2_000_000 }) }),
      fc.record({ percent: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100) }),
    );
    const shipping = fc.option(
      fc.record({ amount: fc.integer({ min: 0, max: 10_000 }), isInclusive: fc.boolean() }),
    );
    const taxBasisPoints = fc.constantFrom(null, 0, 500, 2000);
    fc.assert(
      fc.property(fc.record({ lines, discount, shipping, taxBasisPoints }), (given) => {
        const sums = totals(given);
        const added = (key: 'subtotal' | 'discount' | 'tax' | 'total') =>
          sums.lines.reduce((sum, line) => sum + line[key], 0);
        expect(added('subtotal')).toBe(sums.subtotal);
        expect(added('discount')).toBe(sums.discount);
        expect(added('tax') + (sums.shipping?.tax ?? 0)).toBe(sums.tax);
        expect(added('total') + (sums.shipping?.total ?? 0)).toBe(sums.total);
        for (const [index, line] of sums.lines.entries()) {
          expect(line.discount).toBeLessThanOrEqual(line.subtotal);
          if (!given.lines[index]?.isDiscounted) expect(line.discount).toBe(0);
          const onTop = given.lines[index]?.isInclusive ? 0 : line.tax;
          expect(line.total).toBe(line.subtotal - line.discount + onTop);
        }
      }),
    );
  });
});

describe('currencies', () => {
  test.each([
    [123456, 'gbp', 'en-GB', '£1,234.56'],
    [123456, 'eur', 'de', '1.234,56 €'],
    [123456, 'eur', 'fr', '1 234,56 €'],
    [1234, 'jpy', 'en-GB', '¥1,234'],
    [123400, 'isk', 'en-GB', 'kr 1,234'],
    [1234560, 'kwd', 'en-GB', 'KWD 1,234.560'],
    [123456, 'huf', 'en-GB', 'Ft 1,234.56'],
    [0, 'usd', 'en-US', '$0.00'],
  ])('%i %s in %s', (minor, currency, locale, text) => {
    expect(formatAmount(minor, currency, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
  });

  test('minimums are Stripe’s', () => {
    expect(['usd', 'eur', 'gbp', 'cad', 'sek', 'mxn', 'jpy', 'kes'].map(minimumAmount)).toEqual([
      50, 50, 30, 50, 300, 1000, 50, 1,
    ]);
  });
});

describe('payment methods', () => {
  const request = { total: 5000, allowed: undefined, excluded: undefined };

  test.each([
    ['gbp', ['GB'], ['card', 'klarna', 'afterpay_clearpay', 'bacs_debit']],
    ['gbp', null, ['card', 'klarna', 'bacs_debit']],
    ['eur', ['FR', 'DE'], ['card', 'klarna', 'sepa_debit']],
    ['eur', ['MT'], ['card', 'sepa_debit']],
    ['usd', ['US'], ['card', 'klarna', 'afterpay_clearpay', 'us_bank_account']],
    ['usd', ['MX', 'BR'], ['card', 'us_bank_account']],
    ['cad', ['CA'], ['card', 'klarna', 'afterpay_clearpay', 'acss_debit']],
    ['jpy', ['JP'], ['card']],
  ])('%s shipped to %j', (currency, countries, expected) => {
    expect(methodsFor({ ...request, currency, countries })).toEqual(expected);
  });

  test('by selection, by exclusion, by amount, by the shopper’s country', () => {
    const uk = { ...request, currency: 'gbp', countries: ['GB'] };
    expect(methodsFor({ ...uk, allowed: ['klarna'] })).toEqual(['klarna']);
    expect(methodsFor({ ...uk, excluded: ['bacs_debit', 'klarna'] })).toEqual(['card', 'afterpay_clearpay']);
    expect(methodsFor({ ...uk, total: 400_001 })).not.toContain('afterpay_clearpay');
    expect(acceptsCountry('klarna', 'eur', 'FR')).toBe(true);
    expect(acceptsCountry('klarna', 'eur', 'MT')).toBe(false);
    expect(acceptsCountry('card', 'eur', 'MT')).toBe(true);
  });

  test('sample taxes', () => {
    expect(['GB', 'FR', 'FI', 'CA', 'US', 'JP'].map((country) => taxRateOf(country).basisPoints)).toEqual([
      2000, 2000, 2550, 500, 0, 0,
    ]);
    const book = (country: string) => taxRateOf(country, 'txcd_35010000').basisPoints;
    expect(['GB', 'FR', 'NL', 'CA'].map(book)).toEqual([0, 550, 2100, 500]);
    expect(taxRateOf('GB', 'txcd_99999999').basisPoints).toBe(2000);
    expect(taxRateOf('GB', 'txcd_00000000').basisPoints).toBe(0);
  });
});
