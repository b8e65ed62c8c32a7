import { eq } from 'drizzle-orm';
import type { RecordedRequest } from 'payment-sandbox';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { reservation, takenTotal } from '#functions/db/schema/reservations.ts';
import { withDatabases } from '../helpers/databases.ts';
import { payAt } from '../helpers/hosted-page.ts';
import { listOrders } from '../helpers/orders.ts';
import {
  basketOf,
  checkOut,
  checkoutPost,
  expectProblem,
  item,
  lastSession,
  newKey,
  type Opened,
} from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

withDatabases('one purchase on', (database) => {
  let store: TestStore;
  let gate: (request: RecordedRequest) => Promise<void> = async () => {};
  beforeAll(async () => {
    store = await openStore({
      database: database(),
      provider: { gate: (request) => gate(request) },
      change: ({ products }) => {
        const loaf = products.find(({ id }) => id === 'a-slow-loaf')!;
        loaf.data.formats.find(({ id }) => id === 'signed-hardback')!.stock = {
          count: 1,
          countedAt: new Date('2026-11-01'),
        };
      },
    });
  });
  afterAll(() => store?.close());
  let clockBefore: string | undefined;
  beforeEach(async () => {
    clockBefore = process.env.STORE_CLOCK;
    for (const table of [reservation, takenTotal]) await store.db.delete(table);
  });
  afterEach(async () => {
    gate = async () => {};
    store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
    await store.provider.webhooks.idle();
    if (clockBefore === undefined) delete process.env.STORE_CLOCK;
    else process.env.STORE_CLOCK = clockBefore;
  });
  /** Moves the store's clock and the provider's, which are the same. */
  const after = (minutes: number) => {
    process.env.STORE_CLOCK = `+${minutes}m`;
  };

  const statusOf = ({ checkoutSessionId }: Opened) =>
    store.provider.tables.sessions.get(checkoutSessionId)!.session.status;
  const payable = () =>
    [...store.provider.tables.sessions.values()].filter(({ session }) => session.status === 'open').length;
  const successOf = ({ checkoutSessionId }: Opened) => ({
    redirectUrl: `${SITE}/basket/success?session_id=${checkoutSessionId}`,
    checkoutSessionId,
  });
  const attempts = (sessionId: string) =>
    store.db.select().from(checkoutAttempt).where(eq(checkoutAttempt.sessionId, sessionId));

  test.each([1, 54, 56, 61, 180, 60 * 24 * 20])(
    'paid, it returns the order and no second page, %d minutes later',
    async (minutes) => {
      const key = newKey();
      const first = await checkOut(store, basketOf(), key);
      await payAt(first.redirectUrl);
      const before = payable();
      after(minutes);
      expect(await checkOut(store, basketOf(), key)).toEqual(successOf(first));
      expect(payable()).toBe(before);
    },
  );

  test.each([1, 56, 61, 60 * 24 * 3])(
    '[F04] paid by a delayed method that is still processing, it returns that payment and no second page, %d minutes later',
    async (minutes) => {
      const key = newKey();
      const first = await checkOut(store, basketOf(), key);
      await payAt(first.redirectUrl, { method: 'bacs_debit' });
      const before = payable();
      after(minutes);
      expect(await checkOut(store, basketOf(), key)).toEqual(successOf(first));
      expect(payable()).toBe(before);
      expect(await attempts(first.checkoutSessionId)).toMatchObject([{ state: 'processing' }]);
    },
  );

  test('still open after 56 minutes, it returns the same page', async () => {
    const key = newKey();
    const first = await checkOut(store, basketOf(), key);
    after(56);
    expect(await checkOut(store, basketOf(), key)).toEqual(first);
  });

  test('[F51] expired, it returns a new page with the same basket', async () => {
    const key = newKey();
    const first = await checkOut(store, basketOf(), key);
    after(61);
    const second = await checkOut(store, basketOf(), key);
    expect([statusOf(first), statusOf(second)]).toEqual(['expired', 'open']);
  });

  test.each([
    ['another email address', { customer: { email: 'b@mail.example' } }],
    ['a payout code', { payoutCode: 'ines-tins' }],
    ['another basket', { items: [item('a-slow-loaf', 'ebook')] }],
  ])('paid, it stays paid if it is sent again with %s', async (_what, change) => {
    const key = newKey();
    const first = await checkOut(store, basketOf(), key);
    await payAt(first.redirectUrl);
    const before = payable();
    expect(await checkOut(store, basketOf(change), key)).toEqual(successOf(first));
    expect(payable()).toBe(before);
  });

  test('[F31] open, it has one page that can be paid, after any concurrent requests', async () => {
    const key = newKey();
    const before = payable();
    const changes = [{}, { payoutCode: 'ines-tins' }, { customer: { email: 'c@mail.example' } }, {}, {}];
    await Promise.all(changes.map((change) => store.call(checkoutPost(basketOf(change), key))));
    expect(payable()).toBeLessThanOrEqual(before + 1);
    const last = await checkOut(store, basketOf({ payoutCode: 'ines-tins' }), key);
    expect(payable()).toBe(before + 1);
    await payAt(last.redirectUrl);
    expect(
      (await listOrders(store.db)).find((one) => one.sessionId === last.checkoutSessionId),
    ).toMatchObject({
      status: 'paid',
      payoutCode: 'ines-tins',
    });
  });

  test('[F31] changed while its first page is being opened, it has the page of the change, and the first is closed', async () => {
    const key = newKey();
    const refused = () => store.provider.requests.filter(({ status }) => status === 409).length;
    const before = refused();
    const { promise: isOpening, resolve: tell } = Promise.withResolvers<void>();
    gate = async ({ operation }) => {
      if (operation !== 'sessions.create') return;
      gate = async () => {};
      tell();
      // The second request's call for the first page, and its retry, are refused meanwhile.
      await vi.waitUntil(() => refused() >= before + 2, { timeout: 8_000 });
    };
    const opening = checkOut(store, basketOf(), key);
    await isOpening;
    const changed = await checkOut(store, basketOf({ payoutCode: 'ines-tins' }), key);
    expect([await opening, changed].map(statusOf)).toEqual(['expired', 'open']);
    expect(await attempts(changed.checkoutSessionId)).toMatchObject([{ payoutCode: 'ines-tins' }]);
  });

  test('is paid once if its page is paid while another page is requested', async () => {
    const key = newKey();
    const first = await checkOut(store, basketOf(), key);
    gate = async ({ operation }) => {
      if (operation !== 'sessions.expire') return;
      gate = async () => {};
      await store.provider.actions.pay(first.checkoutSessionId);
    };
    const answer = await checkOut(store, basketOf({ payoutCode: 'ines-tins' }), key);
    expect(answer).toEqual(successOf(first));
  });

  test('[CHK-03] stays the same after a browser update; the user agent is saved with the payment and decides nothing', async () => {
    const key = newKey();
    const long = `Browser/1.0 ${'😀'.repeat(400)}`;
    const first = await checkOut(store, basketOf({ customerUserAgent: long }), key);
    const sent = lastSession(store);
    const told = String((sent.payment_intent_data!.metadata as Record<string, string>).userAgent);
    expect(long.startsWith(told)).toBe(true);
    expect(told.length).toBeGreaterThan(498);
    expect(told.length).toBeLessThanOrEqual(500);
    expect(told.isWellFormed()).toBe(true);
    expect(sent.metadata).not.toHaveProperty('userAgent');
    for (const customerUserAgent of ['Browser/2.0', undefined])
      expect(await checkOut(store, basketOf({ customerUserAgent }), key)).toEqual(first);
    expect(lastSession(store)).toBe(sent);
    const { customerUserAgent: _, ...unsaid } = basketOf();
    await checkOut(store, unsaid);
    expect(lastSession(store).payment_intent_data?.metadata).not.toHaveProperty('userAgent');
  });

  test('[F32] does not leave a second page open if the answer is lost after the session was created', async () => {
    const key = newKey();
    const before = payable();
    gate = async ({ operation }) => {
      if (operation === 'sessions.create')
        await store.db.execute('alter table checkout_attempt rename session_url to gone');
    };
    const response = await store.call(checkoutPost(basketOf(), key));
    expect(response.status).toBe(503);
    gate = async () => {};
    await store.db.execute('alter table checkout_attempt rename gone to session_url');
    await checkOut(store, basketOf({ items: [item('a-slow-loaf', 'ebook')] }), key);
    expect(payable()).toBe(before + 1);
  });

  test('[F32] gets no second page while the provider fails to close the first, and gets one afterwards', async () => {
    const key = newKey();
    const before = payable();
    const first = await checkOut(store, basketOf(), key);
    const other = basketOf({ items: [item('a-slow-loaf', 'ebook')] });
    gate = async ({ operation }) => {
      if (operation === 'sessions.expire') throw new Error('a bad hour');
    };
    await expectProblem(await store.call(checkoutPost(other, key)), {
      status: 503,
      code: 'payment_unavailable',
    });
    expect(payable()).toBe(before + 1);
    gate = async () => {};
    const second = await checkOut(store, other, key);
    expect([statusOf(first), statusOf(second)]).toEqual(['expired', 'open']);
  });

  test('paid without a webhook, it stays paid when its basket can no longer be bought', async () => {
    const key = newKey();
    const first = await checkOut(store, scarce, key);
    store.provider.setWebhook('http://localhost/nobody', LOCAL_WEBHOOK_SECRET);
    await payAt(first.redirectUrl);
    const gone = basketOf({ items: [item('a-slow-loaf', 'no-such-format')] });
    expect(await checkOut(store, gone, key)).toEqual(successOf(first));
    await expectProblem(await store.call(checkoutPost(gone, newKey())), { status: 422 });
  });

  test('of a key whose page is open is not shown as paid when its basket cannot be bought any more', async () => {
    const key = newKey();
    const first = await checkOut(store, basketOf(), key);
    const gone = basketOf({ items: [item('a-slow-loaf', 'no-such-format')] });
    await expectProblem(await store.call(checkoutPost(gone, key)), { status: 422, code: 'unknown_format' });
    expect(statusOf(first)).toBe('open');
  });

  test('[F33] is retried after a pause if the provider fails, with the same key and the same body', async () => {
    const begun = store.provider.requests.length;
    store.provider.faults.add({ operation: 'sessions.create', kind: 'status', status: 500, times: 1 });
    await checkOut(store, basketOf(), newKey());
    const asked = store.provider.requests
      .slice(begun)
      .filter(({ operation }) => operation === 'sessions.create');
    expect(asked).toHaveLength(2);
    const [first, second] = asked as [RecordedRequest, RecordedRequest];
    expect(first.idempotencyKey).toMatch(/^F-[2-9A-Z]{5}-[2-9A-Z]{5}:session$/);
    expect(second.idempotencyKey).toBe(first.idempotencyKey);
    expect(second.rawBody).toBe(first.rawBody);
    expect(second.at - first.at).toBeGreaterThan(200);
  });

  test('[F33] is not locked by an outage, however often it is tried during it', {
    tags: ['long'],
  }, async () => {
    const key = newKey();
    gate = async ({ operation }) => {
      if (operation === 'sessions.create') throw new Error('a bad hour');
    };
    for (let press = 0; press < 8; press += 1)
      await expectProblem(await store.call(checkoutPost(basketOf(), key)), {
        status: 503,
        code: 'payment_unavailable',
      });
    gate = async () => {};
    await checkOut(store, basketOf(), key);
  });

  test('gets at most twenty pages an hour, and then a wait that ends', async () => {
    const key = newKey();
    const other = (round: number) => basketOf({ customer: { email: `b${round}@mail.example` } });
    for (let round = 0; round < 20; round += 1) await checkOut(store, other(round), key);
    const refused = await store.call(checkoutPost(other(20), key));
    expect(refused.headers.get('retry-after')).toBe('3600');
    await expectProblem(refused, { status: 429, code: 'too_many_attempts' });
    after(61);
    await checkOut(store, other(20), key);
  });

  const scarce = basketOf({ items: [item('a-slow-loaf', 'signed-hardback')] });
  const STOCK = 'stock:a-slow-loaf/signed-hardback@2026-11-01';
  const taken = async () => {
    const [row] = await store.db.select().from(takenTotal).where(eq(takenTotal.key, STOCK));
    return row?.taken ?? 0;
  };

  test('[P15] of the last item holds it for half an hour, releases it by the clock alone, and never sells it twice', async () => {
    const mine = newKey();
    const first = await checkOut(store, scarce, mine);
    const refused = await store.call(checkoutPost(scarce, newKey()));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1790);
    const { message, availableAt } = await expectProblem(refused, {
      status: 409,
      code: 'held_by_others',
      field: 'items.0.quantity',
    });
    expect(message).toBe(
      'Other shoppers are paying for the last “A Slow Loaf” (Signed hardback). Please try again in 30 minutes.',
    );
    expect(Date.parse(availableAt!) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    after(29);
    expect(await checkOut(store, scarce, mine)).toEqual(first);
    const second = basketOf({
      items: [item('a-slow-loaf', 'ebook'), item('a-slow-loaf', 'signed-hardback')],
    });
    await expectProblem(await store.call(checkoutPost(second, newKey())), {
      code: 'held_by_others',
      status: 409,
      field: 'items.1.quantity',
    });
    // The page can be paid for five more minutes. The provider closes it before another shopper gets the
    // item.
    after(31);
    expect(statusOf(first)).toBe('open');
    const next = await checkOut(store, scarce, newKey());
    expect(statusOf(first)).toBe('expired');
    await payAt(next.redirectUrl);
    expect(await taken()).toBe(1);
    after(60 * 24 * 20);
    await expectProblem(await store.call(checkoutPost(scarce, newKey())), { status: 409, code: 'sold_out' });
  });

  test('[P15] of the last item that is paid after half an hour keeps it if no other shopper has asked for it', async () => {
    const first = await checkOut(store, scarce, newKey());
    after(33);
    await payAt(first.redirectUrl);
    await expectProblem(await store.call(checkoutPost(scarce, newKey())), { status: 409, code: 'sold_out' });
  });

  test('[F08] of the last items that was paid without an event keeps them when another shopper wants them', async () => {
    const first = await checkOut(store, scarce, newKey());
    store.provider.tables.endpoints.clear();
    await store.provider.actions.pay(first.checkoutSessionId, { method: 'bacs_debit' });
    after(34);
    await expectProblem(await store.call(checkoutPost(scarce, newKey())), { status: 409, code: 'sold_out' });
    expect(await attempts(first.checkoutSessionId)).toMatchObject([{ state: 'processing' }]);
    expect(await store.db.select().from(order).where(eq(order.sessionId, first.checkoutSessionId))).toEqual(
      [],
    );
  });
});
