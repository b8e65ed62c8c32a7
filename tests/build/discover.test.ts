import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { SOCIAL_PLATFORMS } from '#src/core/creators.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { SPOTLIGHTS, TILE_TYPES } from '#src/core/selections.ts';
import { ancestorsOf, attribute, type Element, textOf } from './support/html.ts';
import { expectNone } from './support/problems.ts';
import { inEveryRegion, linksTo, openStore, type Seen } from './support/visitor.ts';
import { storeRegionIn, writtenContent } from './support/written-content.ts';

let store: Awaited<ReturnType<typeof openStore>>;
let content: Content;

beforeAll(async () => {
  content = await writtenContent();
  store = await openStore();
});
afterAll(() => store?.close());

const tilesOf = ({ elements }: Seen) => elements.filter((element) => attribute(element, 'data-tile'));
const inside = (seen: Seen, outer: Element, tagName: string) =>
  seen.elements.filter((element) => element.tagName === tagName && ancestorsOf(element).includes(outer));
const headingOf = (seen: Seen, tile: Element) =>
  textOf(seen.elements.find((e) => /^h[234]$/.test(e.tagName) && ancestorsOf(e).includes(tile)) ?? tile);

/** The other selections are on the home page. */
const isOnDiscover = ({ isOnHome }: Content['selections'][number]['data']) => !isOnHome;

test('the home page and Discover share no product and no recipe, in any region', async () => {
  for (const region of REGION_CODES) {
    const [home, discover] = [await store.visit('/', region), await store.visit('/discover', region)];
    for (const kind of ['/products/', '/recipe/']) {
      const shown = linksTo(home, kind);
      expect(shown.length, `${region} ${kind}`).toBeGreaterThan(0);
      expect(
        linksTo(discover, kind).filter((id) => shown.includes(id)),
        `${region} ${kind}`,
      ).toEqual([]);
    }
  }
});

test('[RT-16] /discover shows every selection that is not on the home page, as a tile of its type, with its own heading and link', async () => {
  const selections = content.selections.filter(({ data }) => isOnDiscover(data));
  expect(selections.length).toBeGreaterThanOrEqual(6);
  await inEveryRegion(store, '/discover', (seen) => {
    const shown = tilesOf(seen).map((tile) => `${attribute(tile, 'data-tile')}: ${headingOf(seen, tile)}`);
    expect(shown.sort()).toEqual(selections.map(({ data }) => `${data.tile}: ${data.title}`).sort());
    const pages = { product: '/products/', recipe: '/recipe/', creator: '/creators/' };
    for (const { data } of selections.filter(({ data: { tile } }) => tile !== 'product'))
      for (const { kind, id } of data.items.slice(0, 1)) expect(linksTo(seen, pages[kind])).toContain(id);
  });
});

