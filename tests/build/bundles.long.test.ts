import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { openDatabase } from '#functions/db/open.ts';
import { NO_CHECK_NEEDED } from '#functions/people/messages/robot-check.ts';
import { saveMessage } from '#functions/people/messages/save-message.ts';
import { startMail } from '#sandbox/mail/server.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { DATABASES } from '../functions/helpers/databases.ts';
import { type Bundle, type BundleCall, callBundle, packFunctions } from './support/bundles.ts';
import { builtFiles, ROOT } from './support/dist.ts';
import { writtenContent } from './support/written-content.ts';

const SITE = 'https://found.example';
/** The settings that a deployment needs, and none of this machine. The database's address has no listener. */
const ENV = {
  SITE_URL: SITE,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  STRIPE_SECRET_KEY: 'sk_test_bundles',
  STRIPE_WEBHOOK_SECRET: 'whsec_bundles',
  LINK_SECRET: 'thirty-two-letters-of-no-secret-at-all',
};
const ERROR_PAGES = ['404', '500'];
/** The pages that each function fills in for one visitor, by address; other functions read none. */
const FILLED_IN: Record<string, string[]> = {
  api: [
    ...ERROR_PAGES,
    'be-found',
    'contact',
    'feedback',
    'newsletter',
    'notify',
    'review',
    'unsubscribe',
    'withdraw',
  ],
  checkout: [...ERROR_PAGES, 'basket/problem'],
  codes: [...ERROR_PAGES, 'gift-cards'],
  desk: ERROR_PAGES,
  downloads: [...ERROR_PAGES, 'downloads'],
  'order-link': [...ERROR_PAGES, 'order'],
  pages: [
    ...ERROR_PAGES,
    'search',
    'basket/success',
    'funding/success',
    'contact/thanks',
    'order',
    'newsletter',
    'notify',
    'review',
    'unsubscribe',
  ],
};
const WITH_CATALOGUE = [
  'api',
  'checkout',
  'codes',
  'desk',
  'downloads',
  'fundings',
  'ledger',
  'notices',
  'order-link',
  'outbox',
  'pages',
  'webhook',
];
/** In bytes, without the catalogue, pages and the platform's own additions. */
const MAX_CODE = 1024 * 1024;
/** The desk has the library for sessions and passkeys. No shopper waits for it. */
const MAX_DESK_CODE = 3 * 1024 * 1024;
/** In cold imports of zod, since machines differ by more than functions do. */
const MAX_IMPORT = { desk: 7, other: 4 };
let folder: string;
let bundles: Map<string, Bundle>;
let content: Content;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-bundles-'));
  content = await writtenContent();
  bundles = new Map((await packFunctions(folder)).map((bundle) => [bundle.name, bundle]));
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

function call(name: string, request: BundleCall) {
  return callBundle(bundles.get(name)!, { ...request, url: SITE + request.url }, ENV);
}

/** The processor time in ms to import a module in a new process: the least of three. */
function importTime(file: string): number {
  return Math.min(...[1, 2, 3].map(() => timeOfImport(file)));
}

function timeOfImport(file: string): number {
  const code = `const t = process.cpuUsage(); await import(${JSON.stringify(file)}); const { user, system } = process.cpuUsage(t); console.log((user + system) / 1000); process.exit(0)`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: {},
  });
  if (!stdout) throw new Error(stderr);
  return Number(stdout);
}

