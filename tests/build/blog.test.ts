import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { REGION_CODES, type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { RETIRED_ARTICLES } from '#src/core/urls/retired-articles.ts';
import { articleText } from './support/article-text.ts';
import { attribute, isInside, sourceOf, textOf } from './support/html.ts';
import { linksTo, openStore, type Seen } from './support/visitor.ts';
import { storeRegionIn, writtenContent } from './support/written-content.ts';

const PAGE_SIZE = 12;
type Written = Content['blog'][number];
let store: Awaited<ReturnType<typeof openStore>>;
let content: Content;
let newestFirst: Written[];

beforeAll(async () => {
  content = await writtenContent();
  newestFirst = content.blog.toSorted(
    (one, two) => two.data.publishedAt.getTime() - one.data.publishedAt.getTime(),
  );
  store = await openStore();
});
afterAll(() => store?.close());

describe('the blog', () => {
  test('[RT-09] lists every article, newest first, 12 to a page, with its author and date', async () => {
    const count = Math.ceil(newestFirst.length / PAGE_SIZE);
    expect(count).toBeGreaterThan(1);
    const names = new Map(content.creators.map(({ id, data }) => [id, data.name]));
    for (const region of REGION_CODES)
      for (let page = 1; page <= count; page += 1) {
        const address = page === 1 ? '/blog' : `/blog/page/${page}`;
        const seen = await store.visit(address, region);
        const where = `${region} ${address}`;
        expect([seen.status, seen.region], where).toEqual([200, region]);
        const shown = newestFirst.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
        expect(linksTo(seen, '/blog/'), where).toEqual(shown.map(({ id }) => id));
        for (const { data } of shown) {
          expect(seen.text, where).toContain(plain(data.title));
          expect(seen.text, where).toContain(names.get(data.author));
          expect(timesOf(seen), where).toContainEqual(dayIn(data.publishedAt, region));
        }
      }
    const past = await store.visit(`/blog/page/${count + 1}`, 'GB');
    expect(past.status).toBe(404);
  });
});

describe('an article', () => {
  test('[RT-10] [RT-11] is at its address in every region: text, pictures, author, date, reading time and links', async () => {
    expect(content.blog.map(({ id }) => id)).toContain('creators');
    for (const article of newestFirst)
      for (const region of REGION_CODES) {
        const seen = await store.visit(`/blog/${article.id}`, region);
        const where = `${region} /blog/${article.id}`;
        expect([seen.status, seen.region], where).toEqual([200, region]);
        expect(problemsOf(article, seen, region), where).toEqual([]);
      }
  });

  test('[RT-11] /blog/creators is for people who want to sell here: a book, a box, a course, and where to apply', async () => {
    const { text, main, elements } = await store.visit('/blog/creators', 'GB');
    const titles = elements
      .filter((element) => element.tagName === 'h2' && isWithin(element, main))
      .map(textOf);
    for (const title of ['A book', 'A box', 'A course']) expect(titles).toContain(title);
    expect(text).toContain('£21.50');
    expect(elements.some((element) => attribute(element, 'href') === '/be-found')).toBe(true);
  });

  test('[RT-10] has structured data', async () => {
    const [article] = newestFirst;
    const { elements } = await store.visit(`/blog/${article!.id}`, 'GB');
    const posting = elements
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .map((element) => JSON.parse(sourceOf(element)))
      .find((thing) => thing['@type'] === 'BlogPosting');
    const author = content.creators.find(({ id }) => id === article!.data.author)!.data;
    expect(posting).toMatchObject({
      headline: article!.data.title,
      datePublished: article!.data.publishedAt.toISOString().slice(0, 10),
      author: { '@type': 'Person', name: author.name },
    });
    expect(posting.wordCount).toBeGreaterThan(700);
    for (const url of [posting.url, ...posting.image]) expect(new URL(url).protocol).toMatch(/^https?:$/);
    const type = elements.find((element) => attribute(element, 'property') === 'og:type');
    expect(attribute(type!, 'content')).toBe('article');
  });
});

describe('removed articles', () => {
  test('[RT-12] redirect to /404 from every region, in any spelling of the address, and that answers 404', async () => {
    expect(RETIRED_ARTICLES).toEqual([
      'growing-your-brand-with-tiktok',
      'cooking-up-cash',
      'lockdown-cooking',
    ]);
    for (const id of RETIRED_ARTICLES)
      for (const region of REGION_CODES)
        for (const address of [`/blog/${id}`, `/blog/${id}/`, `/Blog/${id}.html`, `/regions/gb/blog/${id}`]) {
          const { status, location } = await store.ask(address, region);
          expect([status, location], `${region} ${address}`).toEqual([308, '/404']);
        }
    expect((await store.visit('/404', 'GB')).status).toBe(404);
  });
});

/** Describes what an article's page lacks for a visitor of a region. */
function problemsOf({ id, data }: Written, seen: Seen, region: RegionCode): string[] {
  const author = content.creators.find((creator) => creator.id === data.author)!.data;
  const at = newestFirst.findIndex((other) => other.id === id);
  const beside = [newestFirst[at - 1], newestFirst[at + 1]].flatMap((other) => other?.id ?? []);
  const sold = content.products.filter(
    (product) =>
      data.products.includes(product.id) &&
      product.data.formats.some(({ prices }) => prices[storeRegionIn(content, region)] !== undefined),
  );
  const inMain = seen.elements.filter((element) => isWithin(element, seen.main));
  const alts = inMain
    .filter(({ tagName }) => tagName === 'img')
    .map((picture) => attribute(picture, 'alt') ?? '');
  const first = /\S.*/.exec(articleText(id))![0];
  const shown = linksTo(seen, '/products/');
  const has = (is: boolean, what: string) => (is ? [] : [what]);
  return [
    ...has(plain(seen.heading) === plain(data.title), `is headed “${seen.heading}”`),
    ...has(plain(seen.text).includes(plain(data.summary)), 'lacks its stand-first'),
    ...has(plain(seen.text).includes(plain(first).slice(0, 40)), 'lacks its text'),
    ...has(plain(seen.text).includes(plain(data.quote?.text ?? '')), 'lacks its large words'),
    ...has(!/\[(figure|quote)/.test(seen.text), 'shows a marker'),
    ...has(linksTo(seen, '/creators/').includes(author.profile.handle), 'does not lead to its author'),
    ...has(/\b\d+ min read\b/.test(seen.text), 'does not say how long it takes'),
    ...has(
      timesOf(seen).some((time) => time.join() === dayIn(data.publishedAt, region).join()),
      'lacks its date',
    ),
    ...has(
      !data.updatedAt ||
        timesOf(seen).some((time) => time.join() === dayIn(data.updatedAt ?? new Date(), region).join()),
      'does not say when it was changed',
    ),
    ...[...(data.lead ? [data.lead] : []), ...Object.values(data.figures)].flatMap(({ alt, caption }) => [
      ...has(alts.includes(alt), `lacks the picture “${alt}”`),
      ...has(!caption || plain(seen.text).includes(plain(caption)), `lacks the caption “${caption}”`),
    ]),
    ...data.tags.flatMap((tag) => has(seen.text.includes(tag), `lacks the tag ${tag}`)),
    ...data.recipes.flatMap((recipe) =>
      has(linksTo(seen, '/recipe/').includes(recipe), `does not lead to ${recipe}`),
    ),
    ...beside.flatMap((other) => has(linksTo(seen, '/blog/').includes(other), `does not lead to ${other}`)),
    ...has(
      sold.length === 0 || sold.some((product) => shown.includes(product.id)),
      'leads to nothing that is sold here',
    ),
  ];
}

/** Replaces typographic quotes and spaces by plain ones. */
function plain(text: string): string {
  return text
    .replace(/[“”"]/g, '"')
    .replace(/[‘’']/g, "'")
    .replace(/[*_[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function timesOf({ elements, main }: Seen): [string | undefined, string][] {
  return elements
    .filter((element) => element.tagName === 'time' && isWithin(element, main))
    .map((time) => [attribute(time, 'datetime'), textOf(time)]);
}

function dayIn(date: Date, region: RegionCode): [string, string] {
  const words = new Intl.DateTimeFormat(regionOf(region).language, { dateStyle: 'long', timeZone: 'UTC' });
  return [date.toISOString().slice(0, 10), words.format(date)];
}

function isWithin(element: Seen['main'], main: Seen['main']): boolean {
  return main.tagName === 'main' ? isInside(element, 'main') : false;
}
