import { expect, test } from 'vitest';
import { joinCatalogue } from '#src/catalogue/catalogue.ts';
import { productFeed } from '#src/catalogue/feeds/product-feed.ts';
import { shippingDetail } from '#src/catalogue/products/shipping-detail.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { shippingMethodsOf } from '#src/catalogue/settings/shipping-methods.ts';
import { offersData } from '#src/catalogue/structured-data/offer.ts';
import { formatsIn, isShipped } from '#src/core/products/pricing.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';

const { content } = await readContent(contentFolder());
const catalogue = joinCatalogue(content, new Date());
const methods = shippingMethodsOf(catalogue);
const site = new URL('https://shop.example');

/** The shipping price from the editor's content, for goods of that price. */
function written(region: RegionCode, goods: number) {
  return content['shipping-methods']
    .filter(({ data }) => data.active && data.rates[region] !== undefined)
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ data }) =>
      (data.freeFrom?.[region] ?? Number.POSITIVE_INFINITY) <= goods ? 0 : data.rates[region]!,
    );
}

test.each(REGION_CODES)(
  '[CHK-07] the feed and the structured data of %s have the shipping price of an order of that one product',
  (region) => {
    const terms = { region, site, brand: 'Found', shippingMethods: methods };
    for (const product of catalogue.products) {
      const sold = formatsIn(product, region);
      const offers = offersData(product, terms);
      for (const [at, format] of sold.entries()) {
        const { shippingDetails = [] } = offers[at] as {
          shippingDetails?: { shippingRate: { value: string } }[];
        };
        const values = shippingDetails.map(({ shippingRate }) =>
          Math.round(Number(shippingRate.value) * 100),
        );
        expect(values).toEqual(
          isShipped(format) && !['GO', 'LATAM'].includes(region) ? written(region, format.amount) : values,
        );
        if (!isShipped(format)) expect(values).toEqual([]);
      }
    }
  },
);

test('the feed has the free-shipping threshold, and a product at that price ships for free', () => {
  const dear = catalogue.products.find(({ _id }) => _id === 'the-two-egg-pan')!;
  const feed = (amount: number) =>
    productFeed(
      [
        {
          product: { ...dear, formats: [{ _id: 'pan', name: 'Pan', prices: [{ region: 'GB', amount }] }] },
          section: 'Pans',
          pictures: [{ webp: [{ width: 1024, url: '/x.webp' }] }] as never,
        },
      ],
      { region: 'GB', site, brand: 'Found', shippingMethods: methods },
    );
  expect(feed(5800)).toContain(
    '<g:shipping><g:country>GB</g:country><g:service>Standard</g:service><g:price>3.95 GBP</g:price>',
  );
  expect(feed(5800)).toContain(
    '<g:free_shipping_threshold><g:country>GB</g:country><g:price_threshold>120.00 GBP</g:price_threshold></g:free_shipping_threshold>',
  );
  expect(feed(12_000)).toContain('<g:service>Standard</g:service><g:price>0.00 GBP</g:price>');
});

test('a product page names its shipping price', () => {
  const formats = (amount: number, type?: 'Digital File') => ({
    formats: [{ _id: 'a', name: 'A', ...(type && { type }), prices: [{ region: 'GB' as const, amount }] }],
  });
  expect(shippingDetail(formats(2400), 'GB', methods)?.text).toBe('Standard £3.95, free from £120.00');
  expect(shippingDetail(formats(12_000), 'GB', methods)?.text).toBe('Standard free');
  expect(shippingDetail(formats(2400, 'Digital File'), 'GB', methods)).toBeUndefined();
  expect(shippingDetail(formats(2400), 'US', methods)).toBeUndefined();
  expect(shippingDetail(formats(2400), 'GB', [])).toBeUndefined();
});
