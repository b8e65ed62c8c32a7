import { describe, expect, test } from 'vitest';
import { productFeed } from '#src/catalogue/feeds/product-feed.ts';
import { withParents } from '#src/catalogue/sections/categories.ts';
import { GOODS_KINDS, type Goods, goodsLabel, goodsOf, nounOf } from '#src/core/products/goods.ts';

const sold = (...goods: Goods[]) => goods.map((each) => ({ entry: { data: { goods: each } } }));

describe('what goods are called', () => {
  test('a noun of its own before the word of its goods', () => {
    expect(nounOf({ goods: 'food', noun: 'Jar' })).toBe('Jar');
    expect(nounOf({ goods: 'food' })).toBe('Food');
    for (const goods of GOODS_KINDS) expect(nounOf({ goods })).toMatch(/^[A-Z][a-z]+$/);
  });

  test('what is sold, each kind once, in the same order whatever came first', () => {
    expect(goodsLabel(sold('course', 'food', 'book', 'food'))).toBe('books, food and courses');
    expect(goodsLabel(sold('food'))).toBe('food');
    expect(goodsLabel(sold('other', 'book'))).toBe('books and other things');
  });

  test('while there is nothing, or nothing that has a word, they are things', () => {
    expect(goodsLabel([])).toBe('things');
    expect(goodsLabel(sold('other'))).toBe('things');
  });

  test('only a book is more than a Product to search engines, and only a course has a wide tile', () => {
    expect(GOODS_KINDS.filter((goods) => goodsOf(goods).schemaType)).toEqual(['book']);
    expect(GOODS_KINDS.filter((goods) => goodsOf(goods).tile === 'wide')).toEqual(['course']);
  });
});

test('shopping services are told the goods, whatever the shelf is called', () => {
  const product = (goods: Goods) => ({
    _id: goods,
    name: 'A thing',
    summary: 'It is.',
    creator: { name: 'Maud' },
    type: 'available',
    availability: 'available',
    productFormatId: 'one',
    formats: [{ _id: 'one', name: 'One', prices: [{ region: 'GB', amount: 650 }] }],
    categories: [{ _id: 'stall/all', name: 'All', section: 'stall', url: '/stall/all' }],
    entry: { data: { goods, details: [] } },
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

test('what lies in a nested category lies in the one around it, too', () => {
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
