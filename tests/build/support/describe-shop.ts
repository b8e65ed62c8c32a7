import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrder } from '#functions/orders/read-orders.ts';
import { loadFunctions } from '#sandbox/store/functions.ts';
import { productPath } from '#src/catalogue/product-path.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { withoutFeatures } from '#src/catalogue/reading/without-features.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import { internalPath } from '#src/core/regions/region-paths.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { isOff } from '#src/core/shop/features.ts';
import { PAGE_STYLES_FILE, STYLE_SHEETS_FILE } from '#src/lib/out-folder.ts';
import { withStyleSheets } from '#src/lib/style-links.ts';
import { INLINE_STYLES } from '#src/security/inline-code.ts';
import { payAt, SHOPPER } from '#tests/functions/helpers/hosted-page.ts';
import { basketOf, checkOut, checkoutPost, expectProblem, item } from '#tests/functions/helpers/requests.ts';
import { openStore, SITE, type TestStore } from '#tests/functions/helpers/store.ts';
import type { LinkContext } from '../checks/links.ts';
import { demoWords } from './demo-words.ts';
import { attribute, elementsOf } from './html.ts';
import { type OtherShop, selectShop } from './other-shop.ts';

/** Pages of every shop, independent of its content. */
const FIXED = (
  '/ /about-us /accessibility /api /basket /basket/success /be-found /be-found/constants /blog /contact /cookies /cookies/constant ' +
  '/creators /discover /downloads /faq /faq/constant /feedback /funding/success /privacy /privacy/constant /products /search /terms ' +
  '/terms/constant /withdraw'
).split(' ');
const FILES = [
  'robots.txt',
  'llms.txt',
  'blog/rss.xml',
  'recipes/rss.xml',
  'sitemap-index.xml',
  'data/recipes.json',
  'api/openapi.json',
];
const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The country of the payer's card. In other regions we do not ship to the test's address. */
const COUNTRIES: Record<RegionCode, string> = {
  US: 'US',
  GB: 'GB',
  CA: 'CA',
  EU: 'DE',
  LATAM: 'MX',
  GO: 'AU',
};

type Looks = Awaited<ReturnType<typeof look>>;

/**
 * Tests for the build of any valid content: every page exists, links work, prices are right, and it sells.
 */
