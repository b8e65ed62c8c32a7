import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { beforeAll, expect, test } from 'vitest';
import { type PagesApp, staticPaths } from '#config/kept/static-paths.ts';

type Params = Record<string, string | undefined>;
let stringifyParams: Parameters<typeof staticPaths>[1];

beforeAll(async () => {
  const astro = path.dirname(createRequire(import.meta.url).resolve('astro/package.json'));
  const module = pathToFileURL(path.join(astro, 'dist/core/routing/params.js')).href;
  ({ stringifyParams } = await import(module));
});

/** `/[...region]/products/[id]`. */
const REGION = { content: '...region', dynamic: true, spread: true };
const PRODUCTS = { content: 'products', dynamic: false, spread: false };
const ID = { content: 'id', dynamic: true, spread: false };
const PRODUCT_PAGES = {
  route: '/[...region]/products/[id]',
  component: 'src/pages/[...region]/products/[id].astro',
  type: 'page',
  origin: 'project',
  prerender: true,
  segments: [[REGION], [PRODUCTS], [ID]],
  fallbackRoutes: [],
} as unknown as RouteData;
const DATA = {
  ...PRODUCT_PAGES,
  route: '/data/products-[id].json',
  type: 'endpoint',
  segments: [
    [{ ...PRODUCTS, content: 'data' }],
    [{ ...PRODUCTS, content: 'products-' }, ID, { ...PRODUCTS, content: '.json' }],
  ],
} as unknown as RouteData;

function appOf(route: RouteData, params: readonly Params[]) {
  const cached: { staticPaths: object[] }[] = [];
  const app: PagesApp = {
    manifest: { routes: [{ routeData: route }], trailingSlash: 'never' },
    routeCache: { set: (_, entry) => cached.push(entry) },
    getComponentByRoute: async () => ({
      getStaticPaths: async () => params.map((each, key) => ({ params: each, cacheKey: key })),
    }),
  };
  return { app, cached };
}

test.each([
  [PRODUCT_PAGES, ['/products/pan', '/regions/gb/products/pan']],
  [DATA, ['/data/products-pan.json', '/data/products-pan.json']],
])('the paths of a route are those that Astro writes', async (route, [first, second]) => {
  const ids = [
    'pan',
    'crème-brûlée',
    'cre\u0301me',
    '100%',
    'a#b',
    'a?b',
    '/slashes/',
    'a b',
    'x.y',
    'a//b',
    '',
  ];
  const params = ids.flatMap((id) => [
    { region: undefined, id },
    { region: 'regions/gb', id },
  ]);
  const { app, cached } = appOf(route, params);
  const paths = await staticPaths(app, stringifyParams);
  expect(paths.map(({ pathname }) => pathname)).toEqual(
    params.map((each) => stringifyParams(each, route, 'never')),
  );
  expect(paths.slice(0, 2).map(({ pathname }) => pathname)).toEqual([first, second]);
  expect(paths.map(({ cacheKey }) => cacheKey)).toEqual(params.map((_, key) => String(key)));
  // There Astro finds what a page shows.
  const [entry] = cached as unknown as { staticPaths: { keyed: Map<string, { params: Params }> } }[];
  expect(entry?.staticPaths.keyed.get('/regions/gb/products/pan')?.params).toEqual(
    route === PRODUCT_PAGES ? params[1] : undefined,
  );
});

test('Astro builds when it may list paths in another way', async () => {
  const params = [{ region: undefined, id: 'pan' }];
  const redirect = { ...PRODUCT_PAGES, type: 'redirect' } as RouteData;
  await expect(staticPaths(appOf(redirect, params).app, stringifyParams)).rejects.toThrow('Only Astro lists');
  const other = () => '/other';
  await expect(staticPaths(appOf(PRODUCT_PAGES, params).app, other)).rejects.toThrow('in another way');
});
