import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Outcome } from '#scripts/lib/import/import-products.ts';
import { outcomeText } from '#scripts/lib/import/import-text.ts';
import { readMapping } from '#scripts/lib/import/mapping.ts';
import { runImport } from '#scripts/lib/import/run-import.ts';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';
import { csv } from '#src/core/csv.ts';

/** The columns of WooCommerce's own export, in its order. */
const COLUMNS = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?'],
  ...['Visibility in catalog', 'Short description', 'Description', 'Date sale price starts'],
  ...['Date sale price ends', 'Tax status', 'In stock?', 'Stock', 'Backorders allowed?', 'Weight (kg)'],
  ...['Sale price', 'Regular price', 'Categories', 'Tags', 'Images', 'Parent', 'Brands'],
  ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global'],
  ...['Attribute 2 name', 'Attribute 2 value(s)', 'Attribute 2 visible', 'Attribute 2 global'],
];
type Row = Record<string, string | number>;

const MUG: Row = {
  ...{ Type: 'simple', Published: 1, 'Visibility in catalog': 'visible', 'In stock?': 1 },
  'Short description': 'For strong tea.',
  Description: '<p>Thrown on a wheel.</p>\\n<script>alert(1)</script><p>It is <strong>heavy</strong>.</p>',
  'Weight (kg)': '0.35',
  'Regular price': '18.50',
  Categories: 'Kitchen > Mugs, Gifts',
  Tags: 'tea',
  Brands: 'Maud Ferris',
};
const mug = (id: number, row: Row = {}): Row => ({
  ID: id,
  Name: `Mug ${id}`,
  SKU: `MUG-${id}`,
  ...MUG,
  ...row,
});

/** An apron with three of its four combinations. Two come before their parent, and one has it by SKU. */
function apron(id: number): Row[] {
  const variation = (at: number, size: string, colour: string, row: Row = {}): Row => ({
    ...{ ID: id * 10 + at, Type: 'variation', Name: `Apron ${id}`, Published: 1, SKU: `APR-${id}-${at}` },
    ...{
      Parent: `id:${id}`,
      'Regular price': '48',
      'Weight (kg)': '0.3',
      Stock: 4,
      'Backorders allowed?': 0,
    },
    ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': size },
    ...{ 'Attribute 2 name': 'Colour', 'Attribute 2 value(s)': colour },
    ...row,
  });
  return [
    variation(1, 'Short', 'Undyed'),
    variation(2, 'Short', 'Blue, dark'.replace(',', '\\,')),
    {
      ...mug(id, { Name: `Apron ${id}`, Type: 'variable', SKU: `APR-${id}`, 'Regular price': '' }),
      ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'Short, Long' },
      ...{ 'Attribute 2 name': 'Colour', 'Attribute 2 value(s)': 'Undyed, Blue\\, dark' },
    },
    variation(3, 'Long', 'Undyed', { Parent: `APR-${id}`, 'Sale price': '40' }),
  ];
}

const MAPPING = `
places:
  - { type: Mugs, category: pantry/jam, goods: tableware, noun: Mug }
reductions: { since: 2026-06-01, until: 2026-11-14 }
`;