export function describeShop(
  name: string,
  build: () => Promise<OtherShop>,
  {
    offersNews = false,
    isTracked = false,
    secrets = [],
    more,
  }: {
    offersNews?: boolean;
    isTracked?: boolean;
    secrets?: readonly string[];
    /** Tests of this shop alone. */
    more?: (shop: () => OtherShop, store: () => TestStore) => void;
  } = {},
): void {
  describe(name, () => {
    let shop: OtherShop;
    let content: Content;
    let found: Looks;
    beforeAll(async () => {
      shop = await build();
      selectShop(shop);
      content = withoutFeatures((await readContent(shop.content)).content);
      found = await look(content);
    }, 300_000);
    afterAll(() => shop?.remove());

    test('is built without a warning', () => expect(shop.said).not.toMatch(/warn|does not exist|deprecat/i));

    test(`[ENV-01] ${offersNews ? 'with OPT_IN_ENABLED=1 offers' : 'does not offer'} news in the basket, in every region`, async () => {
      for (const region of OPEN_REGIONS) {
        const file = path.join(shop.folder, 'dist', `.${internalPath(region, '/basket')}.html`);
        const island = elementsOf(await readFile(file, 'utf8')).find(
          (element) => attribute(element, 'data-enhance') === 'basket',
        );
        const props = JSON.parse(attribute(island!, 'data-props')!);
        expect(props.isOptInEnabled, region).toBe(offersNews);
      }
    });

    test(`[EVT-05] ${isTracked ? 'asks on every page but those of one buyer, with a few hundred bytes' : 'without a service has nothing on its pages that asks or counts'}`, async () => {
      for (const region of OPEN_REGIONS) {
        const page = (address: string) =>
          readFile(path.join(shop.folder, 'dist', `.${internalPath(region, address)}.html`), 'utf8');
        for (const address of ['/products', '/order', '/downloads', '/cookies/constant']) {
          const html = await page(address);
          const has = isTracked && address === '/products';
          expect(html.includes('data-tracking'), `${region} ${address}`).toBe(has);
          expect(/src="[^"]*Tracking/.test(html), `${region} ${address}`).toBe(has);
          expect(html).not.toMatch(/<(script|link|img)[^>]*(google|klaviyo)/);
        }
      }
      if (!isTracked) return;
      const [file = ''] = [...found.files].filter((name) => /_astro\/Tracking\.[^/]+\.js$/.test(name));
      expect((await readFile(path.join(shop.folder, 'dist', file))).byteLength).toBeLessThan(800);
    });

    if (secrets.length > 0)
      test('[F111] no published file, and no snapshot, contains a secret of the build’s environment', async () => {
        const files = await readdir(shop.folder, { recursive: true, withFileTypes: true });
        const told = files
          .filter((file) => file.isFile())
          .map((file) => path.join(file.parentPath, file.name))
          .filter((file) => {
            const bytes = readFileSync(file);
            return secrets.some((secret) => bytes.includes(secret));
          });
        expect(told).toEqual([]);
        expect(files.length).toBeGreaterThan(100);
      });

    test('lists the style sheets of its pages, without which browsers would refuse them', async () => {
      const listed = new Set<string>([
        ...JSON.parse(await readFile(path.join(shop.folder, PAGE_STYLES_FILE), 'utf8')),
        ...INLINE_STYLES.map(({ sha256 }) => sha256),
      ]);
      const html = readBuilt(shop, 'index.html');
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
      expect(styles.length).toBeGreaterThan(1);
      for (const style of styles)
        expect(listed).toContain(createHash('sha256').update(style).digest('base64'));
    });

    test('has every page in every region, and every file', () => {
      const wanted = [
        ...FIXED,
        ...content.products.map(productPath),
        ...content.creators.map(({ data }) => `/creators/${data.profile.handle}`),
        ...content.recipes.map(({ id }) => `/recipe/${id}`),
        ...content.sections.flatMap(({ data: { slug, categories } }) => [
          `/${slug}`,
          ...categories.map((category) => `/${slug}/${category.slug}`),
        ]),
      ].filter((page) => !isOff(page));
      for (const region of OPEN_REGIONS)
        expect(wanted.filter((page) => !found.pages.has(`${region} ${page}`))).toEqual([]);
      expect(FILES.filter((file) => !isOff(`/${file}`) && !found.files.has(file))).toEqual([]);
    });

    test('has its functions beside it, and leaves those of the store’s own build unchanged', async () => {
      const endpoints = await readdir(path.join(ROOT, 'functions/endpoints'));
      const bundled = endpoints.map((file) => `${path.parse(file).name}.mjs`);
      expect((await readdir(path.join(shop.folder, '.functions'))).sort()).toEqual(bundled.sort());
      expect(await readdir(path.join(shop.folder, '.edge-functions'))).toEqual(['region.js']);
    });

    test('no link is broken, none leads to an empty list, and no asset is missing', () => {
      found.expectNone([...found.links, ...found.assets, ...found.emptyPlaces]);
    });

    test('a closed region has no entries in its feed, and its pages show the default region’s prices', async () => {
      const read = (file: string) => readFile(path.join(shop.folder, 'dist', file), 'utf8');
      for (const region of content.settings[0]!.data.closedRegions) {
        const code = region.toLowerCase();
        expect(await read(`feeds/products-${code}.xml`)).not.toContain('<item>');
        const { id } = content.products.find(({ data }) => data.formats.some(({ prices }) => prices.GO))!;
        const page = await read(`regions/${code}/products/${id}.html`);
        const currencies = [...page.matchAll(/"priceCurrency":"([A-Z]{3})"/g)].map(
          ([, currency]) => currency,
        );
        expect(new Set(currencies)).toEqual(new Set([regionOf('GO').currency]));
      }
      expect(await read('feeds/products-gb.xml')).toContain('<item>');
    });

    test('has none of the demo’s own words', () => {
      // Unless its own content says the same.
      const words = demoWords().filter(({ isIn }) => !isIn(JSON.stringify(content)));
      const told = [...found.files]
        .filter((file) => /\.(html|xml|txt|json)$/.test(file))
        .flatMap((file) => {
          const page = readBuilt(shop, file);
          return words.filter(({ isIn }) => isIn(page)).map(({ text }) => `${file}: ${text}`);
        });
      expect(told).toEqual([]);
    });

    test('prices are those of the editor', () => {
      found.expectNone(found.prices);
      found.expectNone(found.currencies);
    });

    test('structured data and structure are complete on every page', () => {
      found.expectNone(found.structured);
      found.expectNone(found.headings);
      found.expectNone(found.pictures);
      found.expectNone(found.controls);
    });

    describe('sells', () => {
      let store: TestStore;
      more?.(
        () => shop,
        () => store,
      );
      beforeAll(async () => {
        store = await openStore({ content: shop.content, built: shop.folder });
      });
      afterAll(() => store?.close());

      test.each(OPEN_REGIONS)('in %s, or says that it does not', async (region) => {
        const thing = thingSoldIn(content, region);
        if (!thing) {
          expect(content.products.some(({ data }) => data.formats.some(({ prices }) => prices[region]))).toBe(
            false,
          );
          return;
        }
        const basket = basketOf({
          items: [item(thing.id, thing.format)],
          storeRegion: region,
          isoCurrency: regionOf(region).currency,
          shippingMethodId: content['shipping-methods'].find(
            ({ data }) => data.active && !data.collection && data.rates[region] !== undefined,
          )?.id,
          // Prices may depend on the place.
          customer: { country: COUNTRIES[region], postcode: SHOPPER.postal_code },
        });
        if (content.settings[0]!.data.closedRegions.includes(region)) {
          await expectProblem(await store.call(checkoutPost(basket)), { status: 422, code: 'region_closed' });
          return;
        }
        const { checkoutSessionId, redirectUrl } = await checkOut(store, basket);
        const back = await payAt(redirectUrl, { country: COUNTRIES[region] });
        const order = await findOrder(store.db, checkoutSessionId);
        expect(order).toMatchObject({ currency: regionOf(region).currency });
        const success = await store.call(new Request(`${SITE}/basket/success${new URL(back).search}`));
        const page = await success.text();
        expect(page).toContain(`data-order="${order!.id}"`);
        expect(page).toContain(`<p class="receipt-brand">${content.settings[0]!.data.brand.name}</p>`);
      });
    });
  });
}

