import { describe, expect, test } from 'vitest';
import { productFeed } from '#src/catalogue/feeds/product-feed.ts';
import { withParents } from '#src/catalogue/sections/categories.ts';
import { GOODS_KINDS, type Goods, goodsLabel, goodsOf, nounOf } from '#src/core/products/goods.ts';

const sold = (...goods: Goods[]) => goods.map((each) => ({ entry: { data: { goods: each } } }));

describe('the names of goods', () => {
  test('use the product’s own noun before the noun of its kind', () => {
    expect(nounOf({ goods: 'food', noun: 'Jar' })).toBe('Jar');
    expect(nounOf({ goods: 'food' })).toBe('Food');
    for (const goods of GOODS_KINDS) expect(nounOf({ goods })).toMatch(/^[A-Z][a-z ]+$/);
  });

  test('list each kind once, in the same order for any input', () => {
    expect(goodsLabel(sold('course', 'food', 'book', 'food'))).toBe('books, food and courses');
    expect(goodsLabel(sold('food'))).toBe('food');
    expect(goodsLabel(sold('other', 'book'))).toBe('books and other items');
  });

  test('are "products" without any product, or without a noun', () => {
    expect(goodsLabel([])).toBe('products');
    expect(goodsLabel(sold('other'))).toBe('products');
  });

  test('in structured data a book has one more type than Product, and only a course has a wide tile', () => {
    expect(GOODS_KINDS.filter((goods) => goodsOf(goods).schemaType)).toEqual(['book']);
    expect(GOODS_KINDS.filter((goods) => goodsOf(goods).tile === 'wide')).toEqual(['course']);
  });
});

test('shopping services get the kind of goods, not the name of the section', () => {
  const product = (goods: Goods) => ({
    _id: goods,
    name: 'An item',
    summary: 'It is.',
    creator: { name: 'Maud' },
    type: 'available',
    availability: 'available',
    productFormatId: 'one',
    formats: [{ _id: 'one', name: 'One', prices: [{ region: 'GB', amount: 650 }] }],
    categories: [{ _id: 'stall/all', name: 'All', section: 'stall', url: '/stall/all' }],
    entry: { data: { goods, details: [] } },
    food: [],
  });
  const pictures = [{ webp: [{ width: 1024, url: '/pictures/a/1024.webp' }] }];
  const listed = (['food', 'book', 'other'] as const).map((goods) => ({
    product: product(goods),
    section: 'Stall',
    pictures,
  }));
  const terms = {
    region: 'GB' as const,
    site: new URL('https://shop.example'),
    brand: 'Ferris',
    shippingMethods: [],
  };
  const feed = productFeed(listed as never, terms);
  expect([...feed.matchAll(/google_product_category>(\d+)</g)].map(([, number]) => number)).toEqual([
    '422',
    '784',
  ]);
});

test('a product in a subcategory is also in its parent', () => {
  const category = (slug: string, ...nested: string[]) => ({
    slug,
    name: slug,
    nestedCategories: nested.map((each) => ({ slug: each, name: each })),
  });
  const sections = [
    { data: { slug: 'kitchen', categories: [category('pans', 'frying-pans'), category('knives')] } },
  ] as never;
  expect(withParents(['kitchen/frying-pans'], sections)).toEqual(['kitchen/frying-pans', 'kitchen/pans']);
  expect(withParents(['kitchen/knives'], sections)).toEqual(['kitchen/knives']);
  expect(withParents(['pantry/frying-pans'], sections)).toEqual(['pantry/frying-pans']);
});
