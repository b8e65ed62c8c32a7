import { beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import {
  cardPriceProblems,
  currencyProblems,
  type Priced,
  pricesIn,
  productPriceProblems,
  soldIn,
} from './checks/money.ts';
import { textOf } from './support/html.ts';
import { expectNone, inspectPages } from './support/problems.ts';
import { pricesWritten, storeRegionIn, writtenContent } from './support/written-content.ts';

let content: Content;
let products: Map<string, Priced>;
let found: ReturnType<typeof inspect>;
const pagesOf = new Map<string, number>();
let cardsWithPrices = 0;

beforeAll(async () => {
  content = await writtenContent();
  products = pricesWritten(content);
  found = inspect();
}, 300_000);

describe('money on pages', () => {
  test('no page shows the sign or the code of another region’s currency, in words, attributes or data', () => {
    expectNone(found.currencies);
  });

  test('[REG-04] a product’s page asks its region’s own price for each format, and shows none, and says so, where it is not sold', () => {
    expect([...products.keys()].filter((id) => pagesOf.get(id) !== 6)).toEqual([]);
    const unsold = [...products.values()].filter((product) => soldIn(product, 'CA').length === 0);
    expect(unsold.length).toBeGreaterThan(0);
    expectNone(found.products);
  });

  test('a card says the lowest price of its product in that region, and in the list of products each does', () => {
    expect(cardsWithPrices).toBeGreaterThan(1000);
    expectNone(found.cards);
  });
});

function inspect() {
  return inspectPages({
    currencies: (page) => currencyProblems(page, storeRegionIn(content, page.region)),
    products: (page) => {
      const id = /^\/products\/([^/]+)$/.exec(page.path)?.[1];
      if (!id) return [];
      pagesOf.set(id, (pagesOf.get(id) ?? 0) + 1);
      const product = products.get(id);
      if (!product) return ['the page of a product that nobody wrote'];
      const isForSale = content.products.find((entry) => entry.id === id)!.data.kind !== 'test';
      return productPriceProblems(page, product, storeRegionIn(content, page.region), isForSale);
    },
    cards: (page) => {
      const main = page.elements.find(({ tagName }) => tagName === 'main');
      cardsWithPrices += main ? pricesIn(textOf(main)).length : 0;
      return cardPriceProblems(page, products, storeRegionIn(content, page.region));
    },
  });
}
