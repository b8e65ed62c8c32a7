import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConsentedVisitor } from '#functions/db/order-types.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { startTracking, type TrackingSandbox } from '#sandbox/tracking/server.ts';
import { payAt, SHOPPER } from '../helpers/hosted-page.ts';
import { basketOf, checkOut, formPost, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const GA = '_ga=GA1.1.1234567890.1700000000; _ga_TEST1=GS2.1.s1790000000$o1$g0';
const KLAVIYO = `__kla_id=${btoa(JSON.stringify({ cid: 'b1a2c3d4-klaviyo', $email: SHOPPER.email }))}`;
const ANALYTICS = { clientId: '1234567890.1700000000', sessionId: '1790000000' };
const MARKETING = { anonymousId: 'b1a2c3d4-klaviyo' };

let store: TestStore;
let tracking: TrackingSandbox;
const settings = () => ({
  GA_MEASUREMENT_ID: 'G-TEST1',
  GA_API_SECRET: 'secret-of-a-test',
  KLAVIYO_PUBLIC_KEY: 'TEST1',
  KLAVIYO_PRIVATE_KEY: 'pk_of_a_test',
  TRACKING_URL: tracking.url,
});

beforeAll(async () => {
  tracking = await startTracking();
  store = await openStore({ settings: settings() });
});
afterAll(async () => {
  await store?.close();
  await tracking?.close();
});
beforeEach(async () => {
  tracking.recorder.empty();
  await store.db.delete(outbox);
});

/** Checks out with these cookies and headers; returns what was saved of them, and where to pay. */
async function begin(cookie: string, headers: Record<string, string> = {}) {
  const opened = await checkOut(store, basketOf({ couponCode: 'FIRSTSUPPER' }), {
    ...newKey(),
    cookie,
    ...headers,
  });
  return { ...opened, visitor: await visitorOf(opened.checkoutSessionId) };
}

async function visitorOf(sessionId: string): Promise<ConsentedVisitor | null | undefined> {
  const [attempt] = await store.db
    .select({ visitor: checkoutAttempt.consentedVisitor })
    .from(checkoutAttempt)
    .where(eq(checkoutAttempt.sessionId, sessionId));
  return attempt?.visitor;
}

describe('[EVT-05] of a visitor who checks out, the attempt keeps', () => {
  test.each<[string, string, Record<string, string>, ConsentedVisitor | null]>([
    ['nothing without a choice, whatever lies in the browser', 'region=GB', {}, null],
    ['nothing after a refusal', 'region=GB; consent=1.n', {}, null],
    ['nothing of an older choice', 'region=GB; consent=0.am', {}, null],
    ['nothing where somebody was told and silence is no yes', 'region=GB; consent=1.t', {}, null],
    ['nothing with Global Privacy Control', 'region=GB; consent=1.am', { 'sec-gpc': '1' }, null],
    ['what counting was agreed to', 'region=GB; consent=1.a', {}, { analytics: ANALYTICS }],
    ['what marketing was agreed to', 'region=GB; consent=1.m', {}, { marketing: MARKETING }],
    [
      'both, where silence is a yes',
      'region=US; consent=1.t',
      {},
      { analytics: ANALYTICS, marketing: MARKETING },
    ],
  ])('%s', async (_, cookie, headers, expected) => {
    const { visitor } = await begin(`${cookie}; ${GA}; ${KLAVIYO}`, headers);
    expect(visitor).toEqual(expected);
    expect(JSON.stringify(visitor)).not.toContain(SHOPPER.email);
  });

  test('no malformed IDs', async () => {
    for (const cookies of [
      '_ga=GA1.1.<script>; __kla_id=e30=',
      '_ga=; __kla_id=%E0%A4%A',
      `_ga=GA1.1.${'9'.repeat(40)}.1; __kla_id=${btoa('{"cid":{"$gt":""}}')}`,
      `__kla_id=${btoa(JSON.stringify({ cid: SHOPPER.email }))}`,
    ])
      expect((await begin(`consent=1.am; region=GB; ${cookies}`)).visitor, cookies).toBeNull();
  });
});

describe('[EVT-01] [F108] a paid order', () => {
  test('is sent to the services that its buyer has accepted, once, and their IDs are deleted then', async () => {
    const { checkoutSessionId, redirectUrl } = await begin(`consent=1.am; region=GB; ${GA}; ${KLAVIYO}`);
    await payAt(redirectUrl);
    const order = (await findOrder(store.db, checkoutSessionId))!;
    await store.run('outbox');
    await store.run('outbox');
    const told = tracking.recorder.list();
    expect(told.map(({ service, from, name }) => `${service} ${from} ${name}`).sort()).toEqual([
      'Google Analytics server purchase',
      'Klaviyo server Placed Order',
    ]);
    const ga4 = told.find(({ service }) => service === 'Google Analytics')!.body;
    expect(ga4).toMatchObject({
      client_id: ANALYTICS.clientId,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: 'purchase',
          params: {
            transaction_id: order.id,
            currency: 'GBP',
            value: (order.subtotal - order.discount) / 100,
            shipping: order.shipping / 100,
            session_id: ANALYTICS.sessionId,
            items: [{ item_id: 'a-slow-loaf', item_variant: 'Hardback', quantity: 2 }],
          },
        },
      ],
    });
    const klaviyo = told.find(({ service }) => service === 'Klaviyo')!.body;
    expect(klaviyo).toMatchObject({
      data: {
        attributes: {
          unique_id: order.id,
          value: (order.subtotal - order.discount) / 100,
          value_currency: 'GBP',
          profile: { data: { attributes: { anonymous_id: MARKETING.anonymousId } } },
        },
      },
    });
    for (const word of Object.values(SHOPPER)) expect(JSON.stringify(told)).not.toContain(word);
    expect(await visitorOf(checkoutSessionId)).toBeNull();
  });

  test('is sent to no service without consent', async () => {
    const { redirectUrl } = await begin(`region=GB; consent=1.n; ${GA}; ${KLAVIYO}`);
    await payAt(redirectUrl);
    await store.run('outbox');
    expect(tracking.recorder.list()).toEqual([]);
  });

  test('is not sent by the browser if the server sends it', async () => {
    const { redirectUrl } = await begin(`consent=1.am; region=GB; ${GA}`);
    const back = await payAt(redirectUrl);
    const page = await store.call(new Request(`${SITE}/basket/success${new URL(back).search}`));
    expect(await page.text()).not.toContain('data-purchase');
  });
});

