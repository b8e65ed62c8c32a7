import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';
import { forgottenPrices } from '#src/catalogue/schemas/forgotten-prices.ts';

const SIZE = { name: 'Size', values: ['S', 'M', 'L', 'XL'] };
const COLOUR = { name: 'Colour', values: ['Olive', 'Ink'] };
const at = (GB: number) => ({ prices: { GB } });
const per = (...values: string[]) => values.map((value, index) => ({ value, ...at(4500 + index) }));
/** The variants that are named in the remark on a product. */
const named = (change: object) =>
  forgottenPrices({ ...at(4000), ...change }).map((text) => / own: (.*?)\. /.exec(text)?.[1]);

test('a value without a price is named, if all others of its option have prices', () => {
  expect(named({ options: [{ ...SIZE, perValue: per('S', 'M', 'L') }] })).toEqual(['XL']);
  expect(named({ options: [{ ...SIZE, perValue: per('S', 'M', 'L') }, COLOUR] })).toEqual([
    'XL, Olive; XL, Ink',
  ]);
  // The product's price may be that of the first value, and another one is forgotten.
  expect(named({ options: [{ ...SIZE, perValue: per('M', 'L') }] })).toEqual(['XL']);
});

test('a combination is named whose format is forgotten, or lacks a price', () => {
  const rest = { options: ['XL', 'Olive'], ...at(4900) };
  const options = [{ ...SIZE, perValue: per('S', 'M', 'L') }, COLOUR];
  expect(named({ options, formats: [rest] })).toEqual(['XL, Ink']);
  expect(named({ options, formats: [rest, { options: ['XL', 'Ink'], sku: 'XL-INK' }] })).toEqual(['XL, Ink']);
});

test.each<[string, object]>([
  ['only the first value has the product’s price', { options: [{ ...SIZE, perValue: per('M', 'L', 'XL') }] }],
  ['few values have another price', { options: [{ ...SIZE, perValue: per('XL') }] }],
  ['one of two values has another price', { options: [{ ...COLOUR, perValue: per('Olive') }] }],
  [
    'the price of each is written',
    { options: [{ ...SIZE, perValue: [...per('S', 'M', 'L'), { value: 'XL', ...at(4000) }] }] },
  ],
  [
    'it is not made',
    {
      options: [{ ...SIZE, perValue: per('S', 'M', 'L') }],
      formats: [{ options: ['XL'], availability: 'not-made' }],
    },
  ],
  ['the product has no price', { prices: undefined, options: [{ ...SIZE, perValue: per('S', 'M', 'L') }] }],
  ['it has no options', { formats: [{ id: 'one' }] }],
])('nothing is said if %s', (_what, change) => {
  expect(named(change)).toEqual([]);
});

test('the content check warns of it, with its file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'found-forgotten-'));
  try {
    cpSync('tests/fixtures/minimal-shop', folder, { recursive: true });
    const file = path.join(folder, 'products/damson-jam.md');
    const jar = (size: string, price: string) =>
      `  - { options: [${size}], net: { amount: 220, unit: g }${price} }\n`;
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        /^formats:\n(?: .*\n)*/m,
        `prices: { GB: 650 }
options: [{ name: Size, values: [S, M, L] }]
formats:
${jar('S', ', prices: { GB: 650 }')}${jar('M', ', prices: { GB: 850 }')}${jar('L', '')}`,
      ),
    );
    const { problems, warnings } = await readAndCheck(folder);
    expect(problems).toEqual([]);
    expect(warnings()).toEqual([
      {
        file: path.relative(process.cwd(), file),
        text: expect.stringMatching(/^prices: sold at the product’s price.*: L\. /),
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
