import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStore } from '#sandbox/store/server.ts';
import { builtFiles, DIST, ROOT } from './support/dist.ts';
import { askOrigin, PLATFORM, PROXY, sharedCache } from './support/shared-cache.ts';

let store: Awaited<ReturnType<typeof startStore>>;
beforeAll(async () => {
  store = await startStore({ root: ROOT, folder: DIST, port: 0 });
});
afterAll(() => store?.close());

/** Visitors in sequence, some of whom try to poison the cache or to read other visitors' answers. */
const VISITORS: Record<string, string>[] = [
  {
    'x-country': 'GB',
    'x-forwarded-host': 'evil.example',
    'x-original-url': '/basket',
    'x-forwarded-scheme': 'http',
  },
  { 'x-country': 'GB' },
  { 'x-country': 'US', cookie: 'region=GB; visit-region=CA; locale=us', 'accept-language': 'de' },
  { 'x-country': 'US' },
  { 'x-country': 'PT', cookie: 'consent=1.am; region=XX', 'user-agent': '<script>' },
  { 'x-country': 'PT', origin: 'https://evil.example', 'accept-language': 'en-US' },
  { 'x-country': 'MX', cookie: 'region=LATAM' },
  { 'x-country': 'JP', range: 'bytes=0-1' },
  { 'x-country': 'CA', cookie: 'region=GB' },
];
const PERSONAL = [
  '/basket/success',
  '/order',
  '/search',
  '/contact/thanks',
  '/api/config',
  '/api/coupons/store/FIRSTSUPPER',
];
/** Pages by region, personal pages, and addresses that only look like files. */
const addresses = () => [
  '/',
  '/products/the-two-egg-pan',
  '/products/the-two-egg-pan?utm_source=a&region=EU',
  '/products/the-two-egg-pan?cb=1',
  '/basket',
  '/basket/success?session_id=cs_test_0000000000',
  '/basket/success/a.css',
  '/basket;a.css',
  '/order/a.js',
  '/order?link=a.png',
  '/search?keyword=jam',
  '/contact/thanks?reference=L-22222-22222',
  '/api/config',
  '/api/config.css',
  '/api/config/a.css',
  '/api/products/the-two-egg-pan',
  '/api/coupons/store/FIRSTSUPPER',
  '/nothing-here.css',
  '/Products/',
  '/regions/us/basket.html',
  `/${builtFiles().find((file) => /^_astro\/.*\.js$/.test(file))}`,
];

describe.each([
  ['a proxy', PROXY],
  ['the platform’s cache', PLATFORM],
])('[F94] with %s before the store', (_name, rules) => {
  test('every visitor gets the store’s own answer, after any other visitor', async () => {
    const cache = sharedCache(rules);
    for (const address of addresses())
      for (const headers of VISITORS) {
        const asked = { url: store.url + address, headers };
        const { headers: _, ...direct } = await askOrigin(asked);
        expect(await cache.ask(asked), `${address} for ${JSON.stringify(headers)}`).toEqual(direct);
      }
    // It caches something, otherwise it could not be poisoned.
    expect(cache.size()).toBeGreaterThan(1);
    const paths = cache.addresses().map((url) => url.slice(store.url.length));
    expect(paths.filter((path) => PERSONAL.includes(path))).toEqual([]);
  });
});
