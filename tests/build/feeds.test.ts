import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStore } from '#sandbox/store/server.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { MONEY, offersOf, pricesIn, written } from './checks/money.ts';
import { builtFiles, DIST, ROOT, readBuilt } from './support/dist.ts';
import { attribute, elementsOf, textOf } from './support/html.ts';
import { isPictureThere } from './support/pictures.ts';
import { expectNone } from './support/problems.ts';
import { storeRegionIn, writtenContent } from './support/written-content.ts';
import { childrenOf, parseXml, textIn, type XmlElement } from './support/xml.ts';

/** Puerto Rico counts as the United States. Other regions have too many countries for one item. */
const COUNTRIES: Readonly<Record<RegionCode, number | undefined>> = {
  US: 2,
  GB: 1,
  CA: 1,
  EU: 27,
  LATAM: undefined,
  GO: 0,
};
const files = new Set(builtFiles());
let store: Awaited<ReturnType<typeof startStore>>;
let content: Content;

beforeAll(async () => {
  content = await writtenContent();
  store = await startStore({ root: ROOT, folder: DIST, port: 0 });
});
afterAll(() => store?.close());

const feedOf = (region: RegionCode) => parseXml(readBuilt(`feeds/products-${region.toLowerCase()}.xml`));
const itemsOf = (feed: XmlElement) => childrenOf(feed, 'channel').flatMap((one) => childrenOf(one, 'item'));

