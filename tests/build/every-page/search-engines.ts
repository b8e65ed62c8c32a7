/** Structured data, share tags, sitemap and feeds of the store's pages. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { offersOf, pricesIn, written } from '../checks/money.ts';
import { lengthProblems, metaOf, sharingProblems } from '../checks/sharing.ts';
import { structuredDataProblems } from '../checks/structured-data.ts';
import { type BuiltPage, builtFiles, readBuilt } from '../support/dist.ts';
import { attribute, textOf } from '../support/html.ts';
import { isPictureThere, pictureAt } from '../support/pictures.ts';
import { expectNone, onEveryPage } from '../support/problems.ts';

const cards = new Map<string, Set<string>>();
const found = inspect();
let offers = 0;

describe('structured data', () => {
  test('every block is valid, each object has the required properties, and each kind of page has its types', () => {
    expectNone(found.data);
  });

  test('an offer has the price of the page, in its region’s currency, with a URL that shows the price', () => {
    expect(offers).toBeGreaterThan(500);
    expectNone(found.offers);
  });
});

describe('share tags', () => {
  test('have the page’s text, language, type and picture', () => expectNone(found.sharing));

  test('have a title that is not cut and a description that is not too short', () =>
    expectNone(found.lengths));

  test('[RT-30] have one picture for all regions, without a price', () => {
    expect(cards.size).toBeGreaterThan(50);
    const torn = [...cards]
      .filter(([, urls]) => urls.size > 1)
      .map(([page]) => `${page} has several pictures`);
    expectNone(torn);
  });

  test('have JPEGs of 1200 by 630 below 300 KB', async () => {
    const files = [...new Set([...cards.values()].flatMap((urls) => [...urls]))].map(
      (url) => new URL(url).pathname,
    );
    expectNone(files.filter((file) => !isPictureThere(file)).map((file) => `${file} is not there`));
    // Each is created on its first request, so only some are requested.
    const problems = await Promise.all(
      files
        .filter((_, index) => index % 24 === 0)
        .map(async (file) => {
          const card = await pictureAt(file);
          if (card.length > 300_000) return `${file} has ${card.length} bytes`;
          const { width, height, format } = await sharp(card).metadata();
          return width === 1200 && height === 630 && format === 'jpeg'
            ? undefined
            : `${file} is a ${format} of ${width} × ${height}`;
        }),
    );
    expectNone(problems.filter((problem) => problem !== undefined));
  });
});

describe('the whole store', () => {
  const files = new Set(builtFiles());

  test('robots.txt excludes only the API and names the sitemap', () => {
    const lines = readBuilt('robots.txt').trim().split('\n');
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /api/']);
    const sitemap = /^Sitemap: (.+)$/m.exec(lines.join('\n'))?.[1] ?? '';
    expect(files.has(new URL(sitemap).pathname.slice(1))).toBe(true);
  });

  test('[RT-30] llms.txt names existing URLs and feeds, without a region', () => {
    const addresses = [...readBuilt('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(
      ([, url]) => new URL(url ?? ''),
    );
    expect(addresses.length).toBeGreaterThan(15);
    const missing = addresses.filter(
      ({ pathname }) => !files.has(pathname.slice(1)) && !files.has(`${pathname.slice(1)}.html`),
    );
    expectNone(missing.map(({ pathname }) => `${pathname} leads nowhere`));
  });

  test('the sitemap has dates of pages and their existing first pictures', () => {
    const map = readBuilt('sitemap-0.xml');
    const urls = map.match(/<url>.*?<\/url>/g) ?? [];
    const entry = (part: string) => urls.filter((url) => url.includes(part));
    for (const part of ['/products/fold<', '/recipe/welsh-cakes<', '/blog/salt-by-weight<', '/terms<'])
      expect(entry(part).join(), part).toMatch(/<lastmod>20\d\d-\d\d-\d\d/);
    const pictures = [...map.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(
      ([, url]) => new URL(url ?? ''),
    );
    expect(pictures.length).toBeGreaterThan(50);
    expectNone(
      pictures
        .filter(({ pathname }) => !isPictureThere(pathname))
        .map(({ pathname }) => `${pathname} is not there`),
    );
  });

  test('the icons in heads and structured data exist', () => {
    for (const src of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/icon-512.png'])
      expect(files.has(src.slice(1)), src).toBe(true);
  });
});

function inspect() {
  return onEveryPage({
    data: structuredDataProblems,
    offers: offerProblems,
    sharing: (page) => {
      const picture = metaOf(page).get('og:image');
      if (picture) cards.set(page.path, (cards.get(page.path) ?? new Set()).add(picture));
      return sharingProblems(page);
    },
    lengths: lengthProblems,
  });
}

/**
 * Compares the offers of a page with its text: a product on sale has the same price in data and text,
 * for its region.
 */
function offerProblems(page: BuiltPage): string[] {
  // A test product is not sold and shows no price.
  if (metaOf(page).get('robots')?.includes('noindex')) return [];
  const own = offersOf(page.elements);
  if (own.length === 0) return [];
  const html = page.elements.find(({ tagName }) => tagName === 'html');
  const region = html && (attribute(html, 'data-store-region') as BuiltPage['region']);
  const main = page.elements.find(({ tagName }) => tagName === 'main');
  const shown = new Set(main ? pricesIn(textOf(main)) : []);
  if (!region) return ['no store region'];
  return own.flatMap(({ price, url, availability, name }) => {
    offers += 1;
    const amount = Math.round(Number(price) * 100);
    const isInStock = !availability?.endsWith('OutOfStock');
    const meta = metaOf(page).get('product:price:amount');
    return [
      ...(isInStock && !shown.has(written(amount, region))
        ? [`${name} is offered at ${price}, not shown`]
        : []),
      ...(new URL(url ?? '').search.replace(/&variant=[a-z0-9-]+$/, '') === `?region=${region}`
        ? []
        : [`${name} is offered at ${url}`]),
      ...(own.some((one) => one.price === meta) ? [] : [`its head names ${meta}, which nothing costs`]),
    ];
  });
}
