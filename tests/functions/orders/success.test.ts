import { eq } from 'drizzle-orm';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { longDay } from '#src/core/dates.ts';
import { formatMoney } from '#src/core/money.ts';
import { REGIONS } from '#src/core/regions/regions.ts';
import { DATABASES, type TestDatabase } from '../helpers/databases.ts';
import { answer, startFaultProxy } from '../helpers/fault-proxy.ts';
import { payAt, SHOPPER } from '../helpers/hosted-page.ts';
import { basketOf, checkOut, expectNothingInside, item } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const HOSTILE = `</p><script>alert('ﬁ')</script>"&<!--slot:order-->`;
/** The buyer's data that no page may show; the town is shown for an hour. */
const { city: TOWN, ...PRIVATE } = SHOPPER;
const DAY_MS = 24 * 3_600_000;
let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await DATABASES[0]!.open();
  store = await openStore({
    database,
    change: (content) => {
      const apron = content.products.find(({ id }) => id === 'the-named-apron')!;
      content.products.push({
        ...apron,
        id: 'a-hostile-apron',
        data: {
          ...apron.data,
          name: HOSTILE,
          customization: { ...apron.data.customization!, maxLength: 100 },
        },
      });
    },
  });
});
afterEach(() => store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET));
afterAll(async () => {
  await store.close();
  await database.close();
});

/** The state that the page's script reads, the region that it was built for, and its HTML. */
async function visit(query: string, { from = store, ...call }: { from?: TestStore; country?: string } = {}) {
  const response = await from.call(new Request(`${SITE}/basket/success${query}`), call);
  const page = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(response.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*frame-ancestors 'none'/,
  );
  for (const private_ of Object.values(PRIVATE)) expect(page).not.toContain(private_);
  expect(page).not.toContain('as built');
  expectNothingInside(page);
  return {
    status: response.status,
    page,
    state: /data-payment="(\w+)"/.exec(page)?.[1],
    order: /data-order="([^"]+)"/.exec(page)?.[1],
    region: /data-region="(\w+)"/.exec(page)?.[1],
  };
}

const withoutWebhook = () => store.provider.tables.endpoints.clear();
async function bought(change: Parameters<typeof basketOf>[0] = {}, fields: Record<string, string> = {}) {
  const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf(change));
  const back = await payAt(redirectUrl, fields);
  return { id: checkoutSessionId, query: new URL(back).search };
}
const countOrders = async () => (await store.db.select().from(order)).length;

