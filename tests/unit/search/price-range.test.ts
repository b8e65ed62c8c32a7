import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceRange } from '#src/catalogue/search/price-range.ts';
import { createSearchEngine } from '#src/catalogue/search/search-engine.ts';
import { readSynonyms } from '#src/catalogue/search/synonyms.ts';
import { writeIndex } from '#src/features/search/write-index.ts';
import { entry } from './entries.ts';

test.each([
  ['knife under £70', { most: 7000, rest: 'knife' }],
  ['under 20', { most: 2000, rest: '' }],
  ['Under £20 gifts', { most: 2000, rest: 'gifts' }],
  ['gifts up to 20 euros', { most: 2000, rest: 'gifts' }],
  ['pan < $49.50', { most: 4950, rest: 'pan' }],
  ['pan over €100', { least: 10000, rest: 'pan' }],
  ['pans between £20 and £40', { least: 2000, most: 4000, rest: 'pans' }],
  ['pans from 40 to 20', { least: 2000, most: 4000, rest: 'pans' }],
  ['knife over 20 under 70', { least: 2000, most: 7000, rest: 'knife' }],
  ['dinner under 30 minutes', undefined],
  ['cakes under 30 min', undefined],
  ['flour over 500 g', undefined],
  ['something below', undefined],
  ['over 100 recipes', undefined],
  ['from 40 countries to 20 tables', undefined],
  ['under £20 gifts for 10 people', { most: 2000, rest: 'gifts for 10 people' }],
  ['present £30 or less', { most: 3000, rest: 'present' }],
  ['30 euros or more, mugs', { least: 3000, rest: ', mugs' }],
  ['mug €20 max', { most: 2000, rest: 'mug' }],
  ['table under £1,200', { most: 120000, rest: 'table' }],
  ['one kilo or less', undefined],
  ['serves 4 or more', undefined],
  ['under the sea', undefined],
  ['1 000 recipes', undefined],
  ['under 20%', undefined],
])('“%s” asks for %o', (keyword, range) => {
  expect(priceRange(keyword)).toEqual(range);
});

test('an amount is read in all its spellings', () => {
  const signs = fc.constantFrom('£', '€', '$', 'US$', 'CA$');
  const most = fc.integer({ min: 1, max: 99_999 });
  const words = fc.constantFrom('under', 'below', 'less than', 'up to', 'MAX', 'no more than');
  fc.assert(
    fc.property(signs, most, words, fc.integer({ min: 0, max: 99 }), (sign, whole, word, cents) => {
      const plain = `${whole}.${String(cents).padStart(2, '0')}`;
      const expected = { most: whole * 100 + cents, rest: 'pan' };
      expect(priceRange(`pan ${word} ${sign}${plain}`)).toEqual(expected);
      expect(priceRange(`${word} ${sign}${plain} pan`)).toEqual(expected);
      expect(priceRange(`pan ${sign}${plain} or less`)).toEqual(expected);
      expect(priceRange(`pan ${word} ${sign}${whole.toLocaleString('en')}`)?.most).toBe(whole * 100);
    }),
  );
});

test('any text is read without an error, and limits are whole and in order', () => {
  const words = fc.constantFrom(
    'under',
    'over',
    'between',
    'and',
    'to',
    '£',
    '20',
    '35.50',
    'knife',
    '-',
    '<',
    'min',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((all) => all.join(' ')),
      ),
      (keyword) => {
        const range = priceRange(keyword);
        if (!range) return;
        const { least = 0, most = Infinity } = range;
        expect(Number.isInteger(least)).toBe(true);
        expect(most === Infinity || Number.isInteger(most)).toBe(true);
        expect(range.rest.length).toBeLessThan(keyword.length);
      },
    ),
  );
});

describe('a search with a price', () => {
  const priced = (id: string, title: string, amount?: number) =>
    entry(id, title, 'kitchen', {
      price: { text: 'x', ...(amount !== undefined && { amount }) },
      ...(amount === undefined && { isAbsent: true }),
    });
  const engine = createSearchEngine(
    writeIndex(
      [
        priced('nakiri', 'Nakiri knife', 9800),
        priced('paring', 'Paring knife', 3900),
        priced('bread', 'Bread knife', 7000),
        priced('away', 'Far knife'),
        entry('knife-skills', 'Knife skills', '', { kind: 'articles' }),
      ],
      [],
      [],
      readSynonyms([]),
    ),
  );
  const found = (keyword: string) =>
    engine.search({ keyword, page: 1 }).found.map(({ item }) => item.id.split('/')[1]);

  test('finds only what is sold here at such a price', () => {
    expect(found('knife under £70').sort()).toEqual(['bread', 'paring']);
    expect(found('knife over 70').sort()).toEqual(['bread', 'nakiri']);
    expect(found('knife between 50 and 80')).toEqual(['bread']);
    expect(found('knife under £5')).toEqual([]);
  });

  test('without other words finds all products at that price', () => {
    expect(found('under 70').sort()).toEqual(['bread', 'paring']);
    expect(engine.suggest('under 40').found.map(({ item }) => item.title)).toEqual(['Paring knife']);
  });

  test('without a price is as before', () => {
    expect(found('knife')).toHaveLength(5);
  });
});
