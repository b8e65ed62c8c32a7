/** What search engines and networks are told about the store's pages. */
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
  test('every block parses, each thing in it has what search engines ask for, and each kind of page says what it is', () => {
    expectNone(found.data);
  });

  test('what is offered costs what the page says, in money of its region, at an address that shows it', () => {
    expect(offers).toBeGreaterThan(900);
    expectNone(found.offers);
  });
});

describe('where a page is shared', () => {
  test('networks are told its words, language, kind and picture', () => expectNone(found.sharing));

  test('its title is not cut and its description says something', () => expectNone(found.lengths));

  test('[RT-30] regions share one picture, and it names no price', () => {
    expect(cards.size).toBeGreaterThan(200);
    const torn = [...cards]
      .filter(([, urls]) => urls.size > 1)
      .map(([page]) => `${page} has several pictures`);
    expectNone(torn);
  });

  test('the pictures are JPEGs of 1200 by 630 below 300 KB', async () => {
    const files = [...new Set([...cards.values()].flatMap((urls) => [...urls]))].map(
      (url) => new URL(url).pathname,
    );
    expectNone(files.filter((file) => !isPictureThere(file)).map((file) => `${file} is not there`));
    // Each is made when it is asked for first, so some are asked for.
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

describe('the store as a whole', () => {
  const files = new Set(builtFiles());

  test('robots.txt keeps programs from the API alone and names the sitemap', () => {
    const lines = readBuilt('robots.txt').trim().split('\n');
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /api/']);
    const sitemap = /^Sitemap: (.+)$/m.exec(lines.join('\n'))?.[1] ?? '';
    expect(files.has(new URL(sitemap).pathname.slice(1))).toBe(true);
  });

  test('[RT-30] llms.txt names addresses and feeds that are there, without a region', () => {
    const addresses = [...readBuilt('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(
      ([, url]) => new URL(url ?? ''),
    );
    expect(addresses.length).toBeGreaterThan(15);
    const missing = addresses.filter(
      ({ pathname }) => !files.has(pathname.slice(1)) && !files.has(`${pathname.slice(1)}.html`),
    );
    expectNone(missing.map(({ pathname }) => `${pathname} leads nowhere`));
  });

  test('the sitemap says when pages were written and shows their first picture, which is there', () => {
    const map = readBuilt('sitemap-0.xml');
    const urls = map.match(/<url>.*?<\/url>/g) ?? [];
    const entry = (part: string) => urls.filter((url) => url.includes(part));
    for (const part of ['/products/fold<', '/recipe/welsh-cakes<', '/blog/salt-by-weight<', '/terms<'])
      expect(entry(part).join(), part).toMatch(/<lastmod>20\d\d-\d\d-\d\d/);
    const pictures = [...map.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(
      ([, url]) => new URL(url ?? ''),
    );
    expect(pictures.length).toBeGreaterThan(200);
    expectNone(
      pictures
        .filter(({ pathname }) => !isPictureThere(pathname))
        .map(({ pathname }) => `${pathname} is not there`),
    );
  });

  test('the icons that heads and structured data name are there', () => {
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

/** Offers of a page against its words: what can be had costs in data what it costs on the page, and says so of its region. */
function offerProblems(page: BuiltPage): string[] {
  // A test product is for nobody and shows no price.
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
    const isToBeHad = !availability?.endsWith('OutOfStock');
    const meta = metaOf(page).get('product:price:amount');
    return [
      ...(isToBeHad && !shown.has(written(amount, region))
        ? [`${name} is offered at ${price}, not shown`]
        : []),
      ...(new URL(url ?? '').search === `?region=${region}` ? [] : [`${name} is offered at ${url}`]),
      ...(own.some((one) => one.price === meta) ? [] : [`its head names ${meta}, which nothing costs`]),
    ];
  });
}
