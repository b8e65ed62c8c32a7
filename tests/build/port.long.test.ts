import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOtherShop, type OtherShop, selectShop } from './support/other-shop.ts';

let shop: OtherShop;
let dist: typeof import('./support/dist.ts');
beforeAll(async () => {
  const content = path.resolve(import.meta.dirname, '../fixtures/minimal-shop');
  shop = await buildOtherShop(content, { SITE_URL: '', URL: '', PORT: '5000' });
  selectShop(shop);
  dist = await import('./support/dist.ts');
});
afterAll(() => shop?.remove());

test('[ENV-01] a store at another port uses that port wherever it names its address', () => {
  const named = dist
    .builtFiles()
    .filter((file) => /\.(html|xml|txt|json)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(dist.DIST, file), 'utf8').matchAll(/localhost:\d+/g)].map(([address]) => ({
        file,
        address,
      })),
    );
  expect(named.filter(({ address }) => address !== 'localhost:5000')).toEqual([]);
  const files = new Set(named.map(({ file }) => file));
  for (const file of ['index.html', 'robots.txt', 'feeds/products-gb.xml', 'sitemap-0.xml'])
    expect(files, file).toContain(file);
});