/** A text file of the build; pages as the edge function sends them. */
export function readBuilt({ folder }: OtherShop, file: string): string {
  const text = readFileSync(path.join(folder, 'dist', file), 'utf8');
  if (!file.endsWith('.html')) return text;
  return withStyleSheets(text, JSON.parse(readFileSync(path.join(folder, STYLE_SHEETS_FILE), 'utf8')));
}

/** A product that a region sells and that needs no customization. */
function thingSoldIn({ products }: Content, region: RegionCode) {
  for (const { id, data } of products)
    for (const format of data.formats)
      if (data.availability === 'available' && !data.customization?.isRequired && format.prices[region])
        return { id, format: format.id };
  return undefined;
}

/** Reads every page of the selected shop; imported here, since the folder is read once. */
async function look(content: Content) {
  const { builtFiles, readBuilt } = await import('./dist.ts');
  const { isPictureThere } = await import('./pictures.ts');
  const { expectNone, inspectPages } = await import('./problems.ts');
  const { assetProblems, linkProblems, referencesOf } = await import('../checks/links.ts');
  const { currencyProblems, productPriceProblems } = await import('../checks/money.ts');
  const { pictureProblems } = await import('../checks/pictures.ts');
  const { controlProblems, headingProblems } = await import('../checks/structure.ts');
  const { structuredDataProblems } = await import('../checks/structured-data.ts');
  const { pricesWritten, storeRegionIn } = await import('./written-content.ts');
  const { attribute, elementsOf } = await import('./html.ts');
  const files = new Set(builtFiles());
  const { find: answers } = await loadFunctions(path.join(ROOT, 'functions/endpoints'));
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (file: string) => {
    const known =
      ids.get(file) ??
      new Set(elementsOf(readBuilt(file)).flatMap((element) => attribute(element, 'id') ?? []));
    ids.set(file, known);
    return known;
  };
  const context: LinkContext = {
    origin: 'https://shop.example',
    files,
    isAnswered: (url) => isPictureThere(new URL(url).pathname) || answers(url) !== undefined,
    idsOf,
  };
  const priced = pricesWritten(content);
  const empty = emptyPlaces(content);
  // A list without entries, or a creator without other sites, may lack these properties.
  const isOfNothing = (problem: string, page: string) =>
    (page === '/blog' && content.blog.length === 0 && problem.startsWith('no ItemList')) ||
    (problem.endsWith('without sameAs') &&
      content.settings.every(({ data }) => !Object.keys(data.brand.socials).length));
  const pages = new Set<string>();
  const inspected = inspectPages({
    links: (page) => linkProblems(page, context),
    emptyPlaces: (page) =>
      empty.has(page.path)
        ? []
        : referencesOf(page.elements)
            .filter(({ url, from }) => from === 'a' && empty.has(url))
            .map(({ url }) => `leads to ${url}, where there is nothing`),
    prices: (page) => {
      pages.add(`${page.region} ${page.path}`);
      const product = priced.get(/^\/products\/([^/]+)$/.exec(page.path)?.[1] ?? '');
      return product ? productPriceProblems(page, product, storeRegionIn(content, page.region), true) : [];
    },
    currencies: (page) => currencyProblems(page, storeRegionIn(content, page.region)),
    structured: (page) => structuredDataProblems(page).filter((problem) => !isOfNothing(problem, page.path)),
    headings: headingProblems,
    pictures: pictureProblems,
    controls: controlProblems,
  });
  const assets = [...files]
    .filter((file) => /\.(css|js)$/.test(file))
    .flatMap((file) => assetProblems(file, readBuilt(file), files));
  return { ...inspected, pages, files, assets, expectNone };
}

/** Sections and categories without entries. */
function emptyPlaces({ sections, products, recipes, fundings }: Content): ReadonlySet<string> {
  const used = new Set(
    [...products, ...recipes, ...fundings].flatMap(({ data }) =>
      data.categories.flatMap((id) => [`/${id}`, `/${id.split('/')[0]}`]),
    ),
  );
  const all = sections.flatMap(({ data: { slug, categories } }) => [
    `/${slug}`,
    ...categories
      .flatMap((category) => [category, ...category.nestedCategories])
      .map((category) => `/${slug}/${category.slug}`),
  ]);
  return new Set(all.filter((place) => !used.has(place)));
}
