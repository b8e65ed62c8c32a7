import { describe, expect, test } from 'vitest';
import { GOODS_KINDS } from '#src/core/products/goods.ts';
import { TAX_KINDS, taxKindOf } from '#src/core/products/tax-kind.ts';
import { COUNTRIES } from '#src/core/regions/countries.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { TAX_PLACES, taxPlaceOf, taxRate } from '#src/core/tax/rates.ts';

describe('the tax category of a product', () => {
  test('a printed book and its file are two categories, and unknown goods have the standard one', () => {
    expect(taxKindOf('book', true)).toBe('book');
    expect(taxKindOf('book', false)).toBe('e-book');
    expect(taxKindOf('course', false)).toBe('course');
    expect(taxKindOf('food', true)).toBe('food');
    expect(taxKindOf('kitchenware', true)).toBe('goods');
    expect(taxKindOf('print', false)).toBe('digital');
    for (const goods of GOODS_KINDS)
      for (const isShipped of [true, false]) expect(TAX_KINDS).toContain(taxKindOf(goods, isShipped));
  });

  test('an editor’s category takes precedence over that of the goods', () => {
    expect(taxKindOf('food', true, 'confectionery')).toBe('confectionery');
  });
});

describe('the table of rates', () => {
  test('has Great Britain and each of the 27 EU states, and no others', () => {
    expect([...TAX_PLACES].sort()).toEqual([...COUNTRIES.GB, ...COUNTRIES.EU].sort());
  });

  // Copied by hand from the sources that the table names.
  test.each([
    ['GB', { book: 0, 'e-book': 0, food: 0, goods: 2000, course: 2000, confectionery: 2000, drink: 2000 }],
    ['DE', { book: 700, 'e-book': 700, food: 700, goods: 1900, course: 1900 }],
    ['FR', { book: 550, 'e-book': 550, food: 550, goods: 2000 }],
    ['IE', { book: 0, 'e-book': 0, food: 0, goods: 2300, confectionery: 2300 }],
    ['FI', { book: 1350, 'e-book': 1350, food: 1350, goods: 2550 }],
    ['LT', { book: 500, 'e-book': 500, food: 2100, goods: 2100 }],
    ['SE', { book: 600, 'e-book': 600, food: 600, goods: 2500 }],
    ['HU', { book: 500, 'e-book': 2700, food: 2700, goods: 2700 }],
    ['DK', { book: 2500, 'e-book': 2500, food: 2500, goods: 2500 }],
    ['SI', { book: 500, 'e-book': 500, food: 950, goods: 2200 }],
    ['RO', { book: 1100, 'e-book': 1100, food: 1100, goods: 2100 }],
  ] as const)('in %s', (place, rates) => {
    for (const [kind, rate] of Object.entries(rates))
      expect([kind, taxRate(kind as never, place)]).toEqual([kind, rate]);
  });

  test('no category is above the standard rate, and every rate is a whole number of basis points', () => {
    for (const place of TAX_PLACES)
      for (const kind of TAX_KINDS) {
        const rate = taxRate(kind, place);
        expect(Number.isInteger(rate) && rate >= 0 && rate <= taxRate('goods', place)).toBe(true);
      }
    expect(Math.min(...TAX_PLACES.map((place) => taxRate('goods', place)))).toBe(1700);
  });

  test('money without a reward is not taxed, and a gift card is taxed when it is spent', () => {
    for (const place of TAX_PLACES)
      expect([taxRate('gift', place), taxRate('voucher', place)]).toEqual([0, 0]);
  });
});

describe('the country in which an order is taxed', () => {
  test('is the region’s only country, for any typed address; in the EU it is the known country', () => {
    expect(taxPlaceOf('GB', '')).toBe('GB');
    expect(taxPlaceOf('GB', 'FR')).toBe('GB');
    expect(taxPlaceOf('EU', 'FR')).toBe('FR');
  });

  test.each([['', undefined, null, 'GB', 'US', 'XX', 'toString', 'fr']])(
    'is unknown in the EU for %j',
    (...countries) => {
      for (const country of countries) expect(taxPlaceOf('EU', country as string)).toBeUndefined();
    },
  );

  test('is none for prices without tax', () => {
    for (const region of REGION_CODES)
      if (region !== 'GB' && region !== 'EU')
        for (const country of ['', 'GB', 'DE', 'US', 'CA'])
          expect(taxPlaceOf(region, country)).toBeUndefined();
  });
});
