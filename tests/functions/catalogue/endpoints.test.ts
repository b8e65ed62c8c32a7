import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REGION_CODES, REGIONS } from '#src/core/regions/regions.ts';
import {
  basketOf,
  checkOut,
  checkoutPost,
  expectApiHeaders,
  expectProblem,
  lastSession,
} from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({
    change: (content) => {
      const file = 'a test';
      content.settings[0]!.data.closedRegions = ['LATAM'];
      content['shipping-methods'].push({
        id: 'by-bicycle',
        file,
        data: {
          name: 'By bicycle',
          active: true,
          order: 0,
          estimate: { GB: { minimumDays: 1, maximumDays: 1 } },
          rates: { GB: 150 },
        },
      });
    },
  });
});
afterAll(() => store.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`${SITE}${path}`, { headers });

/**
 * Encodes any text as one segment of a path. An unpaired surrogate cannot be encoded, so it is replaced as
 * its bytes would be.
 */
const inAddress = (text: string) =>
  [...text].map((one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')).join('');

describe('[API-09] GET /api/coupons/store/{code}', () => {
  const ask = (code: string) => store.call(get(`/api/coupons/store/${inAddress(code)}`));

  test.each(['TINS20', 'tins20', 'TiNs20'])('[DIS-01] finds %s, in any case', async (code) => {
    const response = await ask(code);
    expect(response.status).toBe(200);
    expectApiHeaders(response);
    expect(await response.json()).toEqual({
      code: 'TINS20',
      percentOff: 20,
      productIds: ['salt-lemon-sardine', 'six-sardines-algarve'],
    });
  });

  test('names no product for a code that applies to the whole basket', async () => {
    expect(await (await ask('firstsupper')).json()).toEqual({
      code: 'FIRSTSUPPER',
      percentOff: 10,
      productIds: [],
    });
  });

  test('an address without a code is a 404', async () => {
    await expectProblem(await ask(''), { status: 404, code: 'not_found' });
  });

  test.each(['__proto__', 'toString', '%', '_________', '../settings/store', 'x'.repeat(100_000)])(
    'returns 404 for a similar code or an attack: %j',
    async (code) => {
      await expectProblem(await ask(code), { status: 404, field: 'code' });
    },
  );

  test('answers any code without a failure', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (code) => {
        const { status } = await ask(code);
        expect([200, 404]).toContain(status);
      }),
    );
  });
});

describe('[API-07] [CHK-07] GET /api/shipping-methods', () => {
  const ask = async (query: string) => {
    const response = await store.call(get(`/api/shipping-methods${query}`));
    expect(response.status).toBe(200);
    expectApiHeaders(response);
    return (await response.json()) as {
      data: Record<string, never>[];
      total: number;
      limit: number;
      skip: number;
      defaultId?: string;
      now: string;
    };
  };

  test.each(REGION_CODES)(
    'lists the active methods of %s with the rate of that region, the first one first',
    async (region) => {
      const { data, total, defaultId } = await ask(`?active=true&shippingRates.region=${region}`);
      const expected = store.content['shipping-methods']
        .filter(({ data: method }) => method.active && method.rates[region] !== undefined)
        .sort((a, b) => a.data.order - b.data.order);
      expect(
        data.map(({ _id, name, active, shippingRate }) => ({ _id, name, active, shippingRate })),
      ).toEqual(
        expected.map(({ id, data: method }) => ({
          _id: id,
          name: method.name,
          active: true,
          shippingRate: {
            region,
            amount: method.rates[region],
            ...(method.freeFrom?.[region] !== undefined && { freeFrom: method.freeFrom[region] }),
            estimate: method.estimate[region],
          },
        })),
      );
      expect(total).toBe(expected.length);
      expect(data[0]!._id).toBe(region === 'GB' ? 'by-bicycle' : 'standard');
      expect(defaultId).toBe(data[0]!._id);
    },
  );

  test('accepts the region in either case, and needs no filter', async () => {
    const { now: _, ...small } = await ask('?active=true&shippingRates.region=gb');
    const { now, ...large } = await ask('?active=true&shippingRates.region=GB');
    expect(small).toEqual(large);
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
    const { data, ...others } = await ask('');
    expect(others).not.toHaveProperty('defaultId');
    expect(data.map(({ _id }) => _id)).toEqual(['by-bicycle', 'standard', 'express', 'collect']);
    expect(data[0]).not.toHaveProperty('shippingRate');
    expect((await ask('?active=false')).data.map(({ _id }) => _id)).toEqual(['collect']);
  });

  test('[CHK-07] a method by its id has the region’s rate, or 0', async () => {
    const one = async (id: string, query: string) =>
      (await store.call(get(`/api/shipping-methods/${id}${query}`))).json();
    expect(await one('collect', '?shippingRates.region=US')).toMatchObject({
      _id: 'collect',
      shippingRate: { region: 'US', amount: 0 },
    });
    expect(await one('express', '?shippingRates.region=EU')).toMatchObject({
      shippingRate: { region: 'EU', amount: 1295 },
    });
    expect(await one('express', '')).toMatchObject({
      shippingRates: REGION_CODES.map((region) => ({
        region,
        amount: expect.any(Number),
        estimate: { minimumDays: expect.any(Number), maximumDays: expect.any(Number) },
      })),
    });
  });

  test.each([
    ['?shippingRates.region=XX', 'shippingRates.region'],
    ['?shippingRates.region=', 'shippingRates.region'],
    ['?shippingRates.region=__proto__', 'shippingRates.region'],
    ['?active=1', 'active'],
    ['?active=true&active=false', 'active', 'active was given more than once.'],
    ['?active=true&active=true', 'active', 'active was given more than once.'],
    [
      '?shippingRates.region=GB&shippingRates.region=US',
      'shippingRates.region',
      'shippingRates.region was given more than once.',
    ],
  ])('refuses %s', async (query, field, message?: string) => {
    await expectProblem(await store.call(get(`/api/shipping-methods${query}`)), {
      status: 422,
      field,
      message,
    });
  });

  test.each(['nothing', '__proto__', '\0', 'standard\ud800'])('returns 404 for a method %j', async (id) => {
    await expectProblem(await store.call(get(`/api/shipping-methods/${inAddress(id)}`)), {
      status: 404,
      field: 'id',
    });
  });

  test('an address that ends before the id is a 404', async () => {
    await expectProblem(await store.call(get('/api/shipping-methods/')), { status: 404, code: 'not_found' });
  });
});

