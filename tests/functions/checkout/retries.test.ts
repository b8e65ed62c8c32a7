import type { RecordedRequest } from 'payment-sandbox';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findOrder } from '#functions/orders/read-orders.ts';
import { DATABASES, type TestDatabase } from '../helpers/databases.ts';
import {
  asked,
  attemptOf as attemptIn,
  basketOf,
  checkOut,
  checkoutPost,
  expectProblem,
  item,
  newKey,
  type Opened,
} from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

let gate: (request: RecordedRequest) => Promise<void>;
let database: TestDatabase;
let store: TestStore;
beforeEach(() => {
  gate = async () => {};
});
beforeAll(async () => {
  database = await DATABASES[0]!.open();
  store = await openStore({ database, provider: { gate: (request) => gate(request) } });
});
afterAll(async () => {
  await store?.close();
  await database?.close();
});

const statusOf = ({ checkoutSessionId }: Opened) =>
  store.provider.tables.sessions.get(checkoutSessionId)?.session.status;
const sessions = () => store.provider.tables.sessions.size;
const attemptOf = (sessionId: string) => attemptIn(store, sessionId);

describe('one key with one basket', () => {
  test('[P04] [F30] leads to one session for twenty requests at once, also with a coupon', async () => {
    const before = sessions();
    const coupons = store.provider.tables.coupons.size;
    const key = newKey();
    const body = basketOf({ couponCode: 'FIRSTSUPPER' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkOut(store, body, key)));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(sessions()).toBe(before + 1);
    expect(store.provider.tables.coupons.size).toBe(coupons + 1);
  });

  test('leads to one session for requests that arrive while a slow provider works on the first', async () => {
    const before = sessions();
    gate = async ({ operation }) => {
      if (operation === 'sessions.create')
        await vi.waitUntil(() => refused() >= refusedBefore + 3, { timeout: 10_000 });
    };
    // The provider refuses a second call with a key while it works on the first.
    const refused = () => store.provider.requests.filter(({ status }) => status === 409).length;
    const refusedBefore = refused();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 4 }, () => checkOut(store, basketOf(), key)));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(sessions()).toBe(before + 1);
  });

  test('is the same if the fields have another order', async () => {
    const key = newKey();
    const first = await checkOut(store, basketOf(), key);
    const reversed = Object.fromEntries(Object.entries(basketOf()).reverse());
    expect(await checkOut(store, reversed, key)).toEqual(first);
  });

  test('gets a new session if the provider has closed the first', async () => {
    const key = newKey();
    const first = await checkOut(store, basketOf({ couponCode: 'FIRSTSUPPER' }), key);
    await fetch(`${store.provider.url}/sessions/${first.checkoutSessionId}/expire`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect(store.provider.tables.sessions.get(first.checkoutSessionId)!.session.status).toBe('expired');
    const second = await checkOut(store, basketOf({ couponCode: 'FIRSTSUPPER' }), key);
    expect(second.checkoutSessionId).not.toBe(first.checkoutSessionId);
    expect(store.provider.tables.sessions.get(second.checkoutSessionId)!.session.status).toBe('open');
    expect(await checkOut(store, basketOf({ couponCode: 'FIRSTSUPPER' }), key)).toEqual(second);
  });
});

