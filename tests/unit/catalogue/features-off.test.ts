import { beforeAll, describe, expect, test } from 'vitest';
import { brokenLinks } from '#src/catalogue/reading/check-links.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { withoutFeatures } from '#src/catalogue/reading/without-features.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { settingsSchema } from '#src/catalogue/schemas/settings.ts';
import {
  FEATURE_NAMES,
  FEATURES,
  type FeatureName,
  isOff,
  SHOP_AS_CREATOR,
} from '#src/core/shop/features.ts';

let content: Content;
beforeAll(async () => {
  ({ content } = await readContent(contentFolder()));
});
const without =
  (...off: FeatureName[]) =>
  (name: FeatureName) =>
    !off.includes(name);
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).sort();

describe('content without a feature', () => {
  test('is the same with every feature', () => {
    expect(withoutFeatures(content, () => true)).toEqual(content);
  });

  test('without recipes has no recipe, no section of recipes and no article that names one', () => {
    const left = withoutFeatures(content, without('recipes'));
    expect(left.recipes).toEqual([]);
    expect(left.sections.map(({ data }) => data.shows)).not.toContain('recipes');
    expect(left.blog.flatMap(({ data }) => data.recipes)).toEqual([]);
    expect(left.selections.flatMap(({ data }) => data.items.map(({ kind }) => kind))).not.toContain('recipe');
    expect(left.reviews.filter(({ data }) => data.recipe)).toEqual([]);
    expect(ids(left.products)).toEqual(ids(content.products));
  });

  test('without gift cards and fundings has none of their products, and nothing that goes with them', () => {
    const left = withoutFeatures(content, without('giftCards', 'fundings'));
    const gone = content.products.filter(({ data }) => data.goods === 'gift-card' || data.type === 'funding');
    expect(gone.length).toBeGreaterThan(1);
    expect(ids(left.products)).toEqual(ids(content.products.filter((product) => !gone.includes(product))));
    const kept = new Set(ids(left.products));
    expect(left.products.flatMap(({ data }) => data.goesWith).filter((id) => !kept.has(id))).toEqual([]);
    expect(left.fundings).toEqual([]);
  });

  test('without creators names the shop as the maker of everything', () => {
    const left = withoutFeatures(content, without('creators', 'apply'));
    const { brand } = content.settings[0]!.data;
    expect(left.creators).toMatchObject([
      { id: SHOP_AS_CREATOR, data: { name: brand.name, profile: { quote: '' } } },
    ]);
    expect(new Set(left.products.map(({ data }) => data.creator))).toEqual(new Set([SHOP_AS_CREATOR]));
    expect(new Set(left.recipes.map(({ data }) => data.creator))).toEqual(new Set([SHOP_AS_CREATOR]));
    expect(new Set(left.blog.map(({ data }) => data.author))).toEqual(new Set([SHOP_AS_CREATOR]));
  });

  test('a wrong reference stays, so that it is reported', () => {
    const wrong = structuredClone(content);
    wrong.products[0]!.data.goesWith = ['no-such-thing'];
    const left = withoutFeatures(wrong, without('giftCards'));
    expect(left.products.find(({ id }) => id === wrong.products[0]!.id)!.data.goesWith).toEqual([
      'no-such-thing',
    ]);
  });
});

test.each([
  ['creators', '/creators', '/creators/ana', '/api/creators', '/creators?letter=a'],
  [
    'recipes',
    '/recipe/soup',
    '/recipes/rss.xml',
    '/api/recipes',
    '/data/recipes.json',
    '/api/products/jam/recipes',
  ],
  ['fundings', '/funding', '/funding/x', '/api/fundings/x', '/api/surveys'],
  ['apply', '/be-found', '/be-found#how-it-works', '/api/creator-request'],
  ['giftCards', '/gift-cards', '/api/gift-cards/balance'],
  ['reviews', '/review', '/api/reviews'],
  ['newsletter', '/newsletter', '/api/newsletter', '/api/newsletter-confirmations'],
] as const)('the places of %s are off with it, and only then', (name, ...places) => {
  for (const place of places) {
    expect(isOff(place, without(name)), place).toBe(true);
    expect(
      isOff(place, () => true),
      place,
    ).toBe(false);
  }
  expect(isOff('/products', without(name))).toBe(false);
  expect(isOff('/recipe-books', without(name))).toBe(false);
});