describe('[CHK-07] shipping in a store that delivers by bicycle in one region only', () => {
  test('uses and charges that method there, and the next one elsewhere', async () => {
    const methodIn = async (change: Record<string, unknown>) => {
      await checkOut(store, basketOf({ shippingMethodId: undefined, ...change }));
      const { display_name, fixed_amount } = lastSession(store).shipping_options![0]!.shipping_rate_data!;
      return [display_name?.split(',')[0], fixed_amount!.amount];
    };
    expect(await methodIn({})).toEqual(['By bicycle', 150]);
    expect(await methodIn({ storeRegion: 'EU', isoCurrency: 'EUR' })).toEqual(['Standard', 595]);
  });

  test('does not ship for free where that method is not available', async () => {
    const body = basketOf({ storeRegion: 'EU', isoCurrency: 'EUR', shippingMethodId: 'by-bicycle' });
    await expectProblem(await store.call(checkoutPost(body)), {
      status: 422,
      field: 'shippingMethodId',
    });
  });
});

describe('[API-20] [REG-10] GET /api/config', () => {
  const ask = async (path: string, headers: Record<string, string> = {}, country?: string) => {
    const response = await store.call(get(path, headers), { ...(country && { country }) });
    expect(response.status).toBe(200);
    expectApiHeaders(response);
    return (await response.json()) as Record<string, unknown>;
  };

  test('returns exactly what it documents', async () => {
    expect(await ask('/api/config', {}, 'GB')).toEqual({
      region: 'GB',
      storeRegion: 'GB',
      currency: 'GBP',
      regionName: 'UK',
      regions: REGIONS.map(({ code, name, currency }) => ({ code, name, currency })),
      locale: 'en-US',
      isBannerEnabled: true,
    });
  });

  test.each([
    ['the country', '/api/config', {}, 'DE', 'EU'],
    ['a country of no region', '/api/config', {}, 'JP', 'GO'],
    ['no country', '/api/config', {}, undefined, 'GO'],
    ['a chosen region over the country', '/api/config', { cookie: 'region=CA' }, 'DE', 'CA'],
    ['a region that is none over the country', '/api/config', { cookie: 'region=XX' }, 'DE', 'GO'],
    [
      'the visit’s region over the chosen one',
      '/api/config',
      { cookie: 'region=CA; visit-region=US' },
      'DE',
      'US',
    ],
    [
      'the address over everything',
      '/api/config?region=gb',
      { cookie: 'region=CA; visit-region=US' },
      'DE',
      'GB',
    ],
    ['an address that names no region not at all', '/api/config?region=xx', {}, 'DE', 'EU'],
    ['a broken cookie not at all', '/api/config', { cookie: ';;=;region' }, 'DE', 'EU'],
    [
      'headers that anybody can send not at all',
      '/api/config',
      { 'x-country': 'GB', 'x-nf-geo': 'GB' },
      undefined,
      'GO',
    ],
  ])('chooses the region by %s', async (_what, path, headers, country, region) => {
    expect(await ask(path, headers as Record<string, string>, country)).toMatchObject({ region });
  });

  test('uses the prices of the default region where the store is closed', async () => {
    expect(await ask('/api/config', {}, 'MX')).toMatchObject({
      region: 'LATAM',
      regionName: 'LATAM',
      storeRegion: 'GO',
      currency: 'USD',
    });
    await expectProblem(
      await store.call(checkoutPost(basketOf({ storeRegion: 'LATAM', isoCurrency: 'USD' }))),
      { status: 422, code: 'region_closed', field: 'storeRegion' },
    );
  });

  test.each([
    ['en-GB,en;q=0.9', undefined, 'en-GB'],
    ['en-US,en-GB;q=0.9', undefined, 'en-US'],
    ['fr,en-AU;q=0.4', undefined, 'en-GB'],
    ['fr', undefined, 'en-US'],
    [undefined, undefined, 'en-US'],
    ['en-GB', 'locale=us', 'en-US'],
    ['en-US', 'locale=gb', 'en-GB'],
    ['en-GB', 'locale=xx', 'en-GB'],
    [`${'en-GB;q='.repeat(10_000)}`, undefined, 'en-GB'],
  ])('[REG-08] reads the locale from %.20s and the cookie %s', async (accepted, cookie, locale) => {
    const headers = { ...(accepted && { 'accept-language': accepted }), ...(cookie && { cookie }) };
    expect(await ask('/api/config', headers)).toMatchObject({ locale });
  });
});

test.each(['config', 'coupons/store/TINS20', 'shipping-methods', 'shipping-methods/standard', 'fundings'])(
  '[A01] %s accepts HEAD',
  async (name) => {
    expect((await store.call(new Request(`${SITE}/api/${name}`, { method: 'HEAD' }))).status).toBe(200);
  },
);
