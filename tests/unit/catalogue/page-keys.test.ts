import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { joinCatalogue } from '#src/catalogue/catalogue.ts';
import { allIn, keyMaker } from '#src/catalogue/page-keys.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { shownWith } from '#src/catalogue/views/product-page.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import { nth } from '#src/lib/nth.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
let written: Content;
beforeAll(async () => {
  ({ content: written } = await readContent(path.resolve('tests/fixtures/shop'), NOW));
});

/** The keys of all product pages of a region, by product, after `change` of the content. */
function keysAfter(change: (content: Content) => void = () => {}): Map<string, string> {
  const content = structuredClone(written);
  change(content);
  const catalogue = joinCatalogue(content, NOW);
  const keyOf = keyMaker(catalogue, NOW);
  return new Map(
    catalogue.products.map((product) => [
      product._id,
      keyOf('GB', product, shownWith(catalogue, product, 'GB')),
    ]),
  );
}
/** The products whose page has another key after `change`. */
function changedBy(change: (content: Content) => void): string[] {
  const after = keysAfter(change);
  return [...keysAfter()].flatMap(([id, key]) => (after.get(id) === key ? [] : id));
}
const product = (content: Content, id: string) => content.products.find((entry) => entry.id === id)!.data;

test('the same content gives the same keys, and no two products share one', () => {
  const keys = keysAfter();
  expect(keysAfter()).toEqual(keys);
  expect(new Set(keys.values()).size).toBe(keys.size);
});

test('a price changes the pages that show its product, and no others', () => {
  const changed = changedBy((content) => {
    nth(product(content, 'bakestone').formats, 0).prices.GB = 4321;
  });
  expect(changed).toContain('bakestone');
  const catalogue = joinCatalogue(written, NOW);
  for (const other of catalogue.products) {
    const { recommended, inPlace } = shownWith(catalogue, other, 'GB');
    const isShown = [other, ...recommended, ...inPlace].some(({ _id }) => _id === 'bakestone');
    expect(changed.includes(other._id), other._id).toBe(isShown || other._id === 'bakestone');
  }
});

test.each<[string, (content: Content) => void]>([
  [
    'its creator',
    (content) => (content.creators.find(({ id }) => id === 'hanna-lindqvist')!.data.name = 'Hanna L.'),
  ],
  [
    'a review of it',
    (content) => (content.reviews.find(({ data }) => data.product === 'a-slow-loaf')!.data.rating = 1),
  ],
  [
    'a new review of it',
    ({ reviews }) =>
      reviews.push({ ...reviews.find(({ data }) => data.product === 'a-slow-loaf')!, id: 'another' }),
  ],
  [
    'a recipe of it',
    (content) => (content.recipes.find(({ id }) => id === 'thursday-rye-loaf')!.data.title = 'Rye'),
  ],
  ['its text', (content) => (content.products.find(({ id }) => id === 'a-slow-loaf')!.body = 'New.')],
  ['what it goes with', (content) => (product(content, 'a-slow-loaf').goesWith = ['bakestone'])],
])('the page of a book changes with %s', (_what, change) => {
  expect(changedBy(change)).toContain('a-slow-loaf');
});

test.each<[string, (content: Content) => void]>([
  ['a setting', ({ settings }) => (settings[0]!.data.brand.strapline = 'Another.')],
  ['a section', ({ sections }) => (sections[0]!.data.name = 'Others')],
  [
    'a draft of the gift card',
    (content) =>
      content.products.splice(
        content.products.findIndex(({ data }) => data.goods === 'gift-card'),
        1,
      ),
  ],
  ['a policy', ({ legal }) => (legal[0]!.body = 'Another.')],
])('%s changes every page', (_what, change) => {
  expect(changedBy(change)).toHaveLength(keysAfter().size);
});

test('a price changes the search data and the feed of its region, and of no other', () => {
  const keysOf = (change: (content: Content) => void) => {
    const content = structuredClone(written);
    change(content);
    const catalogue = joinCatalogue(content, NOW);
    const keyOf = keyMaker(catalogue, NOW);
    return Object.fromEntries(OPEN_REGIONS.map((code) => [code, keyOf(...allIn(catalogue, code))]));
  };
  const before = keysOf(() => {});
  const dearer = keysOf((content) => {
    nth(product(content, 'bakestone').formats, 0).prices.GB = 4321;
  });
  expect(OPEN_REGIONS.filter((code) => before[code] !== dearer[code])).toEqual(['GB']);
  const renamed = keysOf((content) => {
    product(content, 'bakestone').name = 'Another name';
  });
  expect(OPEN_REGIONS.filter((code) => before[code] === renamed[code])).toEqual([]);
});
