import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { type Bundle, type BundleCall, bundleFunctions, callBundle } from './support/bundles.ts';
import { builtFiles, ROOT } from './support/dist.ts';
import { writtenContent } from './support/written-content.ts';

const SITE = 'https://found.example';
/** What a deployment must set, and nothing of this machine. Nothing here is reached: the database does not listen. */
const ENV = {
  SITE_URL: SITE,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  STRIPE_SECRET_KEY: 'sk_test_bundles',
  STRIPE_WEBHOOK_SECRET: 'whsec_bundles',
};
/** Pages that a function fills in for one visitor, and what it looks things up in. */
const FILLED_IN =
  /^(regions\/\w+\/)?(basket\/(success|problem)|funding\/success|contact|contact\/thanks|be-found|feedback|withdraw|search)\.html$|^data\/search-\w+\.json$/;
let folder: string;
let bundles: Map<string, Bundle>;
let content: Content;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-bundles-'));
  content = await writtenContent();
  bundles = new Map((await bundleFunctions(folder)).map((bundle) => [bundle.name, bundle]));
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

function call(name: string, request: BundleCall) {
  return callBundle(bundles.get(name)!, { ...request, url: SITE + request.url }, ENV);
}

describe('each function, packed as the platform packs it, answers from its package alone', () => {
  test('every function has a package, and each carries the catalogue and the pages that it fills in', async () => {
    const functions = (await readdir(path.join(ROOT, 'functions/api'))).map((name) => path.parse(name).name);
    expect([...bundles.keys()].sort()).toEqual(functions.sort());
    const pages = builtFiles().filter((file) => FILLED_IN.test(file));
    expect(pages).toHaveLength(10 * REGION_CODES.length);
    for (const { folder: place, name } of bundles.values()) {
      const inside = await readdir(place, { recursive: true });
      expect(inside, name).toEqual(
        expect.arrayContaining(['.snapshot/catalogue.db', ...pages.map((file) => `dist/${file}`)]),
      );
      expect(
        inside.filter(
          (file) => /(^|\/)(tests|sandbox|scripts)\/|\.env/.test(file) && !file.startsWith('node_modules'),
        ),
        name,
      ).toEqual([]);
    }
  });

  test('config: the visitor’s region', async () => {
    const { status, body } = await call('config', { url: '/api/config', country: 'FR' });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ region: 'EU', currency: 'EUR' });
  });

  test('coupons: one that is there, in any case, and one that is not', async () => {
    const coupon = content.coupons.find(({ data }) => data.active && !data.expiresAt)!.data;
    const known = await call('coupons', { url: `/api/coupons/store/${coupon.code.toLowerCase()}` });
    expect(known.status).toBe(200);
    expect(JSON.parse(known.body)).toEqual({
      code: coupon.code,
      percentOff: coupon.percentOff,
      productIds: coupon.products,
    });
    const unknown = await call('coupons', { url: '/api/coupons/store/NO-SUCH-CODE' });
    expect(unknown.status).toBe(404);
    expect(JSON.parse(unknown.body)).toMatchObject({ error: { code: 'unknown_coupon', field: 'code' } });
  });

  test('shipping methods: those of a region, at its rates', async () => {
    const { status, body } = await call('shipping-methods', {
      url: '/api/shipping-methods?active=true&shippingRates.region=GB',
    });
    expect(status).toBe(200);
    const { data } = JSON.parse(body);
    const active = content['shipping-methods']
      .filter((method) => method.data.active)
      .sort((a, b) => a.data.order - b.data.order);
    expect(data.map((method: { _id: string }) => method._id)).toEqual(active.map(({ id }) => id));
    expect(data[0].shippingRate).toEqual({ region: 'GB', amount: active[0]!.data.rates.GB });
  });

  test('checkout: a broken body is refused in the one error shape, a form is answered with the page for it', async () => {
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

  test('contact: a mistake in a form is answered with the page, and what was typed', async () => {
    const form = await call('contact', {
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

  test('checkout: with its database gone it says so honestly and at once', async () => {
    const product = content.products.find(
      ({ data }) =>
        data.availability === 'available' &&
        data.kind === 'standard' &&
        data.formats[0]!.prices.GB &&
        !data.customisation,
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

  test('[B05] [B06] the platform brakes each visitor who asks for payment pages or promo codes without end', () => {
    for (const name of ['checkout', 'coupons'])
      expect(bundles.get(name)!.brake, name).toEqual({ calls: 30, seconds: 60, by: ['domain', 'ip'] });
  });

  test.each(['retention', 'reconcile'])(
    '%s: with nobody to ask it fails, so that the platform shows a failed run',
    async (name) => {
      const { status } = await call(name, { method: 'POST', url: '/' });
      expect(status).toBe(500);
    },
  );

  test('stripe: a signature that does not fit is refused', async () => {
    const signature = `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`;
    for (const headers of [{ 'stripe-signature': signature }, undefined]) {
      const { status, body } = await call('stripe', {
        method: 'POST',
        url: '/api/stripe',
        ...(headers && { headers }),
        body: '{"id":"evt_1"}',
      });
      expect(status).toBe(400);
      expect(JSON.parse(body).error.code).toBe('invalid_signature');
    }
  });

  test('success: the page of the visitor’s region, never cached, without an order behind it', async () => {
    const { status, headers, body } = await call('success', { url: '/basket/success', country: 'CA' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toContain('data-region="CA"');
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  test('search: the results of the visitor’s region, at its prices', async () => {
    const { status, headers, body } = await call('search', { url: '/search?keyword=sardine', country: 'CA' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('data-region="CA"');
    expect(body).toContain('/products/salt-lemon-sardine');
    expect(body).toMatch(/>\$\d+\.\d\d</);
  });
});
