/** Compares the store's machine-readable values with what editors wrote and with the terms. */

import { beforeAll, describe, expect, test } from 'vitest';
import { productPath } from '#src/catalogue/product-path.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { readBuilt } from './support/dist.ts';
import { writtenContent } from './support/written-content.ts';
import { childrenOf, parseXml, textIn } from './support/xml.ts';

/** The return periods of the terms, in days. */
const RETURN_DAYS: Readonly<Record<RegionCode, number>> = {
  US: 30,
  GB: 14,
  CA: 30,
  EU: 14,
  LATAM: 30,
  GO: 30,
};
/** Regions with more countries than search engines read in a policy. */
const WITHOUT_COUNTRIES: readonly RegionCode[] = ['GO'];
/** Working days until dispatch, as in the terms. */
const HANDLING = { minValue: 0, maxValue: 3 };
type Thing = Record<string, unknown>;
type Product = Content['products'][number];
let content: Content;
beforeAll(async () => {
  content = await writtenContent();
});

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const folderOf = (region: RegionCode) => (region === 'GO' ? '' : `regions/${region.toLowerCase()}/`);

/** The object of a type in a page's structured data. */
function thingOn(file: string, type: string): Thing {
  const blocks = readBuilt(file).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const things = [...blocks].flatMap(([, text]): Thing[] => [JSON.parse(text!) as Thing | Thing[]].flat());
  const found = things.find((thing) => [thing['@type']].flat().includes(type));
  if (!found) throw new Error(`${file} tells of no ${type}`);
  return found;
}

/** Products whose variants are a group: tests/unit/options has their values. */
const isGroup = (id: string) => content.products.find((product) => product.id === id)?.data.options;
const pageOf = (id: string) => productPath(content.products.find((product) => product.id === id)!).slice(1);
const offersOn = (region: RegionCode, id: string) =>
  isGroup(id) ? [] : ((thingOn(`${folderOf(region)}${pageOf(id)}.html`, 'Product').offers ?? []) as Thing[]);
const sold = () =>
  content.products.filter(({ data }) => data.kind !== 'test' && data.availability === 'available');
const formatOf = (product: Product, offer: Thing) =>
  product.data.formats.find(({ id }) => offer.sku === `${product.id}.${id}`);
const isPosted = (product: Product, offer: Thing) => formatOf(product, offer)?.type !== 'Digital File';

describe.each(REGION_CODES)('the structured data of a product page in %s', (region) => {
  test('has the delivery time and the return period', () => {
    const methods = content['shipping-methods']
      .filter(({ data }) => data.active && data.rates[region] !== undefined)
      .sort((one, two) => one.data.order - two.data.order);
    let posted = 0;
    for (const product of sold())
      for (const offer of offersOn(region, product.id)) {
        const details = offer.shippingDetails as Thing[] | undefined;
        const returns = offer.hasMerchantReturnPolicy as Thing | undefined;
        if (WITHOUT_COUNTRIES.includes(region) || !details) {
          expect(details).toBeUndefined();
          continue;
        }
        posted += 1;
        expect(isPosted(product, offer), product.id).toBe(true);
        expect(details.map(({ deliveryTime }) => deliveryTime)).toEqual(
          methods.map(({ data: { estimate } }) =>
            expect.objectContaining({
              handlingTime: expect.objectContaining({ ...HANDLING, unitCode: 'DAY' }),
              transitTime: expect.objectContaining({
                minValue: estimate[region]!.minimumDays,
                maxValue: estimate[region]!.maximumDays,
                unitCode: 'DAY',
              }),
            }),
          ),
        );
        const isPersonal = product.data.customization?.isRequired === true;
        expect(returns?.merchantReturnDays, product.id).toBe(isPersonal ? undefined : RETURN_DAYS[region]);
        expect(returns?.returnPolicyCategory, product.id).toBe(
          `https://schema.org/${isPersonal ? 'MerchantReturnNotPermitted' : 'MerchantReturnFiniteReturnWindow'}`,
        );
      }
    if (!WITHOUT_COUNTRIES.includes(region)) expect(posted).toBeGreaterThan(0);
  });
});

test('a product page has every picture in its structured data, and the feed has the same ones', () => {
  const feed = parseXml(readBuilt('feeds/products-gb.xml'));
  const items = childrenOf(feed, 'channel').flatMap((channel) => childrenOf(channel, 'item'));
  const idsOf = (urls: readonly string[]) => urls.map((url) => /\/pictures\/(\w+)\//.exec(url)?.[1]);
  let several = 0;
  for (const item of items) {
    const [id = '', format] = textIn(item, 'g:id')!.replace(/-GB$/, '').split('.');
    const type = format ? 'ProductGroup' : 'Product';
    const told = idsOf(thingOn(`regions/gb/${pageOf(id)}.html`, type).image as string[]);
    const { previewImages } = JSON.parse(readBuilt(`data/products/${id}.json`)) as {
      previewImages: { url: string }[];
    };
    expect(told, id).toEqual(idsOf(previewImages.map(({ url }) => url)));
    const listed = ['g:image_link', 'g:additional_image_link'].flatMap((name) =>
      childrenOf(item, name).map((one) => one.text),
    );
    // A variant's own picture comes first.
    expect(format ? idsOf(listed).sort() : idsOf(listed), id).toEqual(
      format ? told.toSorted() : told.slice(0, 11),
    );
    if (told.length > 1) several += 1;
  }
  expect(several).toBeGreaterThan(10);
});

test('the sitemap has the editors’ dates, and no date for other pages', () => {
  const urls = childrenOf(parseXml(readBuilt('sitemap-0.xml')), 'url');
  const told = new Map(urls.map((url) => [new URL(textIn(url, 'loc')!).pathname, textIn(url, 'lastmod')]));
  const written = new Map<string, string>([
    ...content.products.map((product) => [productPath(product), dayOf(product.data.addedAt)] as const),
    ...content.recipes.map(({ id, data }) => [`/recipe/${id}`, dayOf(data.publishedAt)] as const),
    ...content.blog.map(
      ({ id, data }) => [`/blog/${id}`, dayOf(data.updatedAt ?? data.publishedAt)] as const,
    ),
    ...content.legal.map(({ id, data }) => [`/${id}`, dayOf(data.effective)] as const),
  ]);
  expect(told.size).toBeGreaterThan(100);
  for (const [path, lastmod] of told) expect(lastmod?.slice(0, 10), path).toBe(written.get(path));
});

test.each([
  ['blog/rss.xml', () => content.blog],
  ['recipes/rss.xml', () => content.recipes],
])('the feed %s was last changed when its newest entry was published', (file, entries) => {
  const [channel] = childrenOf(parseXml(readBuilt(file)), 'channel');
  const newest = Math.max(...entries().map(({ data }) => data.publishedAt.getTime()));
  expect(Date.parse(textIn(channel!, 'lastBuildDate')!)).toBe(newest);
});