describe('links', () => {
  const settings = (change: object) => ({
    ...content,
    settings: [{ ...content.settings[0]!, data: { ...content.settings[0]!.data, ...change } }],
  });

  test('the shop’s own are whole', () => expect(brokenLinks(content, () => true)).toEqual([]));

  test('a text that links to what is off is named by its file', () => {
    const linked = structuredClone(content);
    linked.faq[0]!.data.questions[0]!.answer = 'See [our creators](/creators).';
    expect(brokenLinks(linked, without('creators', 'apply'))).toContainEqual({
      file: linked.faq[0]!.file,
      field: 'questions.0.answer',
      near: '](/creators',
      expected: 'no link to /creators: settings/store.yaml switches off what is there, under features',
    });
  });

  test('a link of the menu or the footer that leads nowhere is named by its field', () => {
    const problems = brokenLinks(
      settings({
        menu: [
          { label: 'Help', url: '/faq#track' },
          { label: 'Old', url: '/no-such-page' },
        ],
        footer: [{ title: 'Shop', links: [{ label: 'Gone', url: '/products/no-such-thing' }] }],
      }),
      () => true,
    );
    expect(problems.map(({ field, expected }) => `${field}: ${expected}`)).toEqual([
      'menu.1.url: the path of a page; there is none at /no-such-page.',
      'footer.0.links.0.url: the path of a page; there is none at /products/no-such-thing.',
    ]);
  });

  test('the newsletter needs the part of the privacy policy that its form links to', () => {
    const bare = structuredClone(content);
    for (const { id, body } of bare.legal) if (id === 'privacy') expect(body).toContain('{#consent}');
    for (const entry of bare.legal) entry.body = 'Nothing.';
    const missing = brokenLinks(bare, () => true).filter(({ expected }) => /\{#consent\}/.test(expected));
    expect(missing.map(({ file }) => file)).toEqual([expect.stringContaining('privacy.md')]);
  });
});

describe('settings', () => {
  const read = (change: object) =>
    settingsSchema.safeParse({
      brand: { name: 'Ferris', slug: 'ferris', email: 'a@ferris.example', strapline: 'Jam.' },
      ...change,
    });
  const problems = (change: object) =>
    read(change).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  test('features have defaults, and an unknown one is refused', () => {
    expect(read({}).data?.features).toEqual(FEATURES);
    expect(read({ features: { recipes: false } }).data?.features).toEqual({ ...FEATURES, recipes: false });
    expect(problems({ features: { receipts: false } })?.[0]).toContain('receipts');
    expect(FEATURE_NAMES).toHaveLength(8);
  });

  test.each([
    [
      { regions: ['GB', 'EU'] },
      'defaultRegion: the region that visitors from elsewhere see, one of GB, EU, since GO is not among the regions',
    ],
    [{ regions: ['GB', 'EU'], defaultRegion: 'US' }, "defaultRegion: one of the shop's regions: GB, EU"],
    [
      { regions: ['GB', 'EU'], defaultRegion: 'GB', closedRegions: ['GB'] },
      'closedRegions.0: not the default region, where visitors of closed regions buy',
    ],
    [
      { regions: ['GB', 'EU'], defaultRegion: 'GB', closedRegions: ['US'] },
      "closedRegions.0: one of the shop's regions: GB, EU; leave out others in both lists",
    ],
    [
      { closedRegions: ['GO'] },
      'closedRegions.0: not the default region, where visitors of closed regions buy',
    ],
  ])('%j is refused', (change, expected) => expect(problems(change)).toEqual([expected]));

  test('regions with a default region are accepted', () => {
    expect(problems({ regions: ['GB', 'EU'], defaultRegion: 'EU', closedRegions: ['GB'] })).toBeUndefined();
    expect(problems({ regions: ['GB', 'GO'] })).toBeUndefined();
  });

  test('a colour without contrast, and an invalid one, are named by their field', () => {
    const brand = { name: 'Ferris', slug: 'ferris', email: 'a@ferris.example', strapline: 'Jam.' };
    expect(
      problems({ brand: { ...brand, colours: { soft: { light: '#aaaaaa', dark: '#b5a592' } } } })?.[0],
    ).toMatch(/^brand\.colours\.soft\.light: a contrast of 4\.5:1/);
    expect(problems({ brand: { ...brand, colours: { soft: 'grey' } } })?.[0]).toContain('brand.colours.soft');
    expect(problems({ brand: { ...brand, grounds: { plum: '#ffccff' } } })?.[0]).toMatch(
      /^brand\.grounds\.plum/,
    );
  });
});
