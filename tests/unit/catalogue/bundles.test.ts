import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Catalogue, joinCatalogue } from '#src/catalogue/catalogue.ts';
import { commonMethods } from '#src/catalogue/products/bundle.ts';
import { buyingFacts } from '#src/catalogue/products/buying-facts.ts';
import { foodTables } from '#src/catalogue/products/food-tables.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { basketFormats } from '#src/core/basket/basket-formats.ts';
import { isSoldOutIn } from '#src/core/products/sold-out.ts';

let written: Content;
beforeAll(async () => {
  ({ content: written } = await readContent(path.resolve('tests/fixtures/shop')));
});

type Entry = Content['products'][number];
/** The box of the fixture's shop, after `change` of an apron and a jar. */
function boxWith(change: (apron: Entry, honey: Entry, box: Entry) => void = () => {}) {
  const content = structuredClone(written);
  const called = (name: string) => content.products.find(({ id }) => id === name)!;
  change(called('market-apron'), called('thyme-honey-sfakia'), called('market-box'));
  const catalogue: Catalogue = joinCatalogue(content, new Date());
  return catalogue.productById.get('market-box')!;
}
const long = (apron: Entry) => apron.data.formats.find(({ id }) => id === 'long-undyed')!;
const jar = (honey: Entry) => honey.data.formats.find(({ id }) => id === 'jar')!;
const countedAt = new Date('2026-11-20');

test('a bundle has as many as its scarcest part allows, and is sold out with any of them', () => {
  expect(boxWith().stock?.box?.count).toBe(3);
  const scarce = boxWith((_, honey) => (jar(honey).stock = { count: 5, countedAt }));
  expect(scarce.stock?.box?.count).toBe(2);
  const one = boxWith((_, honey) => (jar(honey).stock = { count: 1, countedAt }));
  expect(isSoldOutIn(one, 'GB')).toBe(true);
  expect(isSoldOutIn(boxWith(), 'GB')).toBe(false);
  for (const change of [
    (apron: Entry) => (long(apron).availability = 'unavailable'),
    (_: Entry, honey: Entry) => (honey.data.availability = 'unavailable'),
  ])
    expect(isSoldOutIn(boxWith(change), 'GB')).toBe(true);
});

test('it is unlimited when no part is counted', () => {
  expect(boxWith((apron) => delete long(apron).stock).stock).toBeUndefined();
});

test('it weighs what its parts weigh, unless it says so or one of them does not', () => {
  expect(boxWith().formats[0]?.weight).toBeUndefined();
  expect(boxWith((_, honey) => (jar(honey).weight = 700)).formats[0]?.weight).toBe(390 + 2 * 700);
  const own = boxWith((_, honey, box) => {
    jar(honey).weight = 700;
    box.data.formats[0]!.weight = 1500;
  });
  expect(own.formats[0]?.weight).toBe(1500);
});

test('it goes by the methods that all of its parts go by', () => {
  expect(commonMethods([undefined, undefined])).toBeUndefined();
  expect(commonMethods([undefined, ['courier', 'collect'], ['post', 'collect']])).toEqual(['collect']);
  expect(commonMethods([['post'], ['courier']])).toEqual([]);
  const box = boxWith((apron) => (apron.data.shippingMethods = ['standard', 'express']));
  expect(box.shippingMethods).toEqual(['standard', 'express']);
});

test('its tax kind is its own, or that of all its parts', () => {
  expect(boxWith().formats[0]?.taxKind).toBe('goods');
  const food = boxWith((_, __, box) => {
    delete box.data.taxKind;
    box.data.formats[0]!.contains = [{ product: 'thyme-honey-sfakia', format: 'jar', quantity: 2 }];
  });
  expect(food.formats[0]?.taxKind).toBe('food');
});

test('its page lists the ingredients of its foods, and its parts', () => {
  const box = boxWith((_, honey) => (honey.data.food!.ingredients = 'Honey, *walnut* kernels'));
  expect(box.food).toMatchObject([
    { name: 'Thyme Honey, Sfakia', productId: 'thyme-honey-sfakia', net: { amount: 450, unit: 'g' } },
  ]);
  expect(foodTables(box, 'GB')[0]).toMatchObject({
    url: '/products/thyme-honey-sfakia',
    ingredients: [{ text: 'Honey, ' }, { text: 'walnut', isMarked: true }, { text: ' kernels' }],
  });
  const facts = buyingFacts(
    { ...box, goods: 'kitchenware' },
    {
      region: 'GB',
      methods: [],
      calendar: {
        cutOff: { time: '12:00', timeZone: 'Europe/London' },
        holidays: { dispatch: [], delivery: [] },
      },
      handling: { minimumDays: 1, maximumDays: 2 },
      places: { delivery: '', returns: '' },
      isTaxAdded: false,
    },
  );
  expect(facts[0]).toMatchObject({ label: 'In the box', parts: [{ quantity: 1 }, { quantity: 2 }] });
});

test('a basket keeps its contents as text, without SKUs', () => {
  const [format] = basketFormats(boxWith().formats);
  expect(format).toMatchObject({
    contents: 'Contains 1 × The Market Apron (Long, Undyed), 2 × Thyme Honey, Sfakia (Jar)',
  });
  expect(JSON.stringify(format)).not.toContain('APR-');
});
