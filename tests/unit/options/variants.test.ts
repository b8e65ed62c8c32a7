import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productSchema } from '#src/catalogue/schemas/product.ts';
import { isGtin } from '#src/core/products/gtin.ts';
import {
  chosenFormat,
  combinations,
  isOffered,
  optionField,
  optionKind,
  pricedBy,
  variantOf,
} from '#src/core/products/options.ts';
import type { ProductOption } from '#src/core/products/types.ts';

const SIZE = { name: 'Size', values: ['S', 'M'] };
const COLOUR = { name: 'Colour', values: ['Olive', 'Ink'] };
const APRON = {
  name: 'An Apron',
  creator: 'ana',
  goods: 'clothing',
  categories: ['kitchen/linen'],
  summary: 'It keeps you clean.',
  addedAt: '2026-01-12',
  art: { scene: 'apron', foods: ['loaf'] },
  prices: { GB: 4000, EU: 4600 },
};
const formatsOf = (options: readonly ProductOption[]) =>
  combinations(options).map((values, at) => ({ id: `v-${at}`, options: values }));
const parsed = (change: object) =>
  productSchema.safeParse({
    ...APRON,
    options: [SIZE, COLOUR],
    formats: formatsOf([SIZE, COLOUR]),
    ...change,
  });
const issuesOf = (change: object) =>
  (parsed(change).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

const anyOptions = fc
  .uniqueArray(fc.constantFrom('Size', 'Colour', 'Grind'), { minLength: 1, maxLength: 3 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc
          .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 4 })
          .map((values) => ({ name, values })),
      ),
    ),
  );

