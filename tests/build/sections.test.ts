import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import { attribute, sourceOf, textOf } from './support/html.ts';
import { expectNone } from './support/problems.ts';
import { hrefsIn, isRead, linksTo, openStore, type Seen } from './support/visitor.ts';
import { writtenContent } from './support/written-content.ts';

const PAGE_SIZE = 12;
let store: Awaited<ReturnType<typeof openStore>>;
let content: Content;

beforeAll(async () => {
  content = await writtenContent();
  store = await openStore();
});
afterAll(() => store?.close());

type Section = Content['sections'][number]['data'];
const shops = () => content.sections.map(({ data }) => data).filter(({ shows }) => shows !== 'fundings');

/** The entries of a section or one of its categories. */
function filed({ shows, slug }: Section, category?: string): string[] {
  const entries =
    shows === 'recipes' ? content.recipes : content.products.filter(({ data }) => data.kind !== 'test');
  const isIn = (id: string) => (category ? id === `${slug}/${category}` : id.startsWith(`${slug}/`));
  return entries
    .filter(({ data }) => data.categories.some(isIn))
    .map(({ id }) => id)
    .sort();
}

async function everyPage(address: string, section: Section, region: RegionCode) {
  const prefix = section.shows === 'recipes' ? '/recipe/' : '/products/';
  const found: string[] = [];
  let first: Seen | undefined;
  for (let page = 1; page < 100; page += 1) {
    const seen = await store.visit(page === 1 ? address : `${address}/page/${page}`, region);
    first ??= seen;
    if (page > 1 && seen.status === 404) break;
    expect(seen.status, `${region} ${address}, page ${page}`).toBe(200);
    expect(seen.region).toBe(region);
    const ids = linksTo(seen, prefix).filter((id) => !['page'].includes(id));
    // The gift card's page is not below /products.
    if (section.shows !== 'recipes' && hrefsIn(seen).includes(paths.giftCards)) ids.push('gift-card');
    expect(ids.length).toBeLessThanOrEqual(PAGE_SIZE);
    found.push(...ids);
  }
  return { first: first as Seen, found: [...new Set(found)].sort() };
}

