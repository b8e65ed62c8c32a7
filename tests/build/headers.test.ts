import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config } from '#functions/endpoints/missing-file.ts';
import { startStore } from '#sandbox/store/server.ts';
import { INLINE_SCRIPTS, INLINE_STYLES } from '#src/security/inline-code.ts';
import { builtFiles, DIST, pageStyles, ROOT, readBuilt } from './support/dist.ts';

let store: Awaited<ReturnType<typeof startStore>>;
/** The same build as the platform serves it while the edge function is missing or fails. */
let plainStore: typeof store;
beforeAll(async () => {
  store = await startStore({ root: ROOT, folder: DIST, port: 0 });
  plainStore = await startStore({ root: ROOT, folder: DIST, port: 0, hasEdge: false });
});
afterAll(() => Promise.all([store?.close(), plainStore?.close()]));

/** Headers that Node's server adds, and headers that differ between files. */
const OF_THE_SERVER = [
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'etag',
  'vary',
];

async function headersOf(address: string, { url } = store) {
  const response = await fetch(url + address, { redirect: 'manual', headers: { 'x-country': 'GB' } });
  await response.arrayBuffer();
  const headers = Object.fromEntries(response.headers);
  for (const name of OF_THE_SERVER) delete headers[name];
  return { status: response.status, headers };
}

const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};
const CLOSED = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
const FOR_A_YEAR = { 'cache-control': 'public, max-age=31536000, immutable' };
const FOR_NOBODY = { 'cache-control': 'private, no-store' };

const script = `/${builtFiles().find((file) => /^_astro\/.*\.js$/.test(file))}`;
const font = `/${builtFiles().find((file) => /^fonts\/.*\.woff2$/.test(file))}`;
const picture = /\/pictures\/\w{10}\/640\.avif/.exec(readBuilt('index.html'))![0];

test('[F105] the full content security policy of a page: each directive once, in order, with the inline code of the inventory', async () => {
  const { headers } = await headersOf('/about-us');
  const hashes = (count: number) => `( 'sha256-[A-Za-z0-9+/]{43}='){${count}}`;
  const form = /form-action 'self'(?: (https?:\/\/[\w.:-]+))*/.exec(headers['content-security-policy']!)![0];
  expect(headers['content-security-policy']).toMatch(
    new RegExp(
      `^${[
        "default-src 'none'",
        `script-src 'self'${hashes(INLINE_SCRIPTS.length)}`,
        `style-src 'self'${hashes(INLINE_STYLES.length + pageStyles().length)}`,
        "img-src 'self'",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        form,
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
      ].join('; ')}$`,
    ),
  );
});

test.each([
  '//',
  '//evil.example/',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%00',
  '/%E0%A4%A',
  'http://evil.example/',
  '/;jsessionid=1',
  '/api/coupons/store/%00',
  '/api/config.css',
  '*',
  `/${'a'.repeat(64_000)}`,
])('[A14] [F104] a request for %.40j causes no server error, and no external redirect', async (target) => {
  const answer = await rawAnswer(`GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
  expect(answer).not.toMatch(/^location: *(?:https?:)?\/\/(?!localhost|127\.0\.0\.1)/im);
  expect((await headersOf('/about-us')).status).toBe(200);
});

/** The response to bytes that no valid client would send. */
async function rawAnswer(request: string): Promise<string> {
  const { hostname, port } = new URL(store.url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

describe('[H02] [H04] every kind of response has exactly these headers', () => {
  const pageOf = (status: number) => ({
    status,
    headers: {
      ...EVERYWHERE,
      'cache-control': 'private, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': 'public, max-age=31536000, must-revalidate',
      'netlify-vary': expect.stringMatching(
        /^query=region\|promo,cookie=__Host-no-cache\|__Host-region\|__Host-visit-region\|no-cache\|region\|visit-region,country=[a-z+|]+$/,
      ),
      'content-language': 'en',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-/),
    },
  });
  test.each([
    ['/about-us', 200],
    ['/no/such/page', 404],
    ['/%2e%2e%2fetc', 404],
  ])('a page at %s, %i', async (address, status) => {
    expect(await headersOf(address)).toEqual(pageOf(status));
  });

  test('a redirect', async () => {
    expect(await headersOf('/About-Us/')).toEqual({
      status: 308,
      headers: { ...EVERYWHERE, ...CLOSED, location: '/about-us', 'cache-control': 'public, max-age=3600' },
    });
  });

  test.each([
    ['a script', script, 'text/javascript; charset=utf-8', {}],
    ['a font', font, 'font/woff2', {}],
    [
      'a picture, which mails show too,',
      picture,
      'image/avif',
      { 'cross-origin-resource-policy': 'cross-origin' },
    ],
  ])('%s is cached for a year', async (_what, address, type, own) => {
    expect(await headersOf(address)).toEqual({
      status: 200,
      headers: { ...EVERYWHERE, ...CLOSED, ...FOR_A_YEAR, 'content-type': type, ...own },
    });
  });

  test.each([
    ['a flag', '/flags/gb.svg', 'image/svg+xml'],
    ['data', '/data/recipes.json', 'application/json; charset=utf-8'],
  ])('%s has the same security headers', async (_what, address, type) => {
    expect(await headersOf(address)).toEqual({
      status: 200,
      headers: {
        ...EVERYWHERE,
        ...CLOSED,
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': type,
      },
    });
  });

  test.each([
    ['/', 200],
    ['/products/the-two-egg-pan', 200],
    ['/basket', 200],
    ['/no/such/page', 404],
  ])('the page at %s without the edge function has the same headers as with it', async (address, status) => {
    const withEdge = await headersOf(address);
    const plain = await headersOf(address, plainStore);
    expect(plain).toEqual({
      status,
      headers: {
        ...EVERYWHERE,
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': withEdge.headers['content-security-policy'],
      },
    });
  });

  test.each(['/_astro/gone.js', '/fonts/gone.woff2', '/pictures/gone.webp', '/pictures/0123456789/641.avif'])(
    '%s, a missing file, is not cached',
    async (address) => {
      expect(await headersOf(address)).toEqual({
        status: 404,
        headers: { ...EVERYWHERE, ...CLOSED, ...FOR_NOBODY, 'content-type': 'text/plain; charset=utf-8' },
      });
    },
  );
});

test('the function for missing files leaves exactly those paths to the image CDN that the build’s rules lead there', () => {
  const excluded = [config.excludedPath ?? []].flat().map((pathname) => new URLPattern({ pathname }));
  const isLeft = (pathname: string) => excluded.some((one) => one.test({ pathname }));
  const sizes = readBuilt('_redirects')
    .split('\n')
    .flatMap((line) => line.match(/^\S+/) ?? [])
    .map((address) => address.replace(':id', '0123456789'));
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter((address) => !isLeft(address))).toEqual([]);
  for (const other of ['/pictures/0123456789/641.avif', '/pictures/0123456789/640.png', '/pictures/640.avif'])
    expect(isLeft(other), other).toBe(false);
});