describe('a product with options', () => {
  test('has a format for each combination, named by its values, at its own prices or the product’s', () => {
    const [first, ...others] = formatsOf([SIZE, COLOUR]);
    const { data } = parsed({ formats: [{ ...first, prices: { GB: 4500 } }, ...others] });
    expect(data?.formats.map(({ name, prices }) => [name, prices.GB, prices.EU])).toEqual([
      ['S, Olive', 4500, undefined],
      ['S, Ink', 4000, 4600],
      ['M, Olive', 4000, 4600],
      ['M, Ink', 4000, 4600],
    ]);
  });

  test('has each combination that is not written, with the prices, weights and pictures of its values', () => {
    const indigo = { value: 'Ink', prices: { GB: 4500 }, picture: 'picture-2' };
    const { data, error } = parsed({
      options: [
        { ...SIZE, perValue: [{ value: 'M', weight: 300 }] },
        { ...COLOUR, perValue: [indigo] },
      ],
      formats: [
        { options: ['S', 'Olive'], availability: 'not-made' },
        { options: ['M', 'Ink'], sku: 'APR-M-INK', prices: { GB: 5000 } },
      ],
      previewImages: [{ alt: 'An olive apron' }, { alt: 'A dark apron' }],
    });
    expect(error).toBeUndefined();
    expect(data?.options).toEqual([SIZE, COLOUR]);
    expect(data?.formats).toEqual([
      {
        id: 's-olive',
        name: 'S, Olive',
        options: ['S', 'Olive'],
        availability: 'not-made',
        prices: {},
      },
      {
        id: 'm-ink',
        name: 'M, Ink',
        options: ['M', 'Ink'],
        sku: 'APR-M-INK',
        weight: 300,
        picture: 'picture-2',
        prices: { GB: 5000 },
      },
      { id: 's-ink', name: 'S, Ink', options: ['S', 'Ink'], picture: 'picture-2', prices: { GB: 4500 } },
      { id: 'm-olive', name: 'M, Olive', options: ['M', 'Olive'], weight: 300, prices: APRON.prices },
    ]);
    // The first combination that is made is chosen first.
    expect(data?.productFormatId).toBe('s-ink');
    expect(data?.previewImages.map(({ view }) => view)).toEqual(['front', 'picture-2']);
  });

  test('needs no format at all if the product has prices', () => {
    const { data } = parsed({ formats: undefined });
    expect(data?.formats.map(({ id, name }) => [id, name])).toEqual([
      ['s-olive', 'S, Olive'],
      ['s-ink', 'S, Ink'],
      ['m-olive', 'M, Olive'],
      ['m-ink', 'M, Ink'],
    ]);
    expect(issuesOf({ formats: undefined, prices: undefined })).not.toEqual([]);
  });

  test('names a value that the option of its terms lacks', () => {
    const perValue = [{ value: 'XL', weight: 300 }];
    expect(issuesOf({ options: [{ ...SIZE, perValue }, COLOUR] })).toEqual([
      'options.0.perValue.0.value: one of S, M',
    ]);
  });

  test('may have a combination that is not made, which has no price; all others have one', () => {
    const [first, ...others] = formatsOf([SIZE, COLOUR]);
    const [second] = others;
    const priced = { prices: { GB: 4500 } };
    const withoutCommon = (...formats: object[]) => ({
      prices: undefined,
      formats: [...formats, ...others.slice(1).map((format) => ({ ...format, ...priced }))],
    });
    const notMade = { ...first, availability: 'not-made' };
    const { data } = parsed(withoutCommon(notMade, { ...second, ...priced }));
    expect(data?.formats.map(({ prices }) => prices.GB)).toEqual([undefined, 4500, 4500, 4500]);
    expect(parsed({ formats: [notMade, ...others] }).data?.formats[0]?.prices).toEqual({});
    expect(issuesOf(withoutCommon(notMade, { ...second, prices: {} }))).toEqual([
      expect.stringMatching(/^formats\.1\.prices: a price for at least one region: /),
    ]);
  });

  test.each<[string, object, RegExp]>([
    [
      'a missing combination without a price',
      {
        prices: undefined,
        formats: formatsOf([SIZE, COLOUR])
          .slice(1)
          .map((format) => ({ ...format, prices: { GB: 4500 } })),
      },
      /^formats: a format with the options \[S, Olive\]; if you do not make it, with availability: not-made$/,
    ],
    [
      'a combination twice',
      { formats: [...formatsOf([SIZE, COLOUR]), { id: 'again', options: ['S', 'Ink'] }] },
      /^formats\.4\.options: values that no other format has; formats\.1 has them, too$/,
    ],
    [
      'an unknown value',
      { formats: [{ id: 'xl', options: ['XL', 'Ink'] }, ...formatsOf([SIZE, COLOUR])] },
      /^formats\.0\.options\.0: one of S, M$/,
    ],
    [
      'too few values',
      { formats: [{ id: 'm', options: ['M'] }, ...formatsOf([SIZE, COLOUR])] },
      /^formats\.0\.options: a value for each of Size, Colour$/,
    ],
    [
      'an option without values',
      { options: [{ name: 'Size', values: [] }] },
      /^options\.0\.values: at least one value$/,
    ],
    [
      'a value twice',
      { options: [{ name: 'Size', values: ['S', 'S'] }] },
      /^options\.0\.values: values that differ from each other$/,
    ],
    ['two options of one name', { options: [SIZE, SIZE] }, /^options: names that differ from each other$/],
    [
      'formats with values and no options',
      { options: undefined },
      /^options: the options whose values the formats have, with their names$/,
    ],
    [
      'formats of two types',
      {
        formats: formatsOf([SIZE, COLOUR]).map((one, at) => (at ? one : { ...one, type: 'Print On Demand' })),
      },
      /^formats: one type for all formats of a product with options$/,
    ],
    [
      'an unknown picture',
      { formats: formatsOf([SIZE, COLOUR]).map((one) => ({ ...one, picture: 'back' })) },
      /^formats\.0\.picture: the name or view of one of previewImages: there is none$/,
    ],
    [
      'a wrong barcode',
      { formats: formatsOf([SIZE, COLOUR]).map((one) => ({ ...one, barcode: '5012345678901' })) },
      /^formats\.0\.barcode: a barcode of 8, 12, 13 or 14 digits with a right check digit$/,
    ],
  ])('is refused with %s: file, field and what was expected', (_what, change, issue) => {
    expect(issuesOf(change)).toContainEqual(expect.stringMatching(issue));
  });

  test('has at most 100 formats, and one without options at most six', () => {
    const values = Array.from({ length: 101 }, (_, at) => `v${at}`);
    const wide = [
      { name: 'Size', values: values.slice(0, 30) },
      { name: 'Fit', values: ['a', 'b', 'c', 'd'] },
    ];
    expect(issuesOf({ options: wide, formats: formatsOf(wide) })).toEqual([
      'options: at most 100 combinations of values; these are 120',
    ]);
    const hundred = [
      { name: 'Size', values: values.slice(0, 25) },
      { name: 'Fit', values: ['a', 'b', 'c', 'd'] },
    ];
    expect(issuesOf({ options: hundred, formats: formatsOf(hundred) })).toEqual([]);
    const plain = values.slice(0, 7).map((name) => ({ id: name, name, prices: { GB: 100 } }));
    expect(issuesOf({ options: undefined, formats: plain })).toEqual([
      'formats: at most 6 formats, or options whose values they have',
    ]);
  });
});