describe('sections and categories', () => {
  test('[RT-28] a section shows all of its entries, twelve to a page, with a link and a count for each category', async () => {
    for (const section of shops())
      for (const region of REGION_CODES) {
        const { first, found } = await everyPage(`/${section.slug}`, section, region);
        expect(first.heading).toBe(section.name);
        expect(found, `${region} /${section.slug}`).toEqual(filed(section));
        for (const { slug, name } of section.categories) {
          const link = first.elements.find(
            (e) => attribute(e, 'href') === `/${section.slug}/${slug}` && attribute(e, 'class') === 'chip',
          );
          expect(link && textOf(link)).toBe(`${name} ${filed(section, slug).length}`);
        }
      }
  });

  test('[RT-29] a category, or subcategory, shows its entries and the links to its parents', async () => {
    let at = 0;
    for (const section of shops())
      for (const category of section.categories) {
        const nested = category.nestedCategories.map((own) => ({ ...own, above: [category] }));
        for (const { slug, name, above } of [{ ...category, above: [] }, ...nested]) {
          at += 1;
          for (const region of REGION_CODES.filter((code) => isRead(code, at))) {
            const address = `/${section.slug}/${slug}`;
            const { first, found } = await everyPage(address, section, region);
            expect(first.heading).toBe(name);
            expect(found, `${region} ${address}`).toEqual(filed(section, slug));
            const trail = [section.slug, ...above.map((one) => `${section.slug}/${one.slug}`)];
            expect(crumbsIn(first)).toEqual(['/', ...trail.map((one) => `/${one}`), address]);
            for (const step of trail)
              expect(first.elements.some((e) => attribute(e, 'href') === `/${step}`)).toBe(true);
          }
        }
      }
  });

  test('a list has the filters for its goods, which stay within the list', async () => {
    for (const section of shops()) {
      const seen = await store.visit(`/${section.slug}`, 'GB');
      const fields = seen.elements.flatMap((e) =>
        ['select', 'input'].includes(e.tagName) ? (attribute(e, 'name') ?? []) : [],
      );
      const wanted = section.shows === 'recipes' ? ['diet', 'time', 'difficulty'] : ['type', 'min', 'max'];
      expect(fields).toEqual(expect.arrayContaining([...wanted, 'sort']));
      const form = seen.elements.find((e) => attribute(e, 'data-filters') !== undefined);
      expect(form && attribute(form, 'action')).toBe(`/${section.slug}`);
    }
  });

  test('start with available products; others are in groups with a heading', async () => {
    const isNow = ({ data }: Content['products'][number]) =>
      data.type === 'available' &&
      data.availability === 'available' &&
      data.formats.some(({ prices }) => prices.GB !== undefined);
    const now = new Set(content.products.filter(isNow).map(({ id }) => id));
    for (const address of ['/products', '/kitchen', '/pantry/sauces']) {
      const pages: Seen[] = [];
      for (let page = 1; ; page += 1) {
        const seen = await store.visit(page === 1 ? address : `${address}/page/${page}`, 'GB');
        if (seen.status === 404) break;
        pages.push(seen);
      }
      const order = pages.flatMap((seen) => linksTo(seen, '/products/').filter((id) => id !== 'page'));
      const places = [...new Set(order)].map((id) => !now.has(id));
      expect(places, address).toEqual(places.toSorted());
      const bands = pages.flatMap(({ elements }) =>
        elements.filter((e) => e.tagName === 'h2').map((e) => textOf(e).trim()),
      );
      expect(
        bands.some((words) => /^(Coming soon|Sold out for now)/.test(words)),
        address,
      ).toBe(places.includes(true));
    }
  });

  test('a filter’s options have counts, and the common ones are links without JavaScript', async () => {
    const seen = await store.visit('/recipes', 'GB');
    const vegan = content.recipes.filter(({ data }) => data.diet.includes('vegan')).length;
    const words = seen.elements.filter((e) => e.tagName === 'option').map((e) => textOf(e).trim());
    expect(words).toContain(`Vegan (${vegan})`);
    const link = seen.elements.find((e) => attribute(e, 'href') === '/recipes/diet-vegan');
    expect(link && textOf(link).replace(/\s+/g, ' ').trim()).toBe(`Vegan ${vegan}`);
    const { first, found } = await everyPage(
      '/recipes/diet-vegan',
      content.sections.find(({ data }) => data.slug === 'recipes')!.data,
      'GB',
    );
    expect(found).toHaveLength(vegan);
    const chosen = first.elements.find((e) => attribute(e, 'selected') !== undefined);
    expect(chosen && attribute(chosen, 'value')).toBe('vegan');
    expect(first.elements.some((e) => attribute(e, 'content') === 'noindex')).toBe(true);
  });

  test('a page after the last is a 404; capitals and a trailing slash redirect to the canonical address', async () => {
    const problems: string[] = [];
    for (const address of ['/books/page/99', '/books/page/0', '/books/page/x', '/books/baking/page/9'])
      if ((await store.visit(address, 'GB')).status !== 404) problems.push(`${address} is found`);
    for (const [address, tidy] of [
      ['/Books', '/books'],
      ['/books/', '/books'],
      ['/Books/Baking/?sort=name', '/books/baking?sort=name'],
    ] as const) {
      const { status, location } = await store.ask(address, 'GB');
      if (status !== 308 || location !== tidy) problems.push(`${address} answers ${status} to ${location}`);
    }
    expectNone(problems);
  });
});

/** The links of the breadcrumbs in the page's structured data. */
function crumbsIn({ elements }: Seen): string[] {
  const data = elements
    .filter((e) => attribute(e, 'type') === 'application/ld+json')
    .map((e) => JSON.parse(sourceOf(e)) as { '@type': string; itemListElement?: { item: string }[] })
    .find((thing) => thing['@type'] === 'BreadcrumbList');
  return (data?.itemListElement ?? []).map(({ item }) => new URL(item).pathname);
}
