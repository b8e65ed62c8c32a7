import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { allotment, allotmentHold } from '#functions/db/schema/allotments.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import type { RecordedRequest } from '#sandbox/payments/api/recorder.ts';
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
  beforeEach(() => {
    clockBefore = process.env.STORE_CLOCK;
  });
  afterEach(() => {
    gate = async () => {};
    if (clockBefore === undefined) delete process.env.STORE_CLOCK;
    else process.env.STORE_CLOCK = clockBefore;
  });
  /** The store's clock and the provider's: they are one. */
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
    'paid, it is the order and no second page, %d minutes later',
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
    '[F04] paid at a bank that has not answered yet, it is that payment and no second page, %d minutes later',
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

  test('still open at minute 56, it is the same page', async () => {
    const key = newKey();
    const first = await checkOut(store, basketOf(), key);
    after(56);
    expect(await checkOut(store, basketOf(), key)).toEqual(first);
  });

  test('[F51] run out, it is a new page with the same basket', async () => {
    const key = newKey();
    const first = await checkOut(store, basketOf(), key);
    after(61);
    const second = await checkOut(store, basketOf(), key);
    expect([statusOf(first), statusOf(second)]).toEqual(['expired', 'open']);
  });

  test.each([
    ['another e-mail address', { customer: { email: 'b@mail.example' } }],
    ['a payout code', { payoutCode: 'ines-tins' }],
    ['another basket', { items: [item('a-slow-loaf', 'ebook')] }],
  ])('paid, it stays paid when it comes again with %s', async (_what, change) => {
    const key = newKey();
    const first = await checkOut(store, basketOf(), key);
    await payAt(first.redirectUrl);
    const before = payable();
    expect(await checkOut(store, basketOf(change), key)).toEqual(successOf(first));
    expect(payable()).toBe(before);
  });

  test('[F31] open, it has one page that can be paid, however often and in whatever ways it is asked for at once', async () => {
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

  test('whose page is paid in the very moment in which another is asked for is paid once', async () => {
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

  test('[CHK-03] is the same after an update of the browser, whose name goes to the payment and never decides', async () => {
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

  test('[F32] whose answer was lost after its session was made does not leave a second page open', async () => {
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

  test('[F33] is asked for once more by itself where the provider fails, after a pause, with the same key and in the same words', async () => {
    const begun = store.provider.requests.length;
    store.provider.faults.add({ operation: 'sessions.create', kind: 'status', status: 500, times: 1 });
    await checkOut(store, basketOf(), newKey());
    const asked = store.provider.requests
      .slice(begun)
      .filter(({ operation }) => operation === 'sessions.create');
    expect(asked).toHaveLength(2);
    const [first, second] = asked as [RecordedRequest, RecordedRequest];
    expect(first.idempotencyKey).toBeTruthy();
    expect(second.idempotencyKey).toBe(first.idempotencyKey);
    expect(second.rawBody).toBe(first.rawBody);
    expect(second.at - first.at).toBeGreaterThan(200);
  });

  test('[F33] is not locked by an outage, however often it is tried meanwhile', async () => {
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

  test('gets twenty pages within an hour and then a wait, which ends', async () => {
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
    const [row] = await store.db.select().from(allotment).where(eq(allotment.key, STOCK));
    return row?.taken ?? 0;
  };

  test('[P15] of the last piece keeps it for its own page for half an hour, gives it back by the clock alone, and sells none twice', async () => {
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
      'Others are paying for the last “A Slow Loaf” (Signed hardback). Please come back in 30 minutes.',
    );
    expect(Date.parse(availableAt!) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    after(29);
    expect(await checkOut(store, scarce, mine)).toEqual(first);
    await expectProblem(await store.call(checkoutPost(scarce, newKey())), {
      code: 'held_by_others',
      status: 409,
    });
    // The page can be paid for five minutes more, and is closed at the provider before the piece is anybody else's.
    after(31);
    expect(statusOf(first)).toBe('open');
    const next = await checkOut(store, scarce, newKey());
    expect(statusOf(first)).toBe('expired');
    await payAt(next.redirectUrl);
    expect(await taken()).toBe(1);
    after(60 * 24 * 20);
    await expectProblem(await store.call(checkoutPost(scarce, newKey())), { status: 409, code: 'sold_out' });
    // Somebody has counted the shelf again.
    await store.db.delete(allotmentHold).where(eq(allotmentHold.key, STOCK));
    await store.db.delete(allotment).where(eq(allotment.key, STOCK));
  });

  test('[P15] of the last piece that is paid after its half hour keeps it when nobody else has asked for it', async () => {
    const first = await checkOut(store, scarce, newKey());
    after(33);
    await payAt(first.redirectUrl);
    await expectProblem(await store.call(checkoutPost(scarce, newKey())), { status: 409, code: 'sold_out' });
    await store.db.delete(allotmentHold).where(eq(allotmentHold.key, STOCK));
    await store.db.delete(allotment).where(eq(allotment.key, STOCK));
  });

  test('[F08] of the last pieces that was paid while nobody listened keeps them when somebody else wants them', async () => {
    const first = await checkOut(store, scarce, newKey());
    const { url, secret } = { url: 'http://localhost:9/api/stripe', secret: 'whsec_nobody_listens_here' };
    store.provider.setWebhook(url, secret);
    await store.provider.actions
      .pay(first.checkoutSessionId, { method: 'bacs_debit' })
      .catch(() => undefined);
    after(34);
    await expectProblem(await store.call(checkoutPost(scarce, newKey())), { status: 409, code: 'sold_out' });
    expect(await attempts(first.checkoutSessionId)).toMatchObject([{ state: 'processing' }]);
    expect(await store.db.select().from(order).where(eq(order.sessionId, first.checkoutSessionId))).toEqual(
      [],
    );
  });
});
