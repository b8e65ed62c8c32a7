import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productHtml } from '#scripts/lib/export/product-html.ts';
import { otherRegions, shopifyColumnsFor, shopifyRows } from '#scripts/lib/export/shopify-rows.ts';
import { readMapping } from '#scripts/lib/import/mapping.ts';
import { runImport } from '#scripts/lib/import/run-import.ts';
import { loadContent } from '#src/catalogue/reading/load-content.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { csv } from '#src/core/csv.ts';
import { isShipped } from '#src/core/products/pricing.ts';

const NOW = new Date();
const TEST_SHOP = 'tests/fixtures/shop';
let folder: string;
let before: Content['products'];
let after: Map<string, Product>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'found-export-'));
  const content = path.join(folder, 'shop');
  cpSync('tests/fixtures/minimal-shop', content, { recursive: true });
  before = (await loadContent(TEST_SHOP)).products;
  const others = otherRegions(before, 'GB');
  const options = {
    region: 'GB',
    others,
    pictures: undefined,
    vendorOf: (id: string) => id,
    now: NOW,
  } as const;
  const file = path.join(folder, 'products.csv');
  writeFileSync(
    file,
    csv(
      shopifyColumnsFor(others),
      before.flatMap((product) => shopifyRows(product, options)),
    ),
  );
  const mapping = path.join(folder, 'mapping.yaml');
  const prices = ['GB: Price', ...others.map((region) => `${region}: Price / ${region}`)];
  writeFileSync(mapping, `prices: { ${prices.join(', ')} }\ncategory: pantry/jam\ncreator: maud-ferris\n`);
  await runImport(
    {
      ...{ source: 'shopify', file, content, overwrite: [], isWriting: true },
      prices: Object.fromEntries([['GB', 'Price'], ...others.map((region) => [region, `Price / ${region}`])]),
      mapping: readMapping(mapping, true),
      pictures: {},
    },
    () => {},
  );
  const read = await readContent(content);
  after = new Map(read.content.products.map((product) => [product.id, product]));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('an export as Shopify’s CSV', () => {
  test('brings back each posted product with its prices in every region, and what it is', () => {
    const posted = before.filter(({ data }) =>
      data.formats.every((format) => isShipped(format) && !format.contains),
    );
    expect(posted.length).toBeGreaterThan(20);
    for (const product of posted)
      expect(factsOf(after.get(product.id)!), product.id).toEqual(factsOf(product));
  });

  test('sells nothing that is not for sale: a variant, a pre-order, and what was taken off the site', async () => {
    const options = { region: 'GB', others: [], pictures: undefined, vendorOf: String, now: NOW } as const;
    const statusOf = (data: Partial<Product['data']>) => {
      const [product] = before;
      return shopifyRows({ ...product!, data: { ...product!.data, ...data } }, options)[0]!.Status;
    };
    expect(statusOf({ type: 'available', kind: 'standard', draft: undefined })).toBe('Active');
    for (const data of [
      { type: 'pre-order' },
      { kind: 'test' },
      { unpublishAt: new Date(NOW.getTime() - 1) },
      { publishAt: new Date(NOW.getTime() + 60_000) },
    ] as const)
      expect(statusOf(data), JSON.stringify(data)).toBe('Draft');
    const soldOut = before.filter(({ data }) =>
      data.formats.some(({ availability }) => availability === 'unavailable'),
    );
    expect(soldOut.length).toBeGreaterThan(0);
    for (const product of soldOut)
      for (const [at, format] of product.data.formats.entries())
        if (format.availability)
          expect(shopifyRows(product, options)[at]).toMatchObject({
            'Inventory tracker': 'shopify',
            'Inventory quantity': 0,
            'Continue selling when out of stock': 'deny',
          });
  });

  test('names a product that is sold in one way, the options of one that has some, and formats without options', () => {
    const options = {
      region: 'GB',
      others: [],
      pictures: undefined,
      vendorOf: () => 'Somebody',
      now: NOW,
    } as const;
    const first = (id: string) => shopifyRows(before.find((product) => product.id === id)!, options)[0];
    expect(first('market-apron')).toMatchObject({
      'Option1 name': 'Size',
      'Option2 name': 'Colour',
      'Option1 value': 'Short',
      'Option2 value': 'Undyed',
      Price: { amount: 4800, currency: 'GBP' },
    });
    const single = before.find(({ data }) => data.formats.length === 1 && !data.options)!;
    expect(first(single.id)).toMatchObject({ 'Option1 name': 'Title', 'Option1 value': 'Default Title' });
    expect(first('six-sardines-algarve')).toMatchObject({ 'Option1 name': 'Format', Vendor: 'Somebody' });
  });

  test('has no row for a combination that is not made', () => {
    const { data, ...apron } = before.find(({ id }) => id === 'market-apron')!;
    const [first, ...others] = data.formats;
    const formats = [{ ...first!, availability: 'not-made' as const, prices: {} }, ...others];
    const rows = shopifyRows(
      { ...apron, data: { ...data, formats, previewImages: [] } },
      { region: 'GB', others: [], pictures: undefined, vendorOf: String, now: NOW },
    );
    expect(rows.map(({ SKU }) => SKU)).toEqual(others.map(({ sku }) => sku));
    expect(rows[0]).toMatchObject({ Title: data.name });
  });

  test('has the addresses of photographs if it is told where they are', () => {
    const [product] = before;
    const previewImages = [
      { view: 'front', src: './photographs/a tin.jpg', alt: 'A tin' },
      { view: 'drawn' },
      { view: 'open', src: './photographs/open.jpg', alt: 'The tin open' },
    ];
    const rows = shopifyRows(
      { ...product!, data: { ...product!.data, previewImages } },
      { region: 'GB', others: [], pictures: 'https://shop.example/p/', vendorOf: String, now: NOW },
    );
    expect(rows.slice(0, 2)).toMatchObject([
      {
        'Product image URL': 'https://shop.example/p/a%20tin.jpg',
        'Image position': 1,
        'Image alt text': 'A tin',
      },
      { 'Product image URL': 'https://shop.example/p/open.jpg', 'Image position': 2 },
    ]);
  });
});

type Product = Content['products'][number];
function factsOf({ data, body = '' }: Product) {
  const { name, summary, formats } = data;
  return {
    name,
    summary,
    text: productHtml(body),
    // What is not for sale comes back as counted, with none left.
    formats: formats.map(({ prices, sku, barcode, weight, net, stock, availability }) => ({
      ...{ prices, sku, barcode, weight, net },
      count: [data.availability, availability].includes('unavailable') ? 0 : stock?.count,
    })),
  };
}
