/** The values of a product that shopping services read. */
import { describe, expect, test } from 'vitest';
import { isListed, productFeed } from '#src/catalogue/feeds/product-feed.ts';
import { availabilityWord } from '#src/catalogue/products/listing.ts';
import { CAKE, format, METHODS, product, terms } from './structured-data/made-up-product.ts';

const PICTURES = ['a', 'b'].map((name) => ({
  webp: [
    { url: `/${name}-640.webp`, width: 640 },
    { url: `/${name}-1024.webp`, width: 1024 },
    { url: `/${name}-2048.webp`, width: 2048 },
  ],
}));

type Values = Record<string, string[]>;
/** The values of an item's elements by name; parts of an element are joined by a bar. */
function itemOf(
  change: object = {},
  region: Parameters<typeof terms>[0] = 'GB',
  { details = {}, shippingMethods = METHODS, pictures = PICTURES as object[] } = {},
): Values {
  const listed = { product: product(change, details), section: 'Pantry', pictures } as never;
  const xml = productFeed([listed], terms(region, { shippingMethods }));
  const item = /<item>(.*)<\/item>/s.exec(xml)?.[1] ?? '';
  const values: Values = {};
  for (const [, name = '', inside = ''] of item.matchAll(/<([\w:]+)>(.*?)<\/\1>/gs)) {
    const text = inside.replaceAll(/<\/[\w:]+>(?=<)/g, '|').replaceAll(/<[^>]+>/g, '');
    values[name] = [...(values[name] ?? []), text];
  }
  return values;
}

describe('a feed', () => {
  test('names its shop, its region and the tax in its prices', () => {
    const [head] = productFeed([], terms('GB')).split('\n</channel>');
    expect(head).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
        '<title>The Shop, UK</title><link>https://shop.example/products?region=GB</link>' +
        '<description>What The Shop sells in the UK. Prices in pounds include VAT.</description>',
    );
  });

  test('has an item for each product that the region sells', () => {
    const one = { product: product(), section: 'Pantry', pictures: [] } as never;
    expect(productFeed([one, one], terms('GB')).match(/<item>/g)).toHaveLength(2);
    expect(productFeed([one], terms('CA'))).not.toContain('<item>');
  });
});