describe('choosing a variant', () => {
  test('each combination leads to its own format and to no other', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const formats = combinations(options).map((values, at) => ({ _id: `v-${at}`, options: values }));
        for (const format of formats) {
          const fields = Object.fromEntries(format.options.map((value, at) => [optionField(at), value]));
          expect(chosenFormat(formats, options, (name) => fields[name])).toBe(format);
        }
        expect(variantOf(formats, [...options.map(() => 'a'), 'a'])).toBeUndefined();
      }),
    );
  });

  test('a value is offered when a format has it beside the other chosen values', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const all = combinations(options);
        const gone = all[seed % all.length]!;
        const formats = all.filter((values) => values !== gone).map((values) => ({ options: values }));
        for (const position of options.keys()) {
          expect(isOffered(formats, gone, position, gone[position]!)).toBe(false);
          for (const value of options[position]!.values.filter((other) => other !== gone[position]))
            expect(isOffered(formats, gone, position, value)).toBe(true);
        }
      }),
    );
  });

  test('a product without options is chosen by its format’s id', () => {
    const formats = [{ _id: 'jar' }, { _id: 'box' }];
    expect(chosenFormat(formats, undefined, () => 'box')).toBe(formats[1]);
    expect(chosenFormat(formats, undefined, () => undefined)).toBeUndefined();
  });

  test('the option that alone decides the price is found, if there is one', () => {
    const priced = (price: (values: string[]) => number) =>
      pricedBy(combinations([SIZE, COLOUR]).map((options) => ({ options, amount: price(options) })));
    expect(priced(() => 100)).toBeUndefined();
    expect(priced(([size]) => (size === 'S' ? 100 : 200))).toBe(0);
    expect(priced(([, colour]) => (colour === 'Ink' ? 100 : 200))).toBe(1);
    expect(priced(([size, colour]) => (size === 'S' && colour === 'Ink' ? 100 : 200))).toBeUndefined();
    expect(pricedBy([])).toBeUndefined();
  });

  test('size, colour, material and pattern have names that shopping services know', () => {
    expect(['Size', 'Colour', 'color', 'Material', 'PATTERN', 'Grind'].map(optionKind)).toEqual([
      'size',
      'color',
      'color',
      'material',
      'pattern',
      undefined,
    ]);
  });
});

test('a barcode is right when its check digit is, and no other digit would do', () => {
  for (const right of ['5012345678900', '4006381333931', '96385074', '036000291452', '10012345678902'])
    expect(isGtin(right), right).toBe(true);
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), (start) => {
      const right = Array.from({ length: 10 }, (_, last) => `${start}${last}`).filter(isGtin);
      expect(right).toHaveLength(1);
    }),
  );
  for (const wrong of ['', '501234567891', '5012345678900 ', '50123456789OO', '123456789'])
    expect(isGtin(wrong), wrong).toBe(false);
});