describe('each function, packed as on the platform, answers from its package alone', () => {
  test('every endpoint has a package, at the addresses in its module', async () => {
    const names = (await readdir(path.join(ROOT, 'functions/endpoints'))).map(
      (name) => path.parse(name).name,
    );
    expect([...bundles.keys()].sort()).toEqual(names.sort());
    for (const { name, paths, excludedPaths, schedule } of bundles.values()) {
      const { config } = (await import(path.join(ROOT, `functions/endpoints/${name}.ts`))) as {
        config: Config;
      };
      expect(paths, name).toEqual([config.path ?? []].flat());
      expect(excludedPaths, name).toEqual([config.excludedPath ?? []].flat());
      expect(schedule, name).toBe(config.schedule);
    }
  });

  test('each has its code, the pages it fills in, the catalogue and the search index if it reads them, and nothing else', async () => {
    const built = builtFiles();
    for (const { folder: place, entry, name } of bundles.values()) {
      const inside = (await readdir(place, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
        .filter((file) => !file.startsWith('___netlify-') && file !== 'package.json');
      const pages = (FILLED_IN[name] ?? []).flatMap((page) => [
        `dist/${page}.html`,
        ...REGION_CODES.map((code) => `dist/regions/${code.toLowerCase()}/${page}.html`),
      ]);
      const index = built
        .filter((file) => /^data\/search-\w+\.json$/.test(file))
        .map((file) => `dist/${file}`);
      const expected = [
        path.relative(place, entry),
        ...(WITH_CATALOGUE.includes(name) ? ['.snapshot/catalogue.db'] : []),
        ...pages.filter((file) => built.includes(file.slice('dist/'.length))),
        ...(name === 'pages' ? index : []),
      ];
      expect(inside.sort(), name).toEqual(expected.sort());
    }
    expect(built.filter((file) => /^regions\/\w+\/basket\/problem\.html$/.test(file))).not.toEqual([]);
  });

  test('each has at most a megabyte of code, and its cold import takes at most four times that of zod', async () => {
    const zod = importTime(path.join(ROOT, 'node_modules/zod/index.js'));
    for (const { entry, name } of bundles.values()) {
      expect((await stat(entry)).size, name).toBeLessThan(name === 'desk' ? MAX_DESK_CODE : MAX_CODE);
      const most = name === 'desk' ? MAX_IMPORT.desk : MAX_IMPORT.other;
      expect(importTime(entry) / zod, name).toBeLessThan(most);
    }
  });

  test('config: the visitor’s region', async () => {
    const { status, body } = await call('api', { url: '/api/config', country: 'FR' });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ region: 'EU', currency: 'EUR' });
  });

  test('api: an unknown address is a 404 in the common error format', async () => {
    const { status, headers, body } = await call('api', { url: '/api/nothing' });
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(JSON.parse(body)).toEqual({
      error: { code: 'not_found', message: 'There is no such endpoint.', requestId: 'test' },
    });
  });

  test('codes: a known promo code, in any case, and an unknown one', async () => {
    const coupon = content.coupons.find(({ data }) => data.active && !data.until && data.percentOff)!.data;
    const known = await call('codes', { url: `/api/coupons/store/${coupon.code.toLowerCase()}` });
    expect(known.status).toBe(200);
    expect(JSON.parse(known.body)).toEqual({
      code: coupon.code,
      percentOff: coupon.percentOff,
      productIds: coupon.products,
    });
    const unknown = await call('codes', { url: '/api/coupons/store/NO-SUCH-CODE' });
    expect(unknown.status).toBe(404);
    expect(JSON.parse(unknown.body)).toMatchObject({ error: { code: 'unknown_coupon', field: 'code' } });
  });

  test('codes: a known payout code, and an unknown one', async () => {
    const { code, source } = content['payout-codes'].find(({ data }) => data.active)!.data;
    const known = await call('codes', { url: `/api/payout-codes/${code.toUpperCase()}` });
    expect(JSON.parse(known.body)).toEqual({ code, source });
    const unknown = await call('codes', { url: '/api/payout-codes/no-such-code' });
    expect(unknown.status).toBe(404);
    expect(JSON.parse(unknown.body)).toMatchObject({ error: { code: 'unknown_payout_code', field: 'code' } });
  });

  test('shipping methods: those of a region, at its rates', async () => {
    const { status, body } = await call('api', {
      url: '/api/shipping-methods?active=true&shippingRates.region=GB',
    });
    expect(status).toBe(200);
    const { data } = JSON.parse(body);
    const active = content['shipping-methods']
      .filter((method) => method.data.active)
      .sort((a, b) => a.data.order - b.data.order);
    expect(data.map((method: { _id: string }) => method._id)).toEqual(active.map(({ id }) => id));
    expect(data[0].shippingRate).toMatchObject({ region: 'GB', amount: active[0]!.data.rates.GB });
  });

  test('checkout: a malformed body is refused in the common error format, a form gets its error page', async () => {
    const broken = await call('checkout', {
      method: 'POST',
      url: '/api/checkout',
      headers: { 'content-type': 'application/json' },
      body: '{"items":[]}',
    });
    expect(broken.status).toBe(422);
    expect(JSON.parse(broken.body).error).toMatchObject({
      code: 'invalid_input',
      message: expect.any(String),
      field: expect.any(String),
      requestId: 'test',
    });
    const form = await call('checkout', {
      method: 'POST',
      url: '/api/checkout',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: 'productId=no-such-thing&productFormatId=x&quantity=1&storeRegion=GB',
      country: 'GB',
    });
    expect(form.status).toBeGreaterThanOrEqual(400);
    expect(form.headers['content-type']).toContain('text/html');
    expect(form.body).toMatch(/role="alert"/);
    expect(form.body).toContain('data-region="GB"');
  });

  test('contact: an error in a form shows its page, with the typed values', async () => {
    const form = await call('api', {
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: 'name=Ana&email=nowhere&message=Hello',
      country: 'GB',
    });
    expect(form.status).toBe(422);
    expect(form.body).toContain('data-region="GB"');
    expect(form.body).toContain('value="nowhere"');
  });

  test('checkout: without its database it says so at once', async () => {
    const product = content.products.find(
      ({ data }) =>
        data.availability === 'available' &&
        data.kind === 'standard' &&
        data.formats[0]!.prices.GB &&
        !data.customization,
    )!;
    const items = [{ productId: product.id, quantity: 1, productFormatId: product.data.formats[0]!.id }];
    const { status, body } = await call('checkout', {
      method: 'POST',
      url: '/api/checkout',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items, storeRegion: 'GB' }),
    });
    expect(status).toBe(503);
    expect(JSON.parse(body).error.code).toBe('payment_unavailable');
  });

  test('[B05] [B06] the platform limits each visitor’s requests for payment pages, codes and filled-in pages', () => {
    for (const name of ['checkout', 'codes'])
      expect(bundles.get(name)!.brake, name).toEqual({ calls: 30, seconds: 60, by: ['domain', 'ip'] });
    expect(bundles.get('pages')!.brake).toEqual({ calls: 120, seconds: 60, by: ['domain', 'ip'] });
    expect(bundles.get('order-link')!.brake).toEqual({ calls: 10, seconds: 60, by: ['domain', 'ip'] });
  });

  test.each(['books', 'retention', 'reconcile', 'outbox', 'fundings', 'notices', 'weekly'])(
    '%s: without its services it fails, so that the platform shows a failed run',
    async (name) => {
      const { status } = await call(name, { method: 'POST', url: '/' });
      expect(status).toBe(500);
    },
  );

  test('outbox: a due mail is rendered and sent, from the package alone', async () => {
    const mail = await startMail();
    const database = await DATABASES[0]!.open();
    await migrateDatabase(database.url);
    const { db, close } = openDatabase(database.url);
    const createdAt = new Date('2026-11-22T12:00:00Z');
    try {
      await saveMessage(
        db,
        {
          kind: 'contact',
          key: 'k',
          fingerprint: 'f',
          region: 'GB',
          fields: { email: 'ana@example.com', message: 'Añá' },
        },
        undefined,
        createdAt,
        async () => NO_CHECK_NEEDED,
      );
      const env = { ...ENV, DATABASE_URL: database.url, SMTP_URL: mail.smtpUrl };
      const { status } = await callBundle(bundles.get('outbox')!, { method: 'POST', url: `${SITE}/` }, env);
      expect(status).toBe(204);
      const sent = mail.inbox.list().map(({ envelope, text, html }) => [envelope.to[0], `${text}${html}`]);
      expect(sent.map(([to]) => to).sort()).toEqual(
        [content.settings[0]!.data.brand.email, 'ana@example.com'].sort(),
      );
      expect(sent.find(([to]) => to !== 'ana@example.com')![1]).toMatch(/> Añá[\s\S]*Añá<\/p>/);
    } finally {
      await close();
      await database.close();
      await mail.close();
    }
  });

  test('order-link: an error in the form shows its page, with the typed values', async () => {
    const form = await call('order-link', {
      method: 'POST',
      url: '/api/order-link',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: 'number=F-7K3M9-QXAB4&email=nowhere',
      country: 'GB',
    });
    expect(form.status).toBe(422);
    expect(form.body).toContain('data-region="GB"');
    expect(form.body).toContain('value="F-7K3M9-QXAB4"');
    const page = await call('pages', { url: '/order?sent=1', country: 'GB' });
    expect(page.body).toContain('If they match, we have sent you a link.');
  });

  test('stripe: a wrong signature is refused', async () => {
    const signature = `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`;
    for (const headers of [{ 'stripe-signature': signature }, undefined]) {
      const { status, body } = await call('webhook', {
        method: 'POST',
        url: '/api/stripe',
        ...(headers && { headers }),
        body: '{"id":"evt_1"}',
      });
      expect(status).toBe(400);
      expect(JSON.parse(body).error.code).toBe('invalid_signature');
    }
  });

  test('success: the page of the visitor’s region, never cached, without an order', async () => {
    const { status, headers, body } = await call('pages', { url: '/basket/success', country: 'CA' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toContain('data-region="CA"');
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  test('search: the results of the visitor’s region, at its prices', async () => {
    const { status, headers, body } = await call('pages', { url: '/search?keyword=sardine', country: 'CA' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('data-region="CA"');
    expect(body).toContain('/products/salt-lemon-sardine');
    expect(body).toMatch(/>\$\d+\.\d\d</);
  });
});
