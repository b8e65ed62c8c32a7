import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Catalogue, joinCatalogue } from '#src/catalogue/catalogue.ts';
import { productFeed } from '#src/catalogue/feeds/product-feed.ts';
import { picturesOf } from '#src/catalogue/pictures/covers.ts';
import { ContentError, loadContent } from '#src/catalogue/reading/load-content.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import { productPage } from '#src/catalogue/views/product-page.ts';
import type { Product } from '#src/core/products/types.ts';
import { listItems } from '#src/features/products/list-items.ts';
import { searchEntries } from '#src/features/search/search-entries.ts';
import { NOW, OWN_CONTENT, SITE } from './support/made-catalogue.ts';

// With a single format, since lists show the price of the cheapest.
const ID = 'dashi';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-road-'));
  await cp(OWN_CONTENT, folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A product's price in pounds, in minor units, everywhere it is shown. */
async function toldPrices() {
  const content = await loadContent(folder, NOW);
  const catalogue = joinCatalogue(content, NOW);
  const product = catalogue.productById.get(ID)!;
  const { head, properties, inBasket } = await productPage(catalogue, product, 'GB', SITE);
  const file = path.join(folder, 'catalogue.db');
  await writeSnapshot(content, file, NOW);
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare("select json from entry where kind = 'product' and id = ?").get(ID);
  database.close();
  const inPounds = ({ formats }: Pick<Product, 'formats'>) =>
    formats[0]!.prices.find(({ region }) => region === 'GB')!.amount;
  const minor = (text: string | undefined) => Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100);
  const entry = (await searchEntries(catalogue, 'GB')).find(({ item }) => item.id === `products/${ID}`);
  const listed = (await listItems(catalogue, 'GB')).find(({ url }) => url.endsWith(ID));
  return {
    page: minor(properties.find(({ property }) => property === 'product:price:amount')?.content),
    structuredData: minor(/"price":"([\d.]+)"/.exec(JSON.stringify(head.jsonLd))?.[1]),
    basket: inPounds(inBasket),
    till: inPounds(JSON.parse((row as { json: string }).json)),
    feed: minor(/<g:price>([\d.]+) GBP/.exec(await feedOf(catalogue))?.[1]),
    search: minor(entry?.item.price?.text),
    list: listed?.price?.amount,
  };
}

async function feedOf(catalogue: Catalogue): Promise<string> {
  const product = catalogue.productById.get(ID)!;
  const pictures = await picturesOf(catalogue, product);
  const terms = { region: 'GB', site: SITE, brand: 'Found', shippingMethods: [] } as const;
  return productFeed([{ product, section: 'Books', pictures }], terms);
}

/** Writes the product with another price in pounds. */
async function writePrice(price: string): Promise<void> {
  const file = `products/${ID}.md`;
  const text = await readFile(path.join(OWN_CONTENT, file), 'utf8');
  expect(text).toContain('GB: 2900');
  await writeFile(path.join(folder, file), text.replace('GB: 2900', `GB: ${price}`));
}

test('a price is the same on the page, in its structured data, the basket, lists, search, the feed and at checkout', async () => {
  const all = (amount: number) => ({
    page: amount,
    structuredData: amount,
    basket: amount,
    till: amount,
    feed: amount,
    search: amount,
    list: amount,
  });
  await writePrice('2900');
  expect(await toldPrices()).toEqual(all(2900));
  await writePrice('2995');
  expect(await toldPrices()).toEqual(all(2995));
});

test('invalid content is not published: every wrong file and field is named', async () => {
  await writePrice('29.95');
  const failure = await loadContent(folder, NOW).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ContentError);
  expect((failure as Error).message).toMatch(
    /^The content has 1 problem\(s\):\n {2}\S+dashi\.md: formats\.0\.prices\.GB: a price in minor units: write 2995 for 29\.95 \(line \d+\)$/,
  );
});
