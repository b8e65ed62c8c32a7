import { beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import {
  cardPriceProblems,
  currencyProblems,
  leadingIn,
  offersOf,
  type Priced,
  pricesIn,
  productPriceProblems,
  soldIn,
} from '../checks/money.ts';
import { type BuiltPage, builtPages, readBuilt } from '../support/dist.ts';
import { attribute, type Element, textOf } from '../support/html.ts';
import { expectNone, onEveryPage } from '../support/problems.ts';
import { pricesWritten, storeRegionIn, writtenContent } from '../support/written-content.ts';

let content: Content;
let products: Map<string, Priced>;
const found = inspect();
const pagesOf = new Map<string, number>();
let cardsWithPrices = 0;

beforeAll(async () => {
  content = await writtenContent();
  products = pricesWritten(content);
});

describe('prices on pages', () => {
  test('no page shows the sign or the code of another region’s currency, in text, attributes or data', () => {
    expectNone(found.currencies);
  });

  test('[REG-04] a product’s page has the price of its region for each format, and says so without a price where it is not sold', () => {
    expect([...products.keys()].filter((id) => pagesOf.get(id) !== 6)).toEqual([]);
    const unsold = [...products.values()].filter((product) => soldIn(product, 'CA').length === 0);
    expect(unsold.length).toBeGreaterThan(0);
    expectNone(found.products);
  });

  test('[PRI-01] a card starts with the price of the format that its product’s page starts with, never “from” the cheapest, and every card of the product list has one', () => {
    expect(cardsWithPrices).toBeGreaterThan(1000);
    expectNone(found.cards);
  });
});

describe('a reduced price and a unit price', () => {
  const CARAMEL = '/products/caramel-in-a-tube';
  const pagesAt = (path: string) =>
    new Map([...builtPages((place) => place.path === path)].map((page) => [page.region, page]));
  /** By default without the template of a price, which is empty. */
  const struckIn = (page: BuiltPage, isWanted: (text: string) => boolean = (text) => /[^·\s]/.test(text)) =>
    page.elements
      .filter(({ tagName }) => tagName === 's')
      .map((struck) => textOf(struck.parentNode as Element))
      .filter(isWanted);

  test('[PRI-02] [PRI-03] are on the product’s page with a label: the lowest of thirty days in the EU, the former price in Britain', () => {
    const pages = pagesAt(CARAMEL);
    expect(struckIn(pages.get('EU')!)).toContain('Lowest price in the 30 days before: €11.90');
    expect(struckIn(pages.get('GB')!)).toContain('Was £11.50');
    expect(textOf(pages.get('EU')!.elements[0]!)).toContain('€6.41 per 100 g, €64.12 per kg');
    expect(textOf(pages.get('US')!.elements[0]!)).not.toMatch(/\$[\d.]+ per 100 g/);
    // Without a reduction no price is struck through.
    expect(struckIn(pages.get('CA')!)).toEqual([]);
  });

  test('are on its cards, with a text for the line through the price', () => {
    const struck = [...pagesAt('/pantry').values()].map((page) => [
      page.region,
      struckIn(page, (text) => text.startsWith('One tube')).map((text) => text.replaceAll('\u00a0', ' ')),
    ]);
    expect(Object.fromEntries(struck)).toMatchObject({
      GB: ['One tube, 170 g £9.90 Was £11.50 · £5.82 per 100 g · Three tubes £27.50'],
      EU: [
        'One tube, 170 g €10.90 Lowest price in the 30 days before: €11.90 · €6.41 per 100 g · Three tubes €29.90',
      ],
      US: ['One tube, 170 g $13.00 Was $15.00 · Three tubes $36.00'],
      CA: [],
    });
  });

  test('are in the structured data of its page, and in the feed', () => {
    const [offer] = offersOf(pagesAt(CARAMEL).get('EU')!.elements);
    const measure = { '@type': 'QuantitativeValue', value: 170, unitCode: 'GRM' };
    const per = { '@type': 'QuantitativeValue', value: 100, unitCode: 'GRM' };
    const price = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR' };
    expect(offer).toMatchObject({
      price: '10.90',
      priceSpecification: [
        { ...price, price: '10.90', referenceQuantity: { ...measure, valueReference: per } },
        { ...price, price: '11.90', priceType: 'https://schema.org/StrikethroughPrice' },
      ],
    });
    const item = readBuilt('feeds/products-eu.xml')
      .split('<item>')
      .find((text) => text.includes(CARAMEL))!;
    for (const element of [
      '<g:price>11.90 EUR</g:price>',
      '<g:sale_price>10.90 EUR</g:sale_price>',
      '<g:unit_pricing_measure>170g</g:unit_pricing_measure>',
      '<g:unit_pricing_base_measure>100g</g:unit_pricing_base_measure>',
    ])
      expect(item).toContain(element);
  });

  test('[PRI-01] the format that a page starts with is the one that its cards name', () => {
    const chosen = [
      ...builtPages(({ path, region }) => region === 'GB' && path.startsWith('/products/')),
    ].flatMap(({ path, elements }) => {
      const product = products.get(path.split('/')[2]!);
      const radio = elements.find(
        (element) =>
          attribute(element, 'name') === 'productFormatId' && attribute(element, 'checked') !== undefined,
      );
      return radio && product ? [[path, attribute(radio, 'value'), leadingIn(product, 'GB')?.id]] : [];
    });
    expect(chosen.length).toBeGreaterThan(25);
    expect(chosen.filter(([, first, leading]) => first !== leading)).toEqual([]);
  });
});

function inspect() {
  return onEveryPage({
    currencies: (page) => currencyProblems(page, storeRegionIn(content, page.region)),
    products: (page) => {
      const id = page.path === '/gift-cards' ? 'gift-card' : /^\/products\/([^/]+)$/.exec(page.path)?.[1];
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