test('[UI-11] there is a tile of each of the six types, with the function of its type', async () => {
  await inEveryRegion(store, '/discover', (seen, region) => {
    const byType = Map.groupBy(tilesOf(seen), (tile) => attribute(tile, 'data-tile'));
    expect([...byType.keys()].sort()).toEqual([...TILE_TYPES].sort());
    const parts = (type: string, tagName: string) =>
      (byType.get(type) ?? []).map((tile) => inside(seen, tile, tagName));
    for (const pictures of parts('default', 'img')) expect([1, 2]).toContain(pictures.length);
    for (const items of parts('centered', 'li')) expect(items.length).toBeGreaterThanOrEqual(3);
    for (const pictures of parts('preview', 'img')) expect(pictures.length).toBeGreaterThanOrEqual(3);
    for (const buttons of parts('preview', 'button'))
      expect(textOf(buttons[0]!)).toMatch(/^Turn the pages \(/);
    for (const inner of parts('creator-preview', 'div'))
      expect([3, 5]).toContain(inner.filter((each) => attribute(each, 'data-card') !== undefined).length);
    for (const dialogs of parts('creator-socials', 'dialog'))
      expect(dialogs.length).toBeGreaterThanOrEqual(2);
    const prices = storeRegionIn(content, region);
    for (const [at, forms] of parts('product', 'form').entries()) {
      expect(forms.length, `${region}, product tile ${at + 1}`).toBeGreaterThanOrEqual(1);
      for (const form of forms) {
        const field = (name: string) =>
          attribute(inside(seen, form, 'input').find((input) => attribute(input, 'name') === name)!, 'value');
        const product = content.products.find(({ id }) => id === field('productId'))!.data;
        const format = product.formats.find(({ id }) => id === field('productFormatId'))!;
        expect(format.prices[prices], `${field('productId')} in ${region}`).toBeGreaterThan(0);
        expect(field('storeRegion')).toBe(prices);
      }
    }
  });
});

test('[UI-12] the three spotlights are separate sections, in their order, each with its selections', async () => {
  await inEveryRegion(store, '/discover', (seen) => {
    const sections = seen.elements.filter((element) => attribute(element, 'data-spotlight-section'));
    expect(sections.map((section) => attribute(section, 'data-spotlight-section'))).toEqual([...SPOTLIGHTS]);
    for (const section of sections) {
      const spotlight = attribute(section, 'data-spotlight-section');
      const own = tilesOf(seen).filter((tile) => ancestorsOf(tile).includes(section));
      expect(own.map((tile) => headingOf(seen, tile))).toEqual(
        content.selections
          .filter(({ data }) => data.spotlight === spotlight && isOnDiscover(data))
          .sort((a, b) => a.data.order - b.data.order)
          .map(({ data }) => data.title),
      );
    }
  });
});

test('[UI-13] a creator’s page links each of their platforms by name, with its icon and the number of followers', async () => {
  const names = {
    twitter: 'Twitter',
    instagram: 'Instagram',
    facebook: 'Facebook',
    tiktok: 'TikTok',
    youtube: 'YouTube',
  };
  const used = new Set(content.creators.flatMap(({ data }) => data.socials.map(({ platform }) => platform)));
  expect([...used].sort()).toEqual([...SOCIAL_PLATFORMS].sort());
  const problems: string[] = [];
  for (const { data } of content.creators) {
    const seen = await store.visit(`/creators/${data.profile.handle}`, 'GB');
    for (const { platform, url, followers } of data.socials) {
      const link = seen.elements.find((element) => attribute(element, 'href') === url);
      const words = link ? textOf(link) : '';
      if (!words.startsWith(names[platform])) problems.push(`${data.name}: no link to ${platform}`);
      else if (followers !== undefined && !/\d/.test(words))
        problems.push(`${data.name}: nobody on ${platform}`);
      else if (link && inside(seen, link, 'svg').length !== 1)
        problems.push(`${data.name}: no sign of ${platform}`);
    }
  }
  expectNone(problems);
});

test('[CAT-05] a creator’s page has their text, products, fundings, recipes, articles and quotes, with a link to each', async () => {
  const problems: string[] = [];
  for (const { id, data } of content.creators)
    for (const region of REGION_CODES) {
      const seen = await store.visit(`/creators/${data.profile.handle}`, region);
      const where = `${region} ${id}`;
      const needs = [data.profile.place, data.profile.quote, ...data.posts.map(({ text }) => text)];
      for (const words of needs) if (!seen.text.includes(words)) problems.push(`${where}: lacks “${words}”`);
      const mine = <T extends { id: string; data: object }>(entries: readonly T[], field: string) =>
        entries
          .filter((entry) => (entry.data as Record<string, unknown>)[field] === id)
          .map((entry) => entry.id);
      const lists: [string, string[]][] = [
        ['/recipe/', mine(content.recipes, 'creator')],
        ['/funding/', mine(content.fundings, 'creator')],
        ['/blog/', mine(content.blog, 'author')],
      ];
      for (const [prefix, ids] of lists)
        for (const one of ids)
          if (!linksTo(seen, prefix).includes(one))
            problems.push(`${where}: does not lead to ${prefix}${one}`);
      const anchors = seen.elements
        .filter(({ tagName }) => tagName === 'a')
        .flatMap((link) => attribute(link, 'href')?.match(/^#(.+)/)?.[1] ?? []);
      const ids = new Set(seen.elements.flatMap((element) => attribute(element, 'id') ?? []));
      for (const anchor of anchors) if (!ids.has(anchor)) problems.push(`${where}: #${anchor} leads nowhere`);
    }
  expectNone(problems);
});