describe('one key', () => {
  test.each([
    ['another quantity', { items: [item('a-slow-loaf', 'hardback', 3)] }],
    ['another format', { items: [item('a-slow-loaf', 'signed-hardback', 2)] }],
    ['another region', { storeRegion: 'EU', isoCurrency: 'EUR' }],
    ['another way of posting', { shippingMethodId: 'express' }],
    ['a promo code', { couponCode: 'FIRSTSUPPER' }],
    ['a payout code', { payoutCode: 'ines-tins' }],
    ['an email address', { customer: { email: 'b@mail.example' } }],
  ])('[P04] with %s leads to another session, without an error from the provider', async (_what, change) => {
    const before = store.provider.requests.length;
    const key = newKey();
    const first = await checkOut(store, basketOf(), key);
    const second = await checkOut(store, basketOf(change), key);
    expect(second.checkoutSessionId).not.toBe(first.checkoutSessionId);
    expect(statusOf(first)).toBe('expired');
    // Back to the first basket: one more page, and still one that can be paid.
    const third = await checkOut(store, basketOf(), key);
    expect([first, second, third].map(statusOf)).toEqual(['expired', 'expired', 'open']);
    const statuses = store.provider.requests.slice(before).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  test('that is malformed is refused', async () => {
    for (const key of ['', 'short', 'x'.repeat(81), `${'x'.repeat(20)}#1`, `${'x'.repeat(20)} y`])
      await expectProblem(await store.call(checkoutPost(basketOf(), { 'idempotency-key': key })), {
        status: 422,
        field: 'idempotency-key',
      });
  });

  test('that is missing makes every request a separate attempt', async () => {
    const [a, b] = [await checkOut(store, basketOf()), await checkOut(store, basketOf())];
    expect(a.checkoutSessionId).not.toBe(b.checkoutSessionId);
  });
});

test('[F42] a price that changes while the payment page is open is kept there, and the next page has the new price', async () => {
  const key = newKey();
  const { checkoutSessionId } = await checkOut(store, basketOf(), key);
  const { total } = await attemptOf(checkoutSessionId);
  const dearer = await openStore({
    database,
    settings: { STRIPE_API_URL: store.provider.url },
    change: ({ products }) => {
      const loaf = products.find(({ id }) => id === 'a-slow-loaf')!;
      for (const { prices } of loaf.data.formats) if (prices.GB) prices.GB += 500;
    },
  });
  try {
    store.provider.tables.endpoints.clear();
    await store.provider.actions.pay(checkoutSessionId);
    const page = await dearer.call(new Request(`${SITE}/basket/success?session_id=${checkoutSessionId}`));
    expect(await page.text()).toContain('data-payment="paid"');
    expect(await findOrder(store.db, checkoutSessionId)).toMatchObject({ status: 'paid', total });
    const next = await checkOut(dearer, basketOf(), newKey());
    expect((await attemptOf(next.checkoutSessionId)).total).toBe(total + 2 * 500);
    // An old page expires soon.
    const { expires_at: end, created } = store.provider.tables.sessions.get(checkoutSessionId)!.session;
    expect(end! - created).toBeLessThanOrEqual(60 * 60);
  } finally {
    store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
    await dearer.close();
  }
});

describe('a failure that the provider saves as its answer to a key', () => {
  test('is avoided with a new key in the same request', async () => {
    const before = sessions();
    let isBroken = true;
    gate = async ({ operation }) => {
      if (operation !== 'sessions.create' || !isBroken) return;
      isBroken = false;
      throw new Error('a bad moment');
    };
    const key = newKey();
    const first = await checkOut(store, basketOf({ couponCode: 'FIRSTSUPPER' }), key);
    expect(await checkOut(store, basketOf({ couponCode: 'FIRSTSUPPER' }), key)).toEqual(first);
    expect(sessions()).toBe(before + 1);
  });

  test('does not lock the shopper out after the provider’s recovery', async () => {
    const before = sessions();
    const calls = asked(store, 'sessions.create').length;
    gate = async ({ operation }) => {
      if (operation === 'sessions.create') throw new Error('a bad hour');
    };
    const key = newKey();
    const response = await store.call(checkoutPost(basketOf(), key));
    expect(response.headers.get('retry-after')).toBe('30');
    await expectProblem(response, {
      status: 503,
      code: 'payment_unavailable',
      message: /nothing was charged/i,
    });
    expect(asked(store, 'sessions.create').length - calls).toBeLessThanOrEqual(4);
    gate = async () => {};
    const answer: Opened = await checkOut(store, basketOf(), key);
    expect(await checkOut(store, basketOf(), key)).toEqual(answer);
    expect(sessions()).toBe(before + 1);
  });
});
