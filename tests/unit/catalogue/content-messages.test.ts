import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf } from '#src/catalogue/reading/line-of-field.ts';
import { describeProblem, parseFile } from '#src/catalogue/reading/parse-file.ts';
import { textOf } from '#src/catalogue/reading/read-text.ts';

const PRODUCT = `---
name: A Pan
creator: ada
goods: kitchenware
categories: [kitchen/pans]
summary: For two eggs.
addedAt: 2026-01-02
formats:
  - id: pan
    name: Pan
    prices: { GB: 2400, EU: 2900 }
    earlierPrices:
      - { since: 2026-01-02, prices: { GB: 2600 } }
    pricesSince: 2026-02-02
---

Text.
`;
const problemsOf = (text: string) => {
  const read = parseFile('products/pan.md', text, 'products');
  return 'problems' in read ? read.problems.map(describeProblem) : [];
};

describe('messages about content', () => {
  test('a product with prices in minor units has none', () => {
    expect(problemsOf(PRODUCT)).toEqual([]);
  });

  test('an error about a decimal point shows the right form, in a record and in a list', () => {
    expect(problemsOf(PRODUCT.replace('GB: 2400', 'GB: 24.00').replace('GB: 2600', 'GB: 26.5'))).toEqual([
      'products/pan.md: formats.0.prices.GB: a price in minor units: write 2400 for 24.00',
      'products/pan.md: formats.0.earlierPrices.0.prices.GB: a price in minor units: write 2650 for 26.5',
    ]);
  });

  test.each([
    ['24.50 GBP', '2450 for 24.50 GBP'],
    ["'24,50'", '2450 for “24,50”'],
    ['$24', '2400 for $24'],
    ['€ 24.5', '2450 for € 24.5'],
    ["'2400'", '2400 for “2400”'],
  ])('a price that is written as %s is told how to be written', (written, told) => {
    expect(problemsOf(PRODUCT.replace('GB: 2400', `GB: ${written}`))).toEqual([
      `products/pan.md: formats.0.prices.GB: a price in minor units: write ${told}`,
    ]);
  });

  test('the texts beside an amount may be numbers', () => {
    const funding = (budget: string) =>
      JSON.stringify(parseFile('oven.md', `---\nbudget: [${budget}]\n---\n`, 'fundings'));
    expect(funding('{ label: "2026", amount: 100 }')).not.toContain('minor units');
    expect(funding('{ label: Stone, amount: £1 }')).toContain('write 100 for £1');
  });

  test('a rate of shipping has no decimal point either, and an exchange rate may have one', () => {
    const method = (zone: string) =>
      parseFile(
        'post.yaml',
        `name: Post\nactive: true\norder: 1\nzones: { far: { rate: ${zone} } }\n`,
        'shipping-methods',
      );
    expect(JSON.stringify(method('4.00'))).toContain('write 400 for 4.00');
    expect(JSON.stringify(method('400'))).not.toContain('minor units');
    const funding = parseFile('oven.md', '---\nrates: { USD: 0.79 }\n---\n', 'fundings');
    expect(JSON.stringify(funding)).not.toContain('minor units');
  });

  test('no amount with two decimals becomes a price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (amount) => {
        const written = (amount / 100).toFixed(2);
        expect(problemsOf(PRODUCT.replace('GB: 2400', `GB: ${written}`))).toEqual([
          `products/pan.md: formats.0.prices.GB: a price in minor units: write ${amount} for ${written}`,
        ]);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    '2026-02-30',
    '',
    'true',
    '2026',
    '11/12/2026',
    '2026-1-2',
    '"2026-01-02 10:00"',
    '2026-01-02T10:00',
  ])('a day that is written as “%s” is none', (written) => {
    for (const field of ['addedAt', 'formats.0.pricesSince'])
      expect(
        problemsOf(
          PRODUCT.replace(RegExp(`${field.split('.').at(-1)}: .+`), (line) =>
            line.replace(/ .+/, ` ${written}`),
          ),
        ),
      ).toEqual([
        `products/pan.md: ${field}: a day such as 2026-12-01, or a time with its time zone such as 2026-12-01T09:00+01:00`,
      ]);
  });

  test('a missing day is called missing, and a time with its zone is the day of a shop', () => {
    expect(problemsOf(PRODUCT.replace(/addedAt: .+\n/, ''))).toEqual([
      'products/pan.md: addedAt: is missing',
    ]);
    const read = parseFile('pan.md', PRODUCT.replace('2026-01-02', '2026-01-02T23:30-02:00'), 'products');
    expect(read).toMatchObject({ data: { addedAt: new Date('2026-01-03T01:30Z') } });
  });

  test('an error about a mistyped field names the right one, at any depth', () => {
    expect(problemsOf(PRODUCT.replace('summary:', 'sumary:')).join()).toContain(
      'sumary. Did you mean summary?',
    );
    expect(problemsOf(PRODUCT.replace('    prices:', '    pricse:')).join()).toContain(
      'pricse. Did you mean prices?',
    );
    expect(problemsOf(PRODUCT.replace('name: A Pan', 'name: A Pan\nfrobnicate: 1')).join()).not.toContain(
      'Did you mean',
    );
  });

  test.each([
    ['a region', 'GB: 2400', 'EUU: 2400', 'EUU. Did you mean EU?'],
    ['a region by another name', 'GB: 2400', 'UK: 2400', 'UK. Did you mean GB?'],
    ['a kind of goods', 'goods: kitchenware', 'goods: kitchenwear', '. Did you mean kitchenware?'],
    ['a value', 'goods: kitchenware', 'goods: kitchenware\ntype: pre-oder', '. Did you mean pre-order?'],
    [
      'a field with two letters in the wrong order',
      'goods:',
      'nuon: Pan\ngoods:',
      'nuon. Did you mean noun?',
    ],
  ])('a mistyped name of %s is told which one was meant', (_what, from, to, told) => {
    expect(problemsOf(PRODUCT.replace(from, to)).join()).toContain(told);
  });

  test.each([
    ['a tab', 'name: A Pan', 'name: A Pan\n\tnoun: Pan', 'spaces, and no tab'],
    ['a field twice', 'name: A Pan', 'name: A Pan\nname: A Pot', 'each field once'],
    ['a bare colon', 'name: A Pan', 'name: A Pan: big', 'quotes around a text with a colon'],
    ['an open bracket', '[kitchen/pans]', '[kitchen/pans', 'a quote, bracket'],
    ['an open quote', 'name: A Pan', 'name: "A Pan', 'a quote, bracket'],
    ['a sign', 'name: A Pan', 'name: `A Pan`', 'quotes around a text that begins with a sign'],
  ])('YAML with %s is one problem, in words of its own', (_what, from, to, told) => {
    const found = problemsOf(PRODUCT.replace(from, to));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      RegExp(`^products/pan\\.md: the whole file: valid YAML: ${told}.* \\(line \\d+\\)$`),
    );
  });

  test('a line that is indented further is told apart from a text with a colon', () => {
    const text = PRODUCT.replace('    name: Pan', '    name: Pan\n      noun: Pot');
    expect(problemsOf(text)).toEqual([
      'products/pan.md: the whole file: valid YAML: fields that belong together in one column (line 10)',
    ]);
  });

  test.each([
    ['[]', 'at least one value'],
    ['[Short, Short]', 'values that differ from each other'],
  ])('an option with the values %s is named, and each value once', (values, told) => {
    const options = `options: [{ name: Size, values: ${values} }]\nformats:`;
    const found = problemsOf(
      PRODUCT.replace('formats:', options).replace('    name: Pan', '    options: [Long]'),
    ).join('\n');
    expect(found).toContain(told);
    expect(found).not.toMatch(/there is none|Short, Short/);
  });

  test('a text that begins with an asterisk is a problem, and no fault', () => {
    expect(problemsOf(PRODUCT.replace('A Pan', '*Pan*'))).toEqual([
      'products/pan.md: the whole file: valid YAML: quotes around a text that begins with an asterisk',
    ]);
  });

  test('an error of YAML has the line of the file, below front matter and without', () => {
    expect(problemsOf(PRODUCT.replace('name: A Pan', 'name: A Pan\nname: A Pot')).join()).toContain(
      '(line 3)',
    );
    expect(parseFile('ten.yaml', 'code: A\ncode: B\n', 'coupons')).toMatchObject({ problems: [{ line: 2 }] });
  });

  test('a text in another encoding is named, and a byte order mark is none', () => {
    const bytes = (encoding: BufferEncoding, text: string) => textOf(Buffer.from(text, encoding));
    expect(bytes('utf8', '\uFEFFname: Åsa')).toBe('name: Åsa');
    expect(bytes('utf16le', '\uFEFFname: Åsa')).toMatchObject({
      expected: expect.stringContaining('UTF-16'),
    });
    expect(bytes('latin1', 'name: Åsa')).toMatchObject({
      expected: expect.stringContaining('another encoding'),
    });
    expect(lineOf(`\uFEFF${PRODUCT}`, 'summary')).toBe(6);
  });

  test.each([
    ['summary', 6],
    ['categories.0', 5],
    ['formats.0.prices.GB', 11],
    ['formats.0.earlierPrices.0.since', 13],
    // What is missing is missing in something.
    ['formats.0.prices.US', 11],
    ['formats.1', 8],
  ])('%s is on line %i', (field, line) => {
    expect(lineOf(PRODUCT, field)).toBe(line);
  });

  test('a file of YAML alone is counted from its first line', () => {
    expect(lineOf('code: TEN\npercentOff: 10\n', 'percentOff')).toBe(2);
  });
});
