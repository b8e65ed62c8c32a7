import { describe, expect, test } from 'vitest';
import { productFeed } from '#src/catalogue/feeds/product-feed.ts';
import { productData } from '#src/catalogue/structured-data/product.ts';
import { format, product, terms } from '../catalogue/structured-data/made-up-product.ts';

const OPTIONS = [
  { name: 'Size', values: ['S', 'M'] },
  { name: 'Grind', values: ['Fine'] },
];
const APRON = product({
  _id: 'apron',
  name: 'Apron',
  options: OPTIONS,
  formats: [
    format({
      _id: 's',
      name: 'S, Fine',
      options: ['S', 'Fine'],
      sku: 'A-S',
      barcode: '5012345678900',
      weight: 300,
    }),
    format({ _id: 'm', name: 'M, Fine', options: ['M', 'Fine'], picture: 1, availability: 'unavailable' }),
    format({ _id: 'l', name: 'L, Fine', options: ['L', 'Fine'], prices: [{ region: 'US', amount: 900 }] }),
  ],
});
const PICTURES = ['a', 'b'].map((name) => ({ webp: [{ url: `/${name}.webp`, width: 1024 }] }));

describe('the variants of a product', () => {
  test('are items of one group in a shopping feed, each with its own value, SKU, barcode, weight and picture', () => {
    const xml = productFeed(
      [{ product: APRON, section: 'Kitchen', pictures: PICTURES } as never],
      terms('GB'),
    );
    const items = [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(
      ([, item = '']) =>
        (name: string) =>
          new RegExp(`<${name}>(.*?)</${name}>`).exec(item)?.[1],
    );
    const of = (name: string) => items.map((value) => value(name));
    expect(of('g:id')).toEqual(['apron.s-GB', 'apron.m-GB']);
    expect(of('g:item_group_id')).toEqual(['apron-GB', 'apron-GB']);
    expect(of('title')).toEqual(['Apron, S, Fine', 'Apron, M, Fine']);
    expect(of('g:size')).toEqual(['S', 'M']);
    expect(of('g:mpn')).toEqual(['A-S', undefined]);
    expect(of('g:gtin')).toEqual(['5012345678900', undefined]);
    expect(of('g:shipping_weight')).toEqual(['300 g', undefined]);
    expect(of('g:availability')).toEqual(['in_stock', 'out_of_stock']);
    expect(of('g:image_link')).toEqual(['https://shop.example/a.webp', 'https://shop.example/b.webp']);
    expect(of('link')[1]).toBe('https://shop.example/products/apron?region=GB&#38;variant=m');
  });

  test('are one ProductGroup in structured data, whose offers share their terms', () => {
    const data = productData(APRON, ['/a.webp', '/b.webp'], terms('GB')) as Record<string, unknown>;
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'apron-GB',
      variesBy: ['https://schema.org/size', 'Grind'],
      hasVariant: [
        {
          name: 'Apron, S, Fine',
          sku: 'A-S',
          gtin: '5012345678900',
          image: 'https://shop.example/a.webp',
          size: 'S',
          additionalProperty: [{ '@type': 'PropertyValue', name: 'Grind', value: 'Fine' }],
          offers: {
            url: 'https://shop.example/products/apron?region=GB&variant=s',
            price: '12.50',
            availability: 'https://schema.org/InStock',
            shippingDetails: [{ '@id': '#terms-1' }, { '@id': '#terms-2' }],
            hasMerchantReturnPolicy: { '@id': '#terms-3', merchantReturnDays: 14 },
          },
        },
        {
          sku: 'apron.m',
          size: 'M',
          offers: {
            availability: 'https://schema.org/OutOfStock',
            shippingDetails: [{ '@id': '#terms-1' }, { '@id': '#terms-2' }],
            hasMerchantReturnPolicy: { '@id': '#terms-3' },
          },
        },
      ],
    });
    expect(data).not.toHaveProperty('offers');
    expect(JSON.stringify(data).match(/merchantReturnDays/g)).toHaveLength(1);
  });
});