let folder: string;
let content: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'found-import-'));
  content = path.join(folder, 'shop');
  cpSync('tests/fixtures/minimal-shop', content, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(rows: readonly Row[], columns = COLUMNS) {
  const file = path.join(folder, 'export.csv');
  writeFileSync(file, csv(columns, rows));
  writeFileSync(path.join(folder, 'mapping.yaml'), MAPPING);
  const told: Outcome[] = [];
  const summary = await runImport(
    {
      ...{ source: 'woocommerce', file, content, prices: { GB: '' }, overwrite: [], isWriting: true },
      mapping: readMapping(path.join(folder, 'mapping.yaml'), true),
      pictures: {},
    },
    (outcome) => told.push(outcome),
  );
  return { summary, told };
}
const fileOf = (id: string) => path.join(content, 'products', `${id}.md`);
const textOf = (id: string) => readFileSync(fileOf(id), 'utf8');
const fieldsOf = (id: string) => parse(textOf(id).split('---')[1] ?? '');

describe('an export of WooCommerce', () => {
  test('of 1,000 rows becomes content that the check accepts, and changes nothing again', {
    tags: ['long'],
  }, async () => {
    const rows = [
      ...Array.from({ length: 200 }, (_, at) => mug(at + 1)),
      ...Array.from({ length: 200 }, (_, at) => apron(at + 1000)).flat(),
    ];
    expect(rows).toHaveLength(1000);
    const first = await run(rows);
    expect(first.summary).toMatchObject({ counts: { new: 400, 'left out': 0 }, drafts: 0, isWritten: true });
    expect((await readAndCheck(content)).problems).toEqual([]);
    const again = await run(rows);
    expect(again.summary.counts).toMatchObject({ unchanged: 400, changed: 0, new: 0 });
  });

  test('has its price, weight in grams, text without scripts, and the address of before', async () => {
    const { summary } = await run([mug(7)]);
    expect(fieldsOf('mug-7')).toMatchObject({
      name: 'Mug 7',
      summary: 'For strong tea.',
      goods: 'tableware',
      formats: [{ sku: 'MUG-7', weight: 350, prices: { GB: 1850 } }],
    });
    expect(textOf('mug-7')).toContain('Thrown on a wheel.\n\nIt is **heavy**.');
    expect(textOf('mug-7')).not.toContain('alert');
    expect(summary.redirects).toEqual([{ from: '/product/mug-7', to: '/products/mug-7' }]);
  });

  test('joins variations to their product, wherever they are', async () => {
    await run(apron(5));
    const { options, formats } = fieldsOf('apron-5');
    expect(options).toEqual([
      { name: 'Size', values: ['Short', 'Long'] },
      { name: 'Colour', values: ['Undyed', 'Blue, dark'] },
    ]);
    expect(formats).toHaveLength(4);
    expect(formats[0]).toMatchObject({ options: ['Short', 'Undyed'], sku: 'APR-5-1', stock: { count: 4 } });
    const long = formats.find((format: { sku?: string }) => format.sku === 'APR-5-3');
    expect(long).toMatchObject({ prices: { GB: 4000 }, earlierPrices: [{ prices: { GB: 4800 } }] });
    // The combination that was not sold.
    expect(formats.at(-1)).toMatchObject({ options: ['Long', 'Blue, dark'], availability: 'not-made' });
  });

  test('that is sold out has none left, whoever counts it', async () => {
    await run([mug(1, { 'In stock?': 0 }), mug(2, { 'In stock?': 0, Stock: 4 }), mug(3)]);
    expect(fieldsOf('mug-1').formats[0].stock.count).toBe(0);
    expect(fieldsOf('mug-2').formats[0].stock.count).toBe(0);
    expect(fieldsOf('mug-3').formats[0].stock).toBeUndefined();
  });

  test('names variations of a product that the file does not have, and a weight that is no number', async () => {
    const orphan = apron(7)[0]!;
    const { told } = await run([mug(1, { 'Weight (kg)': '1.2kg' }), orphan]);
    expect(told.map((outcome) => outcomeText(outcome).join('\n'))).toEqual([
      expect.stringContaining('the weight “1.2kg” on line 2'),
      expect.stringContaining('line 3 is a variation of “id:7”, which the file does not have'),
    ]);
  });

  test('takes the regular price when the sale is over or has not started', async () => {
    await run([
      mug(1, { 'Sale price': '9', 'Date sale price ends': '2020-01-31 00:00:00' }),
      mug(2, { 'Sale price': '9', 'Date sale price starts': '2999-01-01 00:00:00' }),
    ]);
    for (const id of ['mug-1', 'mug-2']) expect(fieldsOf(id).formats[0].prices).toEqual({ GB: 1850 });
  });

  test('gives two products of one name an address each', async () => {
    await run([mug(1, { Name: 'Crème Brûlée Dish' }), mug(2, { Name: 'Crème brûlée dish' })]);
    expect([existsSync(fileOf('creme-brulee-dish')), existsSync(fileOf('creme-brulee-dish-2'))]).toEqual([
      true,
      true,
    ]);
  });

  test.each([
    ['a group', [mug(1, { Type: 'grouped' })], /group of products/],
    ['a product of another site', [mug(1, { Type: 'external' })], /sold by another site/],
    [
      'a variable product without variations',
      [mug(1, { Type: 'variable' })],
      /has variations, and none is in the file/,
    ],
    ['a price in words', [mug(1, { 'Regular price': 'ask us' })], /“ask us” is no price/],
    [
      'a variation for any value',
      apron(1).map((row) => (row.ID === 13 ? { ...row, 'Attribute 2 value(s)': '' } : row)),
      /for any value/,
    ],
  ] as [string, Row[], RegExp][])('%s is left out, with its line and the reason', async (_, rows, reason) => {
    const { summary, told } = await run(rows);
    expect(summary.counts).toMatchObject({ new: 0, 'left out': 1 });
    expect(outcomeText(told[0]!).join('\n')).toMatch(reason);
  });

  test('an unpublished product is a draft, and a file of another shop is refused', async () => {
    await run([mug(1, { Published: -1 })]);
    expect(fieldsOf('mug-1').draft).toBe(true);
    await expect(run([mug(1)], ['Handle', 'Title'])).rejects.toThrow(
      'This is no export of products from WooCommerce: it lacks “id”, “type”, “name”, “regular price”.',
    );
  });
});
