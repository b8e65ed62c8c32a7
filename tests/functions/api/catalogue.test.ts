import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Catalogue, joinCatalogue } from '#src/catalogue/catalogue.ts';
import { recommendedFor } from '#src/catalogue/products/recommended.ts';
import { statisticsOf } from '#src/catalogue/settings/statistics.ts';
import { homePage } from '#src/catalogue/views/home-page.ts';
import { LIST } from '#src/contracts/limits.ts';
import type { Allergen } from '#src/core/food/allergens.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { buildNow } from '#src/lib/clock.ts';
import { PAGE_SIZE } from '#src/lib/pagination.ts';
import { expectProblem } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

let store: TestStore;
let catalogue: Catalogue;
beforeAll(async () => {
  store = await openStore({
    // A creator whose page address differs from the name of their file.
    change: ({ creators, products }) => {
      creators[5]!.data.profile.handle = 'another-handle';
      const loaf = products.find(({ id }) => id === 'a-slow-loaf')!;
      loaf.data.formats[0]!.stock = { count: 3, countedAt: new Date('2026-11-01') };
    },
  });
  catalogue = joinCatalogue(store.content, buildNow());
});
afterAll(() => store.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  store.call(new Request(`${SITE}/api/${path}`, { headers }));

// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of an answer
type Json = any;
type List = { data: Json[]; total: number; limit: number; skip: number };

async function read<T = Json>(path: string): Promise<T> {
  const response = await get(path);
  const text = await response.text();
  expect(response.status, `${path}: ${text.slice(0, 300)}`).toBe(200);
  return JSON.parse(text);
}
const list = (path: string) => read<List>(path);
const ids = async (path: string) => (await list(path)).data.map(({ _id }) => _id as string);
const refused = async (path: string, field: string) =>
  expectProblem(await get(path), { status: 422, code: 'invalid_input', field });

/** True for a product with no food in it that has, or may have, one of these. */
const isWithout = ({ food, entry }: Catalogue['products'][number], allergens: Allergen[]) =>
  (food.length > 0 || entry.data.goods !== 'food') &&
  food.every(
    ({ contains, mayContain }) =>
      !allergens.some((one) => mayContain.includes(one) || contains.some(({ allergen }) => allergen === one)),
  );

describe('[API-01] GET /api/products', () => {
  test('returns the first twelve, newest first, and the total count', async () => {
    const { data, ...rest } = await list('products');
    expect(rest).toEqual({ total: catalogue.products.length, limit: 12, skip: 0 });
    expect(data.map(({ _id }) => _id)).toEqual(catalogue.products.slice(0, 12).map(({ _id }) => _id));
    expect(LIST.pageSize).toBe(PAGE_SIZE);
  });

  test('all pages together are the whole list, with each product once, in every sort order', async () => {
    for (const sort of ['-addedAt', 'addedAt', 'name', '-name']) {
      const all: Json[] = [];
      for (let skip = 0; skip < catalogue.products.length; skip += 25)
        all.push(...(await list(`products?sort=${sort}&limit=25&skip=${skip}`)).data);
      expect(new Set(all.map(({ _id }) => _id)).size).toBe(catalogue.products.length);
      const field = sort.replace('-', '');
      const values = all.map((product) => product[field] as string);
      const inOrder = values.toSorted((a, b) => a.localeCompare(b, 'en'));
      expect(values).toEqual(sort.startsWith('-') ? inOrder.reverse() : inOrder);
    }
  });

  test('leaves out test products, which can only be read by id', async () => {
    const [hidden] = catalogue.testProducts;
    expect((await list('products?kind=test')).total).toBe(0);
    expect(await ids(`products?keyword=${encodeURIComponent(hidden!.name)}`)).not.toContain(hidden!._id);
    expect(await read(`products/${hidden!._id}`)).toMatchObject({ _id: hidden!._id, kind: 'test' });
  });

  test.each<[string, (product: Catalogue['products'][number]) => boolean]>([
    ['availability=unavailable', ({ availability }) => availability === 'unavailable'],
    ['type=pre-order', ({ type }) => type === 'pre-order'],
    ['without=fish', (product) => isWithout(product, ['fish'])],
    [
      'goods=food&without=nuts,milk',
      (product) => product.entry.data.goods === 'food' && isWithout(product, ['nuts', 'milk']),
    ],
    ['goods=book', ({ entry }) => entry.data.goods === 'book'],
    ['creator=adaeze-obi', ({ creator }) => creator._id === 'adaeze-obi'],
    ['section=books', ({ categoryIds }) => categoryIds.some((id) => id.startsWith('books/'))],
    ['formats.type=Digital+File', ({ formats }) => formats.some(({ type }) => type === 'Digital File')],
    [
      'formats.prices.region=LATAM',
      ({ formats }) => formats.some(({ prices }) => prices.some(({ region }) => region === 'LATAM')),
    ],
    [
      'goods=book&formats.prices.region=LATAM&availability=available&sort=name',
      ({ entry, formats, availability }) =>
        entry.data.goods === 'book' &&
        availability === 'available' &&
        formats.some(({ prices }) => prices.some(({ region }) => region === 'LATAM')),
    ],
  ])('filters by %s', async (query, isMeant) => {
    const { data, total } = await list(`products?limit=100&${query}`);
    const meant = catalogue.products.filter(isMeant).map(({ _id }) => _id);
    expect(total).toBe(meant.length);
    expect(data.map(({ _id }) => _id).sort()).toEqual(meant.slice(0, 100).sort());
  });

  test('a food carries its facts, and is left out without what it contains or may contain', async () => {
    const [bar] = (await list('products?keyword=bereby')).data;
    expect(bar?.food).toMatchObject([
      {
        ingredients: 'Cocoa beans, cane sugar, cocoa butter. Cocoa solids: 72% minimum',
        mayContain: ['milk', 'nuts'],
      },
    ]);
    const [sardines] = (await list('products?keyword=sardines+algarve')).data;
    expect(sardines?.food?.[0]).toMatchObject({ contains: [{ allergen: 'fish', as: [] }], per: 'g' });
    expect(await ids('products?keyword=bereby&without=nuts')).toEqual([]);
    expect(await ids('products?keyword=bereby&without=fish')).toEqual(['grand-bereby-72']);
    await refused('products?without=tree-nuts', 'without');
    await refused('products?without=', 'without');
  });

  test('a category includes the products of its subcategories', async () => {
    const section = catalogue.sections.find(({ data }) =>
      data.categories.some(
        ({ nestedCategories }) => nestedCategories.length > 0 && data.shows === 'products',
      ),
    )!.data;
    const parent = section.categories.find(({ nestedCategories }) => nestedCategories.length > 0)!;
    const own = [parent, ...parent.nestedCategories].map(({ slug }) => `${section.slug}/${slug}`);
    const meant = catalogue.products.filter(({ categoryIds }) => categoryIds.some((id) => own.includes(id)));
    expect(await ids(`products?limit=100&categoryIds=${own[0]}`)).toEqual(meant.map(({ _id }) => _id));
  });

  test('finds products by the beginnings of all words, with and without accents', async () => {
    expect(await ids('products?keyword=SARD')).toContain('salt-lemon-sardine');
    expect(await ids('products?keyword=sardine+ines')).toContain('six-sardines-algarve');
    expect((await list('products?keyword=sardine+zzz')).total).toBe(0);
    expect((await list('products?keyword=...')).total).toBe(0);
    expect((await list('products?keyword=sardine&skip=50')).data).toEqual([]);
  });

  test('populates creator and categories on request, and returns ids otherwise', async () => {
    const [plain] = (await list('products?limit=1')).data;
    const [populated] = (await list('products?limit=1&populate=creator,categories')).data;
    const product = catalogue.products[0]!;
    expect(plain).toMatchObject({ creator: product.creator._id, categories: product.categoryIds });
    expect(populated).toMatchObject({ creator: product.creator, categories: product.categories });
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=', 'limit'],
    ['skip=-1', 'skip'],
    ['skip=100001', 'skip'],
    ['limit=5&limit=6', 'limit'],
    ['sort=price', 'sort'],
    ['sort=__proto__', 'sort'],
    ['populate=creator,recipes', 'populate'],
    ['populate=constructor', 'populate'],
    ['populate=', 'populate'],
    ['keyword=', 'keyword'],
    [`keyword=${'a'.repeat(101)}`, 'keyword'],
    ['creator=../settings', 'creator'],
    ['creator=a&creator=b', 'creator'],
    ['formats.prices.region=XX', 'formats.prices.region'],
    ['formats.prices.region=gb', 'formats.prices.region'],
    ['utm_source=mail', 'utm_source'],
    ['__proto__=1', '__proto__'],
    ['constructor=1', 'constructor'],
  ])('[A05] refuses %s', async (query, field) => {
    await refused(`products?${query}`, field);
  });
});

describe('[API-02] GET /api/products/{id}', () => {
  test('returns one product with its own fields and the price of every region', async () => {
    const product = catalogue.productById.get('a-slow-loaf')!;
    const { formats, categories, ...answer } = await read('products/a-slow-loaf?populate=categories');
    expect(answer).toMatchObject({
      _id: 'a-slow-loaf',
      name: product.name,
      url: '/products/a-slow-loaf',
      creator: product.creator._id,
      categoryIds: product.categoryIds,
      productFormatId: product.productFormatId,
      previewImages: [],
      goods: 'book',
    });
    expect(categories).toEqual(product.categories);
    expect(formats).toEqual(JSON.parse(JSON.stringify(product.formats)));
    for (const inside of ['stock', 'goesWith', 'entry']) expect(answer).not.toHaveProperty(inside);
  });

  test.each(['nothing', '__proto__', 'A-SLOW-LOAF', 'a-slow-loaf%00', 'creator', '..%2fsettings', '%ff'])(
    'returns 404 for %s',
    async (id) => {
      await expectProblem(await get(`products/${id}`), { status: 404, code: 'not_found', field: 'id' });
    },
  );

  test('accepts no parameter but populate', async () => {
    await refused('products/a-slow-loaf?limit=1', 'limit');
    await refused('products/a-slow-loaf?populate=recipes', 'populate');
  });
});

describe('[API-03] GET /api/products/{id}/recommended', () => {
  test('returns what the product page recommends, in each region', async () => {
    for (const product of [...catalogue.products.slice(0, 30), ...catalogue.testProducts])
      for (const region of ['GO', 'LATAM'] as const)
        expect(
          await ids(`products/${product._id}/recommended?limit=5&formats.prices.region=${region}`),
          `${product._id} in ${region}`,
        ).toEqual(recommendedFor(catalogue, product, region, 5).map(({ _id }) => _id));
  });

  test('is paged like any other list, and uses region GO by default', async () => {
    const { data, total, limit, skip } = await list('products/a-slow-loaf/recommended?skip=1&limit=2');
    const all = recommendedFor(catalogue, catalogue.productById.get('a-slow-loaf')!, 'GO', 24);
    expect({ total, limit, skip }).toEqual({ total: all.length, limit: 2, skip: 1 });
    expect(data.map(({ _id }) => _id)).toEqual(all.slice(1, 3).map(({ _id }) => _id));
    await expectProblem(await get('products/nothing/recommended'), { status: 404, field: 'id' });
  });
});

test('[API-04] GET /api/products/{id}/recipes lists the recipes that use the product', async () => {
  const [id, recipes] = [...catalogue.by.recipesByProduct].find(([, found]) => found.length > 1)!;
  expect(await ids(`products/${id}/recipes`)).toEqual(recipes.map((recipe) => recipe.id));
  const { data, total } = await list(`products/${id}/recipes?limit=1&skip=1&populate=creator`);
  expect(total).toBe(recipes.length);
  expect(data[0]).toMatchObject({ _id: recipes[1]!.id, creator: { _id: recipes[1]!.data.creator } });
  const without = catalogue.products.find(({ _id }) => !catalogue.by.recipesByProduct.has(_id))!;
  expect(await list(`products/${without._id}/recipes`)).toEqual({ data: [], total: 0, limit: 12, skip: 0 });
  await expectProblem(await get('products/nothing/recipes'), { status: 404, field: 'id' });
  await refused(`products/${id}/recipes?products=other`, 'products');
});

test('[API-05] GET /api/products/creator/{creatorId} lists a creator’s products, by id or handle', async () => {
  const creator = catalogue.creators.find(({ id, data }) => data.profile.handle !== id)!;
  const own = catalogue.by.productsByCreator.get(creator.id)!.map(({ _id }) => _id);
  for (const name of [creator.id, creator.data.profile.handle])
    expect(await ids(`products/creator/${name}?limit=100`)).toEqual(own);
  await expectProblem(await get('products/creator/nobody'), { status: 404, field: 'creatorId' });
  await refused(`products/creator/${creator.id}?creator=${creator.id}`, 'creator');
});

describe('[API-08] GET /api/hp-store/sections', () => {
  test('returns up to thirty, newest first, with their categories and subcategories', async () => {
    const { data, limit, total } = await list('hp-store/sections');
    expect({ limit, total }).toEqual({ limit: 30, total: catalogue.sections.length });
    const added = data.map(({ addedAt }) => addedAt);
    expect(added).toEqual(added.toSorted().reverse());
    for (const { _id, name, url, categories } of data) {
      const section = catalogue.sections.find(({ data: { slug } }) => slug === _id)!.data;
      expect({ name, url }).toEqual({ name: section.name, url: `/${section.slug}` });
      expect(categories).toEqual(
        section.categories.map((category) => ({
          ...(category.line && { line: category.line }),
          _id: `${_id}/${category.slug}`,
          name: category.name,
          url: `/${_id}/${category.slug}`,
          nestedCategories: category.nestedCategories.map((nested) => ({
            ...(nested.line && { line: nested.line }),
            _id: `${_id}/${nested.slug}`,
            name: nested.name,
            url: `/${_id}/${nested.slug}`,
          })),
        })),
      );
    }
    expect((await list('hp-store/sections?populate=categories,categories.nestedCategories')).data).toEqual(
      data,
    );
  });

  test('returns ids for what is not populated', async () => {
    const { data } = await list('hp-store/sections?populate=categories&sort=name&limit=2');
    for (const { categories } of data)
      for (const { nestedCategories } of categories)
        for (const nested of nestedCategories) expect(nested).toEqual(expect.any(String));
    await refused('hp-store/sections?populate=products', 'populate');
  });
});

test('[API-12] GET /api/hp-store/products lists what the home page shows', async () => {
  const found = await ids('hp-store/products?limit=100');
  const { newest } = homePage(catalogue, 'GB', new URL(SITE));
  expect(found.slice(-newest.length)).toEqual(newest.map(({ _id }) => _id));
  const chosen = store.content.selections
    .filter(({ data }) => data.isOnHome)
    .flatMap(({ data }) => data.items.flatMap(({ kind, id }) => (kind === 'product' ? [id] : [])));
  expect(found.slice(0, -newest.length).sort()).toEqual([...new Set(chosen)].sort());
  expect(await ids('hp-store/products?limit=3&skip=2')).toEqual(found.slice(2, 5));
});

describe('[API-13] GET /api/creators', () => {
  test('lists creators by name, by first letter and by the date they joined', async () => {
    const all = catalogue.creators.map(({ id }) => id);
    expect(await ids('creators?limit=100')).toEqual(all.slice(0, 100));
    expect(await ids('creators?limit=100&sort=-name')).toEqual(all.toReversed().slice(0, 100));
    const joined = (await list('creators?limit=100&sort=-joinedAt')).data.map(({ joinedAt }) => joinedAt);
    expect(joined).toEqual(joined.toSorted().reverse());
    for (const { name } of (await list('creators?letter=A&limit=100')).data) expect(name).toMatch(/^[AÀ-Å]/);
    await refused('creators?letter=ab', 'letter');
  });

  test('returns one creator by id or handle, with the text of their page', async () => {
    const { id, data } = catalogue.creators[3]!;
    const answer = await read(`creators/${id}`);
    expect(answer).toEqual({
      _id: id,
      name: data.name,
      username: data.username,
      url: `/creators/${data.profile.handle}`,
      profile: data.profile,
      joinedAt: data.joinedAt.toISOString(),
      socials: data.socials,
    });
    expect(await read(`creators/${data.profile.handle}`)).toEqual(answer);
    for (const name of ['nobody', '__proto__', '%00'])
      await expectProblem(await get(`creators/${name}`), { status: 404, field: 'id' });
    await refused(`creators/${id}?populate=products`, 'populate');
  });
});

describe('[API-14] GET /api/recipes', () => {
  test.each<[string, (recipe: Catalogue['recipes'][number]) => boolean]>([
    ['', () => true],
    ['&difficulty=easy', ({ data }) => data.difficulty === 'easy'],
    ['&diet=vegan', ({ data }) => data.diet.includes('vegan')],
    ['&diet=vegan&difficulty=easy', ({ data }) => data.diet.includes('vegan') && data.difficulty === 'easy'],
    ['&creator=adaeze-obi', ({ data }) => data.creator === 'adaeze-obi'],
  ])('lists them newest first, filtered by %j', async (query, isMeant) => {
    const meant = catalogue.recipes.filter(isMeant).map(({ id }) => id);
    expect(await ids(`recipes?limit=100${query}`)).toEqual(meant.slice(0, 100));
  });

  test('returns one recipe with its ingredients and steps', async () => {
    const { id, data } = catalogue.recipes[0]!;
    const answer = await read(`recipes/${id}?populate=creator`);
    const { title, summary, ingredients, steps, minutes, serves, products } = data;
    expect(answer).toMatchObject({ title, summary, ingredients, steps, minutes, serves, products });
    expect(answer.creator).toMatchObject({ _id: data.creator, profile: { handle: expect.any(String) } });
    for (const inside of ['art', 'photograph']) expect(answer).not.toHaveProperty(inside);
    await expectProblem(await get('recipes/nothing'), { status: 404, field: 'id' });
    await refused('recipes?diet=paleo', 'diet');
  });
});

test('[API-15] GET /api/selections lists the editors’ choices, grouped by spotlight, in the editors’ order', async () => {
  const all = await list('selections?limit=100');
  expect(all.total).toBe(store.content.selections.length);
  const order = ['Main', 'Spotlight', 'Discover'];
  const spotlights = all.data.map(({ spotlight }) => order.indexOf(spotlight));
  expect(spotlights).toEqual(spotlights.toSorted());
  const home = await list('selections?spotlight=Main&isOnHome=true');
  expect(home.total).toBeGreaterThan(0);
  for (const selection of home.data) expect(selection).toMatchObject({ spotlight: 'Main', isOnHome: true });
  for (const { kind, _id } of all.data.flatMap(({ items }) => items))
    expect(await read(`${kind}s/${_id}`)).toMatchObject({ _id });
  await refused('selections?isOnHome=yes', 'isOnHome');
});

test('[API-16] GET /api/statistics counts what the home page counts', async () => {
  expect(await read('statistics')).toEqual(statisticsOf(catalogue));
  await refused('statistics?region=GB', 'region');
});

describe('an answer that depends on the catalogue alone', () => {
  const PATHS = [
    'products',
    'products/a-slow-loaf',
    'products/a-slow-loaf/recommended',
    'products/a-slow-loaf/recipes',
    'products/creator/adaeze-obi',
    'hp-store/sections',
    'hp-store/products',
    'creators',
    'creators/adaeze-obi',
    'recipes',
    'selections',
    'statistics',
  ];

  test.each(PATHS)(
    '%s is cached until the next deploy, and its cache key has only known parameters',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(headers.get('netlify-cdn-cache-control')).toBe('public, max-age=31536000, must-revalidate');
      expect(headers.get('netlify-vary')).toMatch(/^query=[\w.|]+$/);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      const etag = headers.get('etag')!;
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(path, { 'if-none-match': known });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe('');
        expect(again.headers.get('etag')).toBe(etag);
        expect(again.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      }
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  test('has another ETag for another query; an error is not cached', async () => {
    const tags = await Promise.all(
      ['products', 'products?limit=5', 'products?skip=1', 'products?populate=creator'].map(async (path) =>
        (await get(path)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(4);
    for (const path of ['products?other=1', 'products/nothing'])
      expect((await get(path)).headers.get('cache-control')).toBe('private, no-store');
    expect((await get('products?keyword=a')).headers.get('netlify-cdn-cache-control')).toBe('no-store');
  });

  test('[A15] is the same for every visitor', async () => {
    const bodies = await Promise.all(
      [
        {},
        { cookie: 'region=GB', 'accept-language': 'en-GB' },
        { 'x-forwarded-host': 'evil.example', 'x-country': 'DE', origin: 'https://evil.example' },
      ].map(async (headers) => (await get('products', headers as Record<string, string>)).text()),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(REGION_CODES.length).toBe(6);
  });
});
