import { describe, expect, test } from 'vitest';
import { customizationOf, wordsFor } from '#src/core/products/customization.ts';
import type { Goods } from '#src/core/products/goods.ts';
import { isSoldOutIn } from '#src/core/products/sold-out.ts';
import { taxKindOf } from '#src/core/products/tax-kind.ts';
import { keptLength, tooLong, wordingIssue } from '#src/core/typed-text.ts';

const NAME = { label: 'A name', maxLength: 5, isRequired: true };
const POSTED = { _id: 'apron' };
const FILE = { _id: 'pattern', type: 'Digital File' } as const;
const CARD = { _id: 'card', type: 'Gift Card' } as const;

describe('a customization', () => {
  test('is asked for in every shipped format, or in those of the list', () => {
    expect(customizationOf({ customization: NAME }, POSTED)).toBe(NAME);
    for (const format of [FILE, CARD])
      expect(customizationOf({ customization: NAME }, format)).toBeUndefined();
    expect(customizationOf({}, POSTED)).toBeUndefined();
    const some = { ...NAME, formats: ['apron', 'pattern'] };
    expect(customizationOf({ customization: some }, POSTED)).toBe(some);
    expect(customizationOf({ customization: some }, { _id: 'tea-towel' })).toBeUndefined();
    expect(customizationOf({ customization: some }, FILE)).toBeUndefined();
  });

  test('is dropped for a format without one', () => {
    const some = { customization: { ...NAME, formats: ['apron'] } };
    expect(wordsFor(some, POSTED, 'Ana')).toBe('Ana');
    expect(wordsFor(some, { _id: 'tea-towel' }, 'Ana')).toBe('');
    expect(wordsFor(some, undefined, 'Ana')).toBe('Ana');
    expect(wordsFor({}, POSTED, 'Ana')).toBe('Ana');
  });

  test('is counted as it is saved, and may be missing only if it is optional', () => {
    expect(keptLength('  Ana\n')).toBe(3);
    expect(keptLength('e\u0301')).toBe(1);
    expect(wordingIssue(NAME, 'Anais')).toBeUndefined();
    expect(wordingIssue(NAME, ' Anais ')).toBeUndefined();
    expect(wordingIssue(NAME, 'Anaïsa')).toBe('A name: at most 5 characters.');
    expect(wordingIssue(NAME, '  ')).toBe('A name: please fill this in.');
    expect(wordingIssue({ ...NAME, isRequired: false }, '')).toBeUndefined();
    expect(tooLong(5000)).toBe('This is too long: at most 5,000 characters.');
    expect(tooLong(40, 'The code')).toBe('The code is too long: at most 40 characters.');
  });
});

describe('a product is sold out in a region', () => {
  const format = (_id: string) => ({ _id, name: _id, prices: [{ region: 'GB' as const, amount: 100 }] });
  const product = (counts: number[], availability: 'available' | 'unavailable' = 'available') => ({
    formats: counts.map((_, at) => format(`f${at}`)),
    stock: Object.fromEntries(counts.map((count, at) => [`f${at}`, { count, countedAt: '2026-11-01' }])),
    availability,
  });
  test('if no format can be bought, or none is in stock', () => {
    expect(isSoldOutIn(product([0, 0]), 'GB')).toBe(true);
    expect(isSoldOutIn(product([0, 1]), 'GB')).toBe(false);
    expect(isSoldOutIn(product([1]), 'GB')).toBe(false);
    expect(isSoldOutIn(product([1], 'unavailable'), 'GB')).toBe(true);
  });
  test('but not where it is not sold', () => {
    expect(isSoldOutIn(product([0]), 'US')).toBe(false);
    expect(isSoldOutIn(product([1], 'unavailable'), 'US')).toBe(false);
    expect(isSoldOutIn(product([]), 'GB')).toBe(false);
  });
});

test.each([
  ['book', 'book', 'e-book'],
  ['food', 'food', 'digital'],
  ['drink', 'drink', 'digital'],
  ['clothing', 'clothing', 'digital'],
  ['course', 'goods', 'course'],
  ['kitchenware', 'goods', 'digital'],
  ['print', 'goods', 'digital'],
  ['gift-card', 'voucher', 'voucher'],
] as const satisfies [Goods, string, string][])(
  '%s is taxed as %s when shipped and as %s as a file',
  (goods, posted, file) => {
    expect([taxKindOf(goods, true), taxKindOf(goods, false)]).toEqual([posted, file]);
    const own = goods === 'gift-card' ? 'voucher' : 'confectionery';
    expect(taxKindOf(goods, true, 'confectionery')).toBe(own);
  },
);
