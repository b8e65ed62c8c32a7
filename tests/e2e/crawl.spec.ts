import type { APIRequestContext, Page } from '@playwright/test';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { kindOf as ownKindOf } from '#tests/build/checks/weights.ts';
import { writtenContent } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';

/**
 * One region with a currency of its own, and one that shares its currency. That the pages of every region can
 * be reached by links, use its currency and have plain addresses is checked in the build (tests/build);
 * `THOROUGH=1` visits all six here, too.
 */
const VISITORS: Record<string, RegionCode> = {
  GB: 'GB',
  MX: 'LATAM',
  ...(process.env.THOROUGH === '1' && ({ US: 'US', CA: 'CA', FR: 'EU', JP: 'GO' } as const)),
};
const SIGNS = { USD: '$', GBP: '£', CAD: '$', EUR: '€' };
/** A region or a locale at the start of a path. */
const PREFIX = /^\/(regions|us|gb|uk|ca|eu|latam|go|global|en)(-|\/|$)/i;

for (const [country, region] of Object.entries(VISITORS))
  test.describe(`a visitor from ${country}`, () => {
    // On a phone, which has the smallest pictures: the crawl is long.
    test.use({ extraHTTPHeaders: { 'x-country': country }, viewport: { width: 390, height: 844 } });

    test(`[REG-02] [RT-30] comes from / by links to every kind of page, all in ${region}, with whole pictures and own money @wide @long`, async ({
      page,
      request,
    }) => {
      test.slow();
      const kindOf = await kinds();
      const opened = new Set<string>();
      const waiting = ['/'];
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        if (opened.has(kindOf(address))) continue;
        opened.add(kindOf(address));
        await page.goto(address);
        const seen = await look(page);
        expect.soft(seen.region, `${address}: the region shown`).toBe(region);
        expect.soft(seen.broken, `${address}: broken pictures`).toEqual([]);
        expect.soft(foreignMoney(seen.text, region), `${address}: money of elsewhere`).toEqual([]);
        expect
          .soft(
            [new URL(page.url()).pathname, seen.canonical, ...seen.links].filter((path) => PREFIX.test(path)),
            `${address}: addresses with a region`,
          )
          .toEqual([]);
        waiting.push(...seen.links);
      }
      const listed = await sitemapPaths(request);
      expect(listed.filter((path) => PREFIX.test(path))).toEqual([]);
      expect(
        listed.map(kindOf).filter((kind) => !opened.has(kind)),
        'kinds of pages that no link leads to',
      ).toEqual([]);
    });
  });

/** Collects what is visible on the open page after scrolling through it. */
function look(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    // Pictures further along a horizontal strip are not fetched yet.
    const isReached = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().left < innerWidth;
    const broken: string[] = [];
    await Promise.all(
      [...document.images].filter(isReached).map(async (image) => {
        if (!image.complete)
          await new Promise((over) => {
            image.onload = image.onerror = over;
          });
        if (image.naturalWidth === 0) broken.push(image.currentSrc || image.outerHTML);
      }),
    );
    const words = document.body.cloneNode(true) as HTMLElement;
    // An article may mention prices in other currencies, and a funding has one goal for all regions.
    const unread = 'script, style, template, .article-body, .progress-figures, .budget, .funding-sums';
    for (const each of words.querySelectorAll(unread)) each.remove();
    const pathOf = (url: string) => new URL(url, location.href).pathname;
    const isPage = ({ origin, pathname }: HTMLAnchorElement) =>
      origin === location.origin && !/^\/api\/|\.\w+$/.test(pathname);
    return {
      region: document.documentElement.dataset.region,
      text: words.textContent,
      broken,
      canonical: pathOf(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '/'),
      links: [
        ...new Set(
          [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
            .filter(isPage)
            .map((link) => link.pathname),
        ),
      ],
    };
  });
}

/** Returns the kind of page at an address; all sections of the shop are one kind. */
async function kinds() {
  const { sections } = await writtenContent();
  const shelves = sections.filter(({ data }) => data.shows === 'products').map(({ data }) => data.slug);
  const shelf = new RegExp(`^/(${shelves.join('|')})(?=/|$)`);
  return (address: string) => ownKindOf(address).replace(shelf, '/{slug}');
}

function foreignMoney(text: string, region: RegionCode): string[] {
  const { currency } = regionOf(region);
  const named = text.match(/\b(?:USD|GBP|CAD|EUR)\b|[A-Z]{0,2}\$|[£€]/g) ?? [];
  return [...new Set(named)].filter((one) => one !== currency && one !== SIGNS[currency]);
}

/** The paths in the sitemap. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const read = async (path: string) => {
    const xml = await (await request.get(path)).text();
    return [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname);
  };
  const files = await read('/sitemap-index.xml');
  return (await Promise.all(files.map(read))).flat();
}