describe('without an API key for servers', () => {
  let other: TestStore;
  beforeAll(async () => {
    other = await openStore({
      settings: { ...settings(), GA_API_SECRET: undefined, KLAVIYO_PRIVATE_KEY: undefined },
    });
  });
  afterAll(() => other?.close());

  test('[EVT-01] the confirmation page has the purchase for the browser, and the server sends nothing', async () => {
    const { redirectUrl } = await checkOut(other, basketOf(), {
      ...newKey(),
      cookie: `consent=1.am; region=GB; ${GA}; ${KLAVIYO}`,
    });
    const back = await payAt(redirectUrl);
    await other.run('outbox');
    expect(tracking.recorder.list()).toEqual([]);
    const address = `${SITE}/basket/success${new URL(back).search}`;
    const page = await other.call(new Request(address, { headers: { cookie: 'consent=1.a; region=GB' } }));
    const html = await page.text();
    const text = /data-purchase="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
    expect(JSON.parse(text!)).toMatchObject({
      orderId: /data-order="([^"]+)"/.exec(html)?.[1],
      buying: { region: 'GB', lines: [{ product: { _id: 'a-slow-loaf' }, quantity: 2 }] },
    });
    for (const word of Object.values(SHOPPER)) expect(text).not.toContain(word);
    // Its content security policy allows what this visitor has accepted.
    expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${tracking.url};`);
    const refused = await other.call(new Request(address, { headers: { cookie: 'consent=1.n; region=GB' } }));
    expect(refused.headers.get('content-security-policy')).toContain("connect-src 'self';");
  });

  /** The purchase that the page after the payment gives to the browser. */
  async function toldAfter(redirectUrl: string, path: string) {
    const back = await payAt(redirectUrl);
    const headers = { cookie: 'consent=1.a; region=GB' };
    const page = await other.call(new Request(`${SITE}${path}${new URL(back).search}`, { headers }));
    const text = /data-purchase="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&quot;', '"');
    return JSON.parse(text ?? 'null');
  }

  test('[EVT-01] a pledge is a purchase as well', async () => {
    const pledge = {
      intent: 'Funding',
      pledge: { fundingId: 'fold', rewardId: 'paperback' },
      storeRegion: 'GB',
      isoCurrency: 'GBP',
    };
    const { redirectUrl } = await checkOut(other, pledge, { ...newKey(), cookie: 'consent=1.a; region=GB' });
    const told = await toldAfter(redirectUrl, '/funding/success');
    expect(told).toMatchObject({
      orderId: expect.stringMatching(/^F-/),
      shipping: 0,
      buying: { region: 'GB', lines: [{ variant: expect.any(String), quantity: 1, unitAmount: 2_400 }] },
    });
  });

  test('[EVT-01] so is a purchase by a form without JavaScript', async () => {
    const fields = {
      productId: 'a-slow-loaf',
      productFormatId: 'hardback',
      quantity: '3',
      storeRegion: 'GB',
    };
    const sent = await other.call(formPost(fields, { cookie: 'consent=1.a; region=GB' }));
    expect(sent.status).toBe(303);
    const told = await toldAfter(sent.headers.get('location')!, '/basket/success');
    expect(told.buying).toMatchObject({
      region: 'GB',
      lines: [{ product: { _id: 'a-slow-loaf' }, variant: 'Hardback', quantity: 3, unitAmount: 2_200 }],
    });
  });
});
