import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPrice } from '#scripts/lib/import/read-price.ts';

const minor = fc.integer({ min: 0, max: 99_999_99 });

/** The whole number with a separator between thousands. */
function grouped(amount: number, separator: string): string {
  return String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, separator);
}
const decimals = (amount: number) => String(amount % 100).padStart(2, '0');

describe('a price of another shop', () => {
  test.each([
    [',', '.'],
    ['.', ','],
    [' ', ','],
    ['\u00a0', ','],
    ["'", '.'],
    ['’', '.'],
    ['', '.'],
    ['', ','],
  ])('with “%s” between thousands and “%s” before decimals is exact', (thousands, point) => {
    fc.assert(
      fc.property(minor, fc.constantFrom('', '€', '€ ', 'EUR '), (amount, sign) => {
        const text = `${sign}${grouped(amount, thousands)}${point}${decimals(amount)}`;
        expect(readPrice(text, 'EUR')).toEqual({ amount });
      }),
    );
  });

  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,5 €', 1250],
    ['12.0000', 1200],
    ['1.234.567,00', undefined],
    ['99999.99', 99_999_99],
  ])('reads “%s”', (text, amount) => {
    const read = readPrice(text, 'EUR');
    expect('amount' in read ? read.amount : undefined).toBe(amount);
  });

  test.each(['1.234', '1,234', '12.500'])('does not guess whether “%s” is thousands', (text) => {
    expect(readPrice(text, 'EUR')).toEqual({ problem: expect.stringContaining('thousands or decimals') });
  });

  test.each(['=1+1', '-3.00', 'free', '', '1.2.3', '1,23,456.00', '12.345.6', '€ 12 €', '1e3', '12%'])(
    'refuses “%s”',
    (text) => {
      expect(readPrice(text, 'EUR')).toEqual({ problem: expect.any(String) });
    },
  );

  test('takes a dollar sign for any dollar, and refuses another currency', () => {
    expect(readPrice('$12.00', 'USD')).toEqual({ amount: 1200 });
    expect(readPrice('$12.00', 'CAD')).toEqual({ amount: 1200 });
    expect(readPrice('$12.00', 'EUR')).toEqual({ problem: '“$12.00” is not in EUR' });
    expect(readPrice('kr 12.00', 'EUR')).toEqual({ problem: expect.stringContaining('unknown currency') });
  });
});