describe('the success page', () => {
  test('[CHK-09] shows the order that the webhook recorded, to any visitor and however often', async () => {
    const { id, query } = await bought({
      items: [item('a-slow-loaf', 'hardback', 3)],
      couponCode: 'FIRSTSUPPER',
    });
    const found = (await findOrder(store.db, id))!;
    const first = await visit(query);
    expect(first).toMatchObject({ status: 200, state: 'paid', order: found.id, region: 'GB' });
    for (const shown of ['A Slow Loaf', 'Hardback', '£66.00', '−£6.60', '£3.95', '£63.35', found.id])
      expect(first.page).toContain(shown);
    expect(await visit(query, { country: 'DE' })).toEqual(first);
    expect(await visit(`${query}&session_id=cs_test_somebody_elses_0123456789`)).toEqual(first);
  });

  test('[P14] names the parcel’s town for an hour and then its country only, and the same delivery dates whenever it is read', async () => {
    const { query } = await bought();
    const daysIn = (page: string) => /Arrives ([^<]+) by standard delivery\./.exec(page)?.[1];
    const read = async (later: number) => {
      await store.provider.clock.advance(later);
      const { page } = await visit(query);
      await store.provider.clock.advance(-later);
      return page;
    };
    const first = await read(0);
    expect(first).toContain(`${TOWN}, United Kingdom`);
    const next = await read(DAY_MS);
    expect(next).toContain('<strong>United Kingdom</strong>');
    expect(next).not.toContain(TOWN);
    expect(daysIn(first)).toMatch(/^\w{3} \d{1,2}( \w+)? – \w{3} \d{1,2} \w+$/);
    expect(daysIn(next)).toBe(daysIn(first));
    const [, day, month] = / – \w{3} (\d+) (\w{3})\w*$/.exec(daysIn(first)!)!;
    expect(await read(20 * DAY_MS)).toMatch(
      new RegExp(`It should have arrived by \\w{3} ${day} ${month}\\w*\\.`),
    );
  });

  test('of files names no place, and of a gift no recipient', async () => {
    const files = await bought({ items: [item('a-slow-loaf', 'ebook')] });
    expect((await visit(files.query)).page).not.toMatch(/It goes to|United Kingdom<\/strong>/);
    const present = await bought({ gift: { name: 'Åsa', note: 'Eat well.' } });
    const { page } = await visit(present.query);
    expect(page).toContain('your note goes in the parcel, and no prices');
    expect(page).not.toMatch(/Åsa|Eat well/);
  });

  test('names who gets the files of a gift, for an hour, and never the address or the note', async () => {
    const gift = { name: 'Åsa', email: 'asa@example.org', note: 'Eat well.' };
    const { query } = await bought({ items: [item('a-slow-loaf', 'ebook')], gift });
    const { page } = await visit(query);
    expect(page).toContain('It goes to Åsa by email, without prices.');
    await store.provider.clock.advance(DAY_MS);
    const next = (await visit(query)).page;
    await store.provider.clock.advance(-DAY_MS);
    expect(next).toContain('It goes to the recipient by email, without prices.');
    expect(page + next).not.toMatch(/asa@|Eat well/);
    expect(next).not.toContain('Åsa');
  });

  test('names two recipes for the products, with the focus on the heading', async () => {
    const { page } = await visit((await bought({ items: [item('the-two-egg-pan', 'pan')] })).query);
    const recipes = store.content.recipes.filter(({ data }) => data.products.includes('the-two-egg-pan'));
    const named = [...page.matchAll(/href="\/recipe\/([\w-]+)"/g)].map(([, id]) => id);
    expect(named).toHaveLength(2);
    expect(recipes.map(({ id }) => id)).toEqual(expect.arrayContaining(named.slice(0, recipes.length)));
    expect(page).toMatch(/<h1 [^>]*autofocus/i);
  });

  test.each([
    ['en-US,en;q=0.9', undefined],
    ['en-GB', 'locale=us'],
  ])('[REG-08] formats dates and amounts for the region (%s, %s)', async (accepted, cookie) => {
    const { id, query } = await bought();
    const found = (await findOrder(store.db, id))!;
    const headers = { 'accept-language': accepted, ...(cookie && { cookie }) };
    const response = await store.call(new Request(`${SITE}/basket/success${query}`, { headers }));
    const page = await response.text();
    const day = (tag: string) => longDay(tag, found.createdAt.toISOString());
    expect(page).toContain(day('en-GB'));
    expect(page).not.toContain(day('en-US'));
    expect(page).toMatch(/Arrives \w{3} \d/);
    expect(page).toContain('£47.95');
  });

  test('[CHK-08] [CHK-09] records the order itself if the webhook is late, once, even for twenty visits at once', async () => {
    withoutWebhook();
    const { id, query } = await bought();
    expect(await findOrder(store.db, id)).toBeUndefined();
    const before = await countOrders();
    const visits = await Promise.all(Array.from({ length: 20 }, () => visit(query)));
    expect(new Set(visits.map(({ state }) => state))).toEqual(new Set(['paid']));
    expect(new Set(visits.map(({ order: number }) => number)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
    store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
    const event = [...store.provider.tables.events.values()].find(
      ({ data }) => (data.object as { id?: string }).id === id,
    )!;
    await fetch(`${store.provider.url}/events/${event.id}/resend`, { method: 'POST', redirect: 'manual' });
    expect(await countOrders()).toBe(before + 1);
  });

  test.each(REGIONS)(
    'shows an order of $code in its own currency and page, wherever it is read',
    async ({ code, currency, locale }) => {
      const country = { US: 'US', GB: 'GB', CA: 'CA', EU: 'IE', LATAM: 'MX', GO: 'JP' }[code];
      const { id, query } = await bought({ storeRegion: code, isoCurrency: currency }, { country });
      const found = (await findOrder(store.db, id))!;
      const { page, region } = await visit(query, { country: 'DE' });
      expect(region).toBe(code);
      expect(page).toContain(formatMoney({ amount: found.total, currency }, locale));
      expect(found.currency).toBe(currency);
    },
  );

  test('escapes a name, a customization and a picture', async () => {
    const wording = `https://evil.example/ <img src=x onerror="alert(1)"> & 'so' <b>`;
    const { query } = await bought({
      items: [
        item('a-hostile-apron', 'small', 1, {
          customizationQuery: wording,
        }),
      ],
    });
    const { page, state } = await visit(query);
    expect(state).toBe('paid');
    expect(page).not.toMatch(/<script|<img|<b>so|onerror="|href="https:..evil\.example/);
    expect(page).toContain('alert(1)');
    expect(page).not.toContain('<!--slot:order-->');
  });

  test('says that the payment is processing, and keeps the basket', async () => {
    const { id, query } = await bought({}, { method: 'bacs_debit' });
    const before = await countOrders();
    expect(await visit(query)).toMatchObject({ status: 200, state: 'pending', order: undefined });
    expect(await countOrders()).toBe(before);
    await fetch(`${store.provider.url}/sessions/${id}/settle`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'paid' }),
    });
    await expect.poll(() => findOrder(store.db, id)).toMatchObject({ status: 'paid' });
    expect(await visit(query)).toMatchObject({ state: 'paid' });
  });

  test('does not wait for a failed payment', async () => {
    const { id, query } = await bought({}, { method: 'bacs_debit' });
    await fetch(`${store.provider.url}/sessions/${id}/settle`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'failed' }),
    });
    const before = await countOrders();
    expect(await visit(query)).toMatchObject({ state: 'unpaid', order: undefined });
    expect(await countOrders()).toBe(before);
  });

  test('says that nothing was charged if the payment was abandoned', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf());
    const before = await countOrders();
    const { state, page } = await visit(`?session_id=${checkoutSessionId}`);
    expect(state).toBe('unpaid');
    expect(page).toContain('nothing was charged');
    expect(await countOrders()).toBe(before);
  });

  test('thanks for an order without a payment', async () => {
    const { query } = await bought({ items: [item('a-slow-loaf', 'ebook')], couponCode: 'STAFF-7QKX4M2RWD' });
    const { state, page } = await visit(query);
    expect(state).toBe('paid');
    expect(page).toContain('£0.00');
  });

  test('says so if the order is under review', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf());
    await store.db
      .update(checkoutAttempt)
      .set({ total: 1 })
      .where(eq(checkoutAttempt.sessionId, checkoutSessionId));
    await payAt(redirectUrl);
    const { state, page } = await visit(`?session_id=${checkoutSessionId}`);
    expect(state).toBe('paid');
    expect(page).toContain('We are checking one detail of this order by hand');
    expect(page).not.toContain('asked 1');
  });

  test.each([
    ['no session', ''],
    ['an empty one', '?session_id='],
    ['the placeholder', '?session_id={CHECKOUT_SESSION_ID}'],
    ['a made-up one', `?session_id=cs_test_${'a'.repeat(58)}`],
    ['one of real money', `?session_id=cs_live_${'a'.repeat(58)}`],
    ['an order number', '?session_id=F-23456-789AB'],
    ['a path', '?session_id=cs_test_../../../v1/coupons'],
    ['a script', '?session_id=<script>alert(1)</script>'],
    ['a quote', "?session_id=cs_test_1' or '1'='1"],
    ['a NUL', '?session_id=cs_test_0123456789%00'],
    ['64 KB', `?session_id=cs_test_${'a'.repeat(65_536)}`],
    ['broken encoding', '?session_id=%E0%A4%A'],
    ['the wrong case', '?SESSION_ID=cs_test_0123456789'],
  ])('answers 404 for %s', async (_what, query) => {
    const before = await countOrders();
    const { status, state, page, region } = await visit(query, { country: 'CA' });
    expect(state).toBe('unknown');
    // The address without parameters asks for no order.
    expect(status).toBe(new URLSearchParams(query).get('session_id') ? 404 : 200);
    expect(region).toBe('CA');
    expect(page).not.toContain('<script');
    expect(await countOrders()).toBe(before);
  });

  test('answers the same for a session of another shop', async () => {
    const other = await openStore({ database });
    try {
      const { checkoutSessionId } = await checkOut(other, basketOf());
      const foreign = await visit(`?session_id=${checkoutSessionId}`);
      const none = await visit(`?session_id=cs_test_${'b'.repeat(58)}`);
      expect(foreign).toEqual(none);
      expect(foreign).toMatchObject({ status: 404, state: 'unknown' });
    } finally {
      await other.close();
    }
  });

  test('asks for patience while the database or the provider is down, and keeps the basket', async () => {
    withoutWebhook();
    const { query } = await bought();
    const grumbling = await startFaultProxy();
    const error = {
      type: 'invalid_request_error',
      param: 'expand',
      message: 'This property cannot be expanded',
    };
    grumbling.fault('', answer(400, JSON.stringify({ error })));
    const down = [
      {
        settings: {
          DATABASE_URL: 'postgres://postgres@127.0.0.1:1/postgres',
          STRIPE_API_URL: store.provider.url,
        },
      },
      { apiUrl: () => 'http://127.0.0.1:1' },
      { apiUrl: () => grumbling.url },
    ];
    for (const options of down) {
      const broken = await openStore({ database, ...options });
      const before = performance.now();
      const { status, state, page } = await visit(query, { from: broken });
      expect(status).toBe(200);
      expect(performance.now() - before).toBeLessThan(8_000);
      expect(state).toBe('delayed');
      expect(page).toContain('If you have paid, it is safe');
      expect(broken.log.join('\n')).toContain('"event":"success_page"');
      await broken.close();
    }
    await grumbling.stop();
    expect(await visit(query)).toMatchObject({ state: 'paid' });
  });

  test('can only be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await store.call(new Request(`${SITE}/basket/success`, { method }));
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      expect(response.status).toBe(405);
      // It is a page, and may load its styles and pictures.
      expect(response.headers.get('content-security-policy')).toMatch(/style-src|img-src 'self'/);
      expect(response.headers.get('content-type')).toContain('text/html');
    }
  });
});
