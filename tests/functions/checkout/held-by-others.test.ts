import { eq } from 'drizzle-orm';
import type { RecordedRequest } from 'payment-sandbox';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { reservation, takenTotal } from '#functions/db/schema/reservations.ts';
import { withDatabases } from '../helpers/databases.ts';
import { payAt } from '../helpers/hosted-page.ts';
import {
  attemptOf,
  basketOf,
  checkOut,
  checkoutPost,
  expectProblem,
  formPost,
  item,
  newKey,
  type Opened,
} from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const PIECES = 12;
const STOCK = 'stock:a-slow-loaf/signed-hardback@2026-11-01';

withDatabases('[P15] pieces that others are paying for, on', (database) => {
  let store: TestStore;
  let gate: (request: RecordedRequest) => Promise<void> = async () => {};
  beforeAll(async () => {
    store = await openStore({
      database: database(),
      settings: { CHECKOUTS_IN_TEN_MINUTES: '0' },
      provider: { gate: (request) => gate(request) },
      change: ({ products, coupons }) => {
        const { formats } = products.find(({ id }) => id === 'a-slow-loaf')!.data;
        formats.find(({ id }) => id === 'signed-hardback')!.stock = {
          count: PIECES,
          countedAt: new Date('2026-11-01'),
        };
        coupons.push({
          id: 'twelve',
          file: 'a test',
          data: { code: 'TWELVE', products: [], active: true, percentOff: 10, limits: { uses: PIECES } },
        });
      },
    });
  });
  afterAll(() => store?.close());
  const clock = process.env.STORE_CLOCK;
  beforeEach(async () => {
    for (const table of [rateLimit, reservation, takenTotal]) await store.db.delete(table);
    store.log.length = 0;
  });
  afterEach(async () => {
    gate = async () => {};
    store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
    await store.provider.webhooks.idle();
    if (clock === undefined) delete process.env.STORE_CLOCK;
    else process.env.STORE_CLOCK = clock;
  });

  const signed = (count = 1) => basketOf({ items: [item('a-slow-loaf', 'signed-hardback', count)] });
  const press = (ip: string | undefined, count = 1, key = newKey()) =>
    store.call(checkoutPost(signed(count), key), ip ? { ip } : {});
  const held = async () => {
    const holds = await store.db.select().from(reservation).where(eq(reservation.key, STOCK));
    return holds.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const alarms = () => store.log.filter((line) => /"event":"limit_alarm".*"limit":"held-unpaid"/.test(line));
  const someone = (at: number) => `10.${at}.0.9`;

  test('one checkout holds at most a third of the stock that is left, with or without an address', async () => {
    for (const ip of [undefined, someone(1)]) {
      await expectProblem(await press(ip, PIECES), {
        status: 422,
        code: 'too_many',
        field: 'items.0.quantity',
        message: 'Few of “A Slow Loaf” (Signed hardback) are left: at most 4 in one order.',
      });
      expect(await held()).toBe(0);
    }
    expect((await press(someone(1), 4)).status).toBe(200);
    expect(await held()).toBe(4);
  });

  test('fifty checkouts of one connection hold a third, of one network half, and others can still buy', {
    tags: ['long'],
  }, async () => {
    // On another day than the other tests: an alarm is raised once in ten minutes.
    process.env.STORE_CLOCK = '+1440m';
    const robot = async (ip: (at: number) => string) => {
      for (let at = 0; at < 50; at += 1) await press(ip(at));
      return held();
    };
    expect(await robot(() => '203.0.113.7')).toBe(4);
    expect(await robot((at) => `203.0.113.${at + 8}`)).toBe(6);
    expect(await robot((at) => `2001:db8:5:${at}::1`)).toBe(9);
    expect(alarms()).toHaveLength(1);
    // The last quarter is for new visitors, one item each. A visitor who already holds some gets none of it.
    expect((await press(someone(1))).status).toBe(200);
    await expectProblem(await press('203.0.113.99'), { status: 409, code: 'held_by_others' });
    await expectProblem(await press(someone(2), 2), { status: 409, code: 'held_by_others' });
    expect((await press(someone(2))).status).toBe(200);
    // Nothing was sold: half an hour later all stock is available again.
    process.env.STORE_CLOCK = '+1471m';
    expect((await press(someone(3), 4)).status).toBe(200);
    expect((await press(someone(4), 4)).status).toBe(200);
  });

  test('as many shoppers as items buy at once, each from its own network, and no item is sold twice', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => press(someone(at))));
    const opened = await Promise.all(
      answers.filter(({ status }) => status === 200).map((answer) => answer.json() as Promise<Opened>),
    );
    expect(opened).toHaveLength(PIECES);
    await expectProblem(answers.find(({ status }) => status !== 200)!, {
      status: 409,
      code: 'held_by_others',
    });
    for (const { redirectUrl } of opened) await payAt(redirectUrl);
    await expectProblem(await press(someone(30)), {
      status: 409,
      code: 'sold_out',
      message: '“A Slow Loaf” (Signed hardback) has just sold out.',
    });
    await expectProblem(await press(someone(30), 2), {
      status: 409,
      code: 'sold_out',
      message:
        'Fewer than 2 of “A Slow Loaf” (Signed hardback) are left. Choose fewer, or remove it from the basket.',
    });
    // The connection is deleted from the hold once it is paid.
    const rows = await store.db.select().from(reservation).where(eq(reservation.key, STOCK));
    expect(rows.map(({ connection, network }) => [connection, network])).toEqual(
      Array.from({ length: PIECES }, () => [null, null]),
    );
  });

  test('a family behind one address can buy one after the other, since paid holds no longer count', async () => {
    const home = '198.51.100.4';
    for (const count of [4, 3, 2])
      await payAt(((await (await press(home, count)).json()) as Opened).redirectUrl);
    expect(await held()).toBe(9);
    expect((await press(home)).status).toBe(200);
    expect((await press(home)).status).toBe(200);
  });

  test('a changed basket releases the hold of its former page, and leaves the holds of others alone', async () => {
    // Without endpoints: the event of the expired first page would release its hold as well.
    store.provider.tables.endpoints.clear();
    const [mine, ip] = [newKey(), someone(7)];
    const first = (await (await press(ip, 4, mine)).json()) as Opened;
    const with4 = (more: object, key = newKey()) =>
      store.call(checkoutPost({ ...signed(4), ...more }, key), { ip });
    expect((await press(someone(1), 4)).status).toBe(200);
    await expectProblem(await with4({ previousKey: crypto.randomUUID() }), {
      status: 409,
      code: 'held_by_others',
    });
    expect((await with4({ previousKey: mine['idempotency-key'] })).status).toBe(200);
    expect(await held()).toBe(8);
    expect(await attemptOf(store, first.checkoutSessionId)).toMatchObject({ state: 'replaced' });
  });

  test('a changed basket gets the stock of its former page, even if that page expires at the same time', async () => {
    const [mine, ip] = [newKey(), someone(7)];
    const first = (await (await press(ip, 4, mine)).json()) as Opened;
    expect((await press(someone(1), 4)).status).toBe(200);
    gate = async ({ operation }) => {
      if (operation !== 'sessions.expire') return;
      gate = async () => {};
      store.provider.actions.expire(first.checkoutSessionId);
      await store.provider.webhooks.idle();
    };
    const changed = { ...signed(4), previousKey: mine['idempotency-key'] };
    expect((await store.call(checkoutPost(changed, newKey()), { ip })).status).toBe(200);
    expect(await held()).toBe(8);
    expect(await attemptOf(store, first.checkoutSessionId)).toMatchObject({ state: 'expired' });
  });

  test('while all items are on payment pages, the product page says so, and not that it is sold out', async () => {
    const shelf = async () => {
      const answer = await store.call(new Request(`${SITE}/api/products/a-slow-loaf/stock`));
      return ((await answer.json()) as { formats: object[] }).formats;
    };
    for (let at = 0; at < PIECES; at += 1) await press(someone(at));
    expect(await shelf()).toEqual([{ _id: 'signed-hardback', left: 0, held: PIECES }]);
    process.env.STORE_CLOCK = '+31m';
    expect(await shelf()).toEqual([{ _id: 'signed-hardback', left: PIECES }]);
  });

  test('the uses of a promo code are held by the same shares', async () => {
    const use = (ip: string) =>
      store.call(checkoutPost(basketOf({ couponCode: 'TWELVE' }), newKey()), { ip });
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await use('203.0.113.7')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 409, 409]);
    await expectProblem(await use('203.0.113.7'), {
      status: 409,
      code: 'held_by_others',
      field: 'couponCode',
      message: 'Other shoppers are paying for the last uses of TWELVE. Please try again in 30 minutes.',
    });
    expect((await use(someone(1))).status).toBe(200);
  });

  test('a payment page without limited stock is open for an hour, one with limited stock for 35 minutes', async () => {
    const lifetime = async (body: Record<string, unknown>) => {
      const { checkoutSessionId } = await checkOut(store, body, newKey());
      const { expiresAt, createdAt } = await attemptOf(store, checkoutSessionId);
      return Math.round((expiresAt.getTime() - createdAt.getTime()) / 60_000);
    };
    expect(await lifetime(basketOf())).toBe(60);
    expect(await lifetime(signed())).toBe(35);
  });

  test('a form without JavaScript gets a page that says when to try again, and not that it is sold out', async () => {
    const fields = {
      productId: 'a-slow-loaf',
      productFormatId: 'signed-hardback',
      quantity: '1',
      storeRegion: 'GB',
    };
    for (let at = 0; at < 20; at += 1) await press('203.0.113.7');
    const page = await store.call(formPost(fields), { ip: '203.0.113.7' });
    expect(page.status).toBe(409);
    const text = await page.text();
    expect(text).toContain('Someone else is paying for it');
    expect(text).toContain('Please try again in 30 minutes.');
    expect(text).not.toMatch(/sold out/i);
    // No field is wrong, so there is no field to correct.
    expect(text).not.toContain('class="correction"');
  });

  test('an attempt whose page was never opened releases its stock as well', async () => {
    const { checkoutSessionId } = await checkOut(store, signed(4), newKey());
    await store.db
      .update(checkoutAttempt)
      .set({ sessionId: null, sessionUrl: null })
      .where(eq(checkoutAttempt.sessionId, checkoutSessionId));
    expect((await press(someone(1), 4)).status).toBe(200);
    await expectProblem(await press(someone(3), 4), { status: 409, code: 'held_by_others' });
    process.env.STORE_CLOCK = '+31m';
    for (const at of [3, 4]) expect((await press(someone(at), 4)).status).toBe(200);
    expect(store.provider.tables.sessions.get(checkoutSessionId)!.session.status).toBe('expired');
  });

  describe('the holds of an expired page without an event', () => {
    /** Two shoppers hold as much as one checkout may, and leave. The next step is half an hour later. */
    const left = async () => {
      const opened = [];
      for (const at of [1, 2]) opened.push((await (await press(someone(at), 4)).json()) as Opened);
      store.provider.webhooks.faults.add({ type: 'checkout.session.expired', kind: 'drop' });
      process.env.STORE_CLOCK = '+31m';
      return opened.map(({ checkoutSessionId }) => checkoutSessionId);
    };
    afterEach(() => {
      store.provider.webhooks.faults.clear();
      store.provider.faults.clear();
    });

    test('are released if the provider never created the page, because no call reached it', async () => {
      store.provider.faults.add({ operation: 'sessions.create', kind: 'cut' });
      const keys = [newKey(), newKey()];
      for (const [at, key] of keys.entries()) expect((await press(someone(at), 4, key)).status).toBe(503);
      expect(await held()).toBe(8);
      store.provider.faults.clear();
      process.env.STORE_CLOCK = '+31m';
      for (const at of [3, 4]) expect((await press(someone(at), 4)).status).toBe(200);
      expect(await held()).toBe(8);
      for (const { 'idempotency-key': key } of keys) {
        const made = await store.db.select().from(checkoutAttempt).where(eq(checkoutAttempt.key, key!));
        expect(made).toMatchObject([{ state: 'expired', sessionId: null }]);
      }
    });

    test('are released if the page expires while the store closes it', async () => {
      const sessions = await left();
      gate = async ({ operation, path }) => {
        if (operation !== 'sessions.expire') return;
        const id = sessions.find((one) => path.includes(one))!;
        const { session } = store.provider.tables.sessions.get(id)!;
        if (session.status === 'open') store.provider.actions.expire(id);
      };
      for (const at of [3, 4]) expect((await press(someone(at), 4)).status).toBe(200);
      expect(await held()).toBe(8);
      for (const id of sessions) expect(await attemptOf(store, id)).toMatchObject({ state: 'expired' });
      expect(store.log.join()).not.toContain('lapsed_hold');
    });

    test('stay while the provider does not answer for the page, and the log says so', async () => {
      const sessions = await left();
      store.provider.faults.add({ operation: 'sessions.expire', kind: 'status', status: 500 });
      expect((await press(someone(3), 4)).status).toBe(200);
      await expectProblem(await press(someone(4), 4), { status: 409, code: 'held_by_others' });
      expect(store.log.filter((line) => line.includes('"event":"lapsed_hold"')).length).toBeGreaterThan(0);
      store.provider.faults.clear();
      expect((await press(someone(4), 4)).status).toBe(200);
      expect(await held()).toBe(8);
      for (const id of sessions) expect(await attemptOf(store, id)).toMatchObject({ state: 'expired' });
    });
  });
});