describe('an item', () => {
  test('that is eaten has its facts as details of the product, and its ingredients in the text', () => {
    const item = itemOf({ food: [CAKE] });
    expect(item['g:product_detail']?.slice(0, 5)).toEqual([
      'What is in it|Ingredients|Wheat flour, plums, butter (milk)',
      'What is in it|Contains|Gluten (wheat), milk',
      'What is in it|May contain|Nuts',
      'Nutrition per 100 g|Energy|1,302 kJ / 311 kcal',
      'Nutrition per 100 g|Fat|14 g',
    ]);
    expect(item.description?.[0]).toContain('Ingredients: Wheat flour, plums, butter (milk).');
  });

  test('that is a box has details by what is in its own format, without nutrition', () => {
    const food = [
      { ...CAKE, name: 'Cake', formats: ['jar'] },
      { ...CAKE, name: 'Bun', mayContain: [] },
      { ...CAKE, name: 'Tart', formats: ['other'] },
    ];
    expect(itemOf({ food })['g:product_detail']).toEqual([
      'Cake|Ingredients|Wheat flour, plums, butter (milk)',
      'Cake|Contains|Gluten (wheat), milk',
      'Cake|May contain|Nuts',
      'Bun|Ingredients|Wheat flour, plums, butter (milk)',
      'Bun|Contains|Gluten (wheat), milk',
    ]);
    expect(itemOf()).not.toHaveProperty('g:product_detail');
  });

  test('has its price, its pictures and its shipping costs', () => {
    const details = [
      { label: 'Weight', value: '340 g' },
      { label: 'Keeps', value: 'A year.' },
    ];
    expect(itemOf({}, 'GB', { details: { details } })).toEqual({
      'g:id': ['plum-jam-GB'],
      title: ['Plum jam'],
      description: ['Plums, and little else. Weight: 340 g. Keeps: A year.'],
      link: ['https://shop.example/products/plum-jam?region=GB'],
      'g:image_link': ['https://shop.example/a-1024.webp'],
      'g:additional_image_link': ['https://shop.example/b-1024.webp'],
      'g:availability': ['in_stock'],
      'g:price': ['12.50 GBP'],
      'g:brand': ['Ana Costa'],
      'g:condition': ['new'],
      'g:identifier_exists': ['no'],
      'g:product_type': ['Pantry &#62; Jams'],
      'g:google_product_category': ['422'],
      'g:shipping': ['GB|Standard|3.95 GBP|1|2|2|5'],
      'g:free_shipping_threshold': ['GB|50.00 GBP'],
    });
  });

  test('has at most eleven pictures, and the widest ones if none is wide enough', () => {
    const small = Array.from({ length: 13 }, (_, at) => ({
      webp: [
        { url: `/${at}-320.webp`, width: 320 },
        { url: `/${at}-800.webp`, width: 800 },
      ],
    }));
    const item = itemOf({}, 'GB', { pictures: small });
    expect(item['g:image_link']).toEqual(['https://shop.example/0-800.webp']);
    expect(item['g:additional_image_link']).toHaveLength(10);
    expect(item['g:additional_image_link']?.at(-1)).toBe('https://shop.example/10-800.webp');
  });

  test('with a reduction has the former price as its price, and the reduced one as its sale price', () => {
    const prices = [{ region: 'GB', amount: 1000, prior: 1250 }];
    const net = { amount: 340, unit: 'g' };
    expect(itemOf({ formats: [format({ prices, net })] })).toMatchObject({
      'g:price': ['12.50 GBP'],
      'g:sale_price': ['10.00 GBP'],
      'g:unit_pricing_measure': ['340g'],
      'g:unit_pricing_base_measure': ['100g'],
    });
    const inUs = itemOf({ formats: [format({ prices: [{ region: 'US', amount: 1600 }], net })] }, 'US');
    expect(inUs['g:price']).toEqual(['16.00 USD']);
    expect(inUs).not.toHaveProperty('g:unit_pricing_measure');
  });

  test('of a pre-order has the time from which it is available', () => {
    const releasedAt = '2027-03-04T10:00:00.000Z';
    expect(itemOf({ type: 'pre-order', releasedAt })).toMatchObject({
      'g:availability': ['preorder'],
      'g:availability_date': [releasedAt],
    });
    expect(itemOf({ releasedAt })).not.toHaveProperty('g:availability_date');
  });

  test('of a book has its ISBN', () => {
    const details = { goods: 'book', details: [{ label: 'ISBN', value: '978-1-4028-9462-6' }] };
    const item = itemOf({}, 'GB', { details });
    expect(item).toMatchObject({ 'g:gtin': ['9781402894626'], 'g:google_product_category': ['784'] });
    expect(item).not.toHaveProperty('g:identifier_exists');
  });

  test('without a category has its section only', () => {
    expect(itemOf({ categories: [] })['g:product_type']).toEqual(['Pantry']);
  });

  test('has the cheapest shipping method, in any order of the methods', () => {
    const item = itemOf({}, 'GB', { shippingMethods: METHODS.toReversed() });
    expect(item['g:shipping']).toEqual(['GB|Standard|3.95 GBP|1|2|2|5']);
  });

  test('of a file has free shipping, and no delivery time', () => {
    const item = itemOf({ formats: [format({ type: 'Digital File' })] });
    expect(item['g:shipping']).toEqual(['GB|Download|0.00 GBP']);
    expect(item).not.toHaveProperty('g:free_shipping_threshold');
  });

  test('names each country of its region, up to the limit of the services', () => {
    const thresholds = METHODS.map((method) => ({ ...method, freeFrom: { EU: 9000, LATAM: 9000 } }));
    const latin = itemOf({}, 'LATAM', { shippingMethods: thresholds });
    expect(latin['g:free_shipping_threshold']).toHaveLength(latin['g:shipping']?.length ?? 0);
    const inEu = format({ prices: [{ region: 'EU', amount: 1400 }] });
    const europe = itemOf({ formats: [inEu] }, 'EU', { shippingMethods: thresholds });
    expect(europe['g:shipping']).toHaveLength(27);
    // Services read at most 25 thresholds.
    expect(europe).not.toHaveProperty('g:free_shipping_threshold');
    expect(itemOf({}, 'GO')).not.toHaveProperty('g:shipping');
  });

  test('without a shipping method has no shipping price', () => {
    expect(itemOf({}, 'GB', { shippingMethods: [] })).not.toHaveProperty('g:shipping');
  });
});

test.each([
  [{}, true],
  [{ type: 'pre-order', releasedAt: '2027-03-04T10:00:00.000Z' }, true],
  [{ type: 'pre-order' }, false],
  [{ availability: 'unavailable' }, false],
  [{ kind: 'test' }, false],
  [{ formats: [] }, false],
])('a product with %j is listed: %s', (change, expected) => {
  expect(isListed(product(change), 'GB')).toBe(expected);
});

test.each([
  ['available', 'available', 'in_stock'],
  ['pre-order', 'available', 'preorder'],
  ['funding', 'available', 'preorder'],
  ['pre-order', 'unavailable', 'out_of_stock'],
] as const)('a product of type %s that is %s is %s to shopping services', (type, availability, word) => {
  expect(availabilityWord({ type, availability })).toBe(word);
});