describe.each(REGION_CODES)('the product feed of %s', (region) => {
  test('is well-formed XML, and every item has the required values', () => {
    const feed = feedOf(region);
    expect(feed.name).toBe('rss');
    expect(feed.attributes.get('xmlns:g')).toBe('http://base.google.com/ns/1.0');
    const items = itemsOf(feed);
    expect(items.length).toBeGreaterThan(25);
    const ids = items.map((item) => textIn(item, 'g:id') ?? '');
    expect(new Set(ids).size).toBe(items.length);
    expectNone(items.flatMap((item) => itemProblems(item, region)));
  });

  test('has the products that are sold there, without test products', () => {
    const isSold = ({ data }: Content['products'][number]) =>
      data.formats.some(({ prices }) => (prices[region] ?? 0) > 0);
    const isSettled = ({ data }: Content['products'][number]) =>
      data.type === 'available' || data.releasedAt !== undefined;
    const wanted = content.products
      .filter(({ data }) => data.kind !== 'test' && data.availability === 'available')
      .filter((product) => isSold(product) && isSettled(product))
      .flatMap(({ id, data }) =>
        data.options
          ? data.formats
              .filter(({ prices }) => prices[region])
              .map((format) => `${id}.${format.id}-${region}`)
          : `${id}-${region}`,
      );
    const listed = itemsOf(feedOf(region)).map((item) => textIn(item, 'g:id'));
    expect(listed.sort()).toEqual(wanted.sort());
  });

  test('[RT-30] has links to the page with that price, from any country, without a region in the path', async () => {
    const problems: string[] = [];
    for (const item of itemsOf(feedOf(region))) {
      const { pathname, search } = new URL(textIn(item, 'link') ?? '');
      const [before, now] = ['g:price', 'g:sale_price'].map((name) => textIn(item, name));
      const [amount = '', currency] = (now ?? before ?? '').split(' ');
      const elsewhere = region === 'GB' ? 'US' : 'GB';
      const response = await fetch(store.url + pathname + search, {
        headers: { 'x-country': elsewhere },
        redirect: 'manual',
      });
      const elements = elementsOf(await response.text());
      const main = elements.find(({ tagName }) => tagName === 'main');
      const shown = main ? pricesIn(textOf(main)) : [];
      const html = elements[0];
      const minor = Math.round(Number(amount) * 100);
      const said = `${pathname}${search}:`;
      if (now && Number.parseFloat(before ?? '') <= Number.parseFloat(now))
        problems.push(`${said} ${before} is struck through beside ${now}`);
      if (response.status !== 200) problems.push(`${said} answers ${response.status}`);
      if (html && attribute(html, 'data-region') !== region) problems.push(`${said} shows another region`);
      if (!shown.includes(written(minor, storeRegionIn(content, region))))
        problems.push(`${said} ${amount} ${currency} is not shown`);
      if (!offersOf(elements).some((offer) => offer.price === amount && offer.priceCurrency === currency))
        problems.push(`${said} ${amount} ${currency} is not offered`);
      const format = /^[a-z0-9-]+\.([a-z0-9-]+)-[A-Z]+$/.exec(textIn(item, 'g:id') ?? '')?.[1];
      const wanted = `?region=${region}${format ? `&variant=${format}` : ''}`;
      if (!/^\/(products\/[a-z0-9-]+|gift-cards)$/.test(pathname) || search !== wanted)
        problems.push(`${said} is no public address`);
    }
    expectNone(problems);
  }, 120_000);

  test('is public XML, cached for an hour', async () => {
    const response = await fetch(`${store.url}/feeds/products-${region.toLowerCase()}.xml`, {
      headers: { 'x-country': 'JP' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toBe(readBuilt(`feeds/products-${region.toLowerCase()}.xml`));
  });
});

test('robots.txt and llms.txt are served as text, and every XML file of the build is well-formed', async () => {
  for (const name of ['robots.txt', 'llms.txt']) {
    const response = await fetch(`${store.url}/${name}`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  }
  for (const file of [...files].filter((name) => name.endsWith('.xml')))
    expect(() => parseXml(readBuilt(file)), file).not.toThrow();
});

test('the XML parser finds errors', () => {
  const wrong = [
    '<a>',
    '<a><b></a></b>',
    '<a/><b/>',
    '<a>&b</a>',
    '<a x="1" x="2"/>',
    '<g:a/>',
    '<a>\u0001</a>',
  ];
  for (const source of wrong) expect(() => parseXml(source), source).toThrow();
  expect(parseXml('<a xmlns:g="x"><g:b>1 &#38; &lt;2</g:b></a>').children[0]?.text).toBe('1 & <2');
});

function itemProblems(item: XmlElement, region: RegionCode): string[] {
  const id = textIn(item, 'g:id') ?? '';
  const text = (name: string) => textIn(item, name) ?? '';
  const problems: string[] = [];
  const need = (isRight: boolean, what: string) => {
    if (!isRight) problems.push(`${id}: ${what}`);
  };
  need(id.length > 3 && id.length <= 50, 'an id of at most 50 characters');
  need(text('title').length > 1 && text('title').length <= 150, 'a title');
  need(text('description').length >= 50 && text('description').length <= 5000, 'a description');
  need(
    new RegExp(`^\\d+\\.\\d\\d ${MONEY[region].code}$`).test(text('g:price')),
    `a price: ${text('g:price')}`,
  );
  // Only a variant may be out of stock: its group is listed for the others.
  const words = ['in_stock', 'preorder', ...(text('g:item_group_id') ? ['out_of_stock'] : [])];
  need(words.includes(text('g:availability')), 'availability');
  need(
    (text('g:availability') === 'preorder') ===
      /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text('g:availability_date')),
    `a date for what is ordered ahead: ${text('g:availability_date')}`,
  );
  need(text('g:condition') === 'new', 'its condition');
  need(text('g:brand').length > 0 && text('g:brand').length <= 70, 'a brand');
  need(text('g:product_type').includes(' > '), 'where it stands in the store');
  need(
    /^\d{13}$/.test(text('g:gtin')) !== (text('g:identifier_exists') === 'no'),
    'a number or that it has none',
  );
  for (const name of ['g:image_link', 'g:additional_image_link'])
    for (const { text: url } of childrenOf(item, name)) {
      need(URL.canParse(url) && isPictureThere(new URL(url).pathname), `${url} is there`);
      need(/\.(jpg|png|webp)$/.test(url), `${url} is a picture that they read`);
    }
  need(text('g:image_link') !== '', 'a picture');
  const ways = childrenOf(item, 'g:shipping');
  const countries = COUNTRIES[region];
  need(
    countries === undefined ? ways.length > 10 : ways.length === countries,
    `post to ${ways.length} countries`,
  );
  for (const way of ways)
    need(
      /^[A-Z]{2}$/.test(textIn(way, 'g:country') ?? '') &&
        (textIn(way, 'g:price') ?? '').endsWith(MONEY[region].code),
      'what the post costs',
    );
  return problems;
}
