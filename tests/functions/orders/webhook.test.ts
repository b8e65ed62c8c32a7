import { once } from 'node:events';
import { createServer } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '#functions/db/open.ts';
import { order } from '#functions/db/schema/orders.ts';
import { webhookEvent } from '#functions/db/schema/provider.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { hasTimers, withDatabases } from '../helpers/databases.ts';
import { delivery, now, sign, unheardOf } from '../helpers/deliveries.ts';
import { payAt, SHOPPER } from '../helpers/hosted-page.ts';
import { basketOf, checkOut, expectApiHeaders, expectProblem, item } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

/** Retries if the connection was cut. */
async function retried<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      if (tries === 10) throw error;
    }
}

withDatabases('the webhook on', (database, { isParallel }) => {
  let store: TestStore;

  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());

  const rows = async () => ({
    orders: (await store.db.select().from(order)).length,
    events: (await store.db.select().from(webhookEvent)).length,
  });
  const tell = (body: BodyInit, signature?: string) => store.call(delivery(body, signature));
  const webhookOf = (sessionId: string, type: string) =>
    store.webhooks.find(({ body }) => body.includes(sessionId) && JSON.parse(body).type === type)!;

  const unheard = (change?: Parameters<typeof unheardOf>[1]) => unheardOf(store, change);

  test('[BAS-10] [CHK-08] [API-19] a purchase on the hosted page becomes one order with everything that was chosen', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(
      store,
      basketOf({
        items: [
          item('the-named-apron', 'small', 2, {
            customizationQuery: 'Zoë & Ada',
            previewUrl: '/pictures/apron/320.avif',
          }),
          item('a-slow-loaf', 'ebook'),
        ],
        couponCode: 'FIRSTSUPPER',
        payoutCode: 'sunday-letter',
        customer: { phone: SHOPPER.phone },
      }),
    );
    expect(await payAt(redirectUrl)).toBe(`${SITE}/basket/success?session_id=${checkoutSessionId}`);
    const subtotal = 2 * 2300 + 1000;
    const found = await findOrder(store.db, checkoutSessionId);
    expect(found).toMatchObject({
      status: 'paid',
      region: 'GB',
      currency: 'GBP',
      subtotal,
      discount: subtotal / 10,
      shipping: 395,
      tax: 0,
      total: subtotal * 0.9 + 395,
      payoutCode: 'sunday-letter',
      lines: [
        {
          productId: 'the-named-apron',
          formatId: 'small',
          name: 'The Named Apron',
          formatName: 'Small cook',
          quantity: 2,
          unitAmount: 2300,
          customization: 'Zoë & Ada',
          previewUrl: '/pictures/apron/320.avif',
        },
        { productId: 'a-slow-loaf', formatId: 'ebook', quantity: 1, unitAmount: 1000 },
      ],
    });
    const [row] = await store.db.select().from(order).where(eq(order.sessionId, checkoutSessionId));
    expect(row).toMatchObject({
      couponCode: 'FIRSTSUPPER',
      shippingName: SHOPPER.name,
      shippingEmail: SHOPPER.email,
      shippingPhone: SHOPPER.phone,
      shippingAddress: { line1: SHOPPER.line1, city: SHOPPER.city, country: 'GB' },
    });
  });

  test('[CHK-08] [F01] twenty deliveries at once and one a day later are one order', async () => {
    const { sessionId, body } = await unheard();
    const before = await rows();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(body, sign(body))));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const answer of answers) expectApiHeaders(answer);
    expect((await tell(body, sign(body))).status).toBe(200);
    expect(await rows()).toEqual({ orders: before.orders + 1, events: before.events + 1 });
    expect(await findOrder(store.db, sessionId)).toMatchObject({ status: 'paid' });
  });

  test('[CHK-08] [F02] [P08] two events of one payment, at once and in either order, are one order', async () => {
    const { sessionId, body } = await unheard();
    const event = JSON.parse(body);
    const bodies = [
      body,
      JSON.stringify({ ...event, id: `${event.id}x`, type: 'checkout.session.async_payment_succeeded' }),
      JSON.stringify({ ...event, id: `${event.id}y` }),
    ];
    const before = await rows();
    const answers = await Promise.all([...bodies, ...bodies.reverse()].map((one) => tell(one, sign(one))));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await rows()).toEqual({ orders: before.orders + 1, events: before.events + 3 });
    expect(await findOrder(store.db, sessionId)).toMatchObject({ status: 'paid' });
  });

  test('[CHK-08] [F04] [P11] a direct debit is an order once it is paid, not before', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf());
    const before = await rows();
    await payAt(redirectUrl, { method: 'bacs_debit' });
    expect(JSON.parse(webhookOf(checkoutSessionId, 'checkout.session.completed').body)).toMatchObject({
      data: { object: { status: 'complete', payment_status: 'unpaid' } },
    });
    expect(await rows()).toEqual(before);
    await fetch(`${store.provider.url}/sessions/${checkoutSessionId}/settle`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'paid' }),
    });
    await expect.poll(() => findOrder(store.db, checkoutSessionId)).toMatchObject({ status: 'paid' });
    const late = webhookOf(checkoutSessionId, 'checkout.session.completed').body;
    expect((await tell(late, sign(late))).status).toBe(200);
    expect((await rows()).orders).toBe(before.orders + 1);
  });

  test('[CHK-08] [F05] a failed direct debit is no order', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf());
    const before = await rows();
    await payAt(redirectUrl, { method: 'bacs_debit' });
    await fetch(`${store.provider.url}/sessions/${checkoutSessionId}/settle`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'failed' }),
    });
    await expect
      .poll(() => webhookOf(checkoutSessionId, 'checkout.session.async_payment_failed')?.body)
      .toContain('"payment_status":"unpaid"');
    const forged = {
      ...JSON.parse(webhookOf(checkoutSessionId, 'checkout.session.completed').body),
      type: 'checkout.session.async_payment_succeeded',
    };
    const body = JSON.stringify(forged);
    expect((await tell(body, sign(body))).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  describe('an event with a bad signature', () => {
    const cases: [string, (body: string) => [BodyInit, string | undefined]][] = [
      ['has no signature', (body) => [body, undefined]],
      ['has an empty one', (body) => [body, '']],
      ['has a word for one', (body) => [body, 'yes']],
      ['has the frame of one and nothing in it', (body) => [body, 't=1,v1=']],
      ['has a frame without a value', (body) => [body, `t=${now()},v1`]],
      ['has a signature of other letters', (body) => [body, sign(body).replace(/v1=.*/, 'v1=é\u00ff\u0080')]],
      ['has a date of other letters', (body) => [body, sign(body).replace(/t=\d+/, 't=é')]],
      ['has a signature that is far too long', (body) => [body, `t=${now()},v1=${'a'.repeat(8_000)}`]],
      ['is signed with another secret', (body) => [body, sign(body, 'whsec_of_somebody_else')]],
      ['is signed with no secret', (body) => [body, sign(body, '\0')]],
      ['was altered', (body) => [body.replace('"paid"', '"paid" '), sign(body)]],
      ['was serialised again', (body) => [JSON.stringify(JSON.parse(body), null, 2), sign(body)]],
      ['starts with a byte order mark', (body) => [`\ufeff${body}`, sign(body)]],
      ['was sent in base64', (body) => [btoa(unescape(encodeURIComponent(body))), sign(body)]],
      ['is empty', (body) => ['', sign(body)]],
      ['was signed 301 seconds ago', (body) => [body, sign(body, LOCAL_WEBHOOK_SECRET, now() - 301)]],
      ['was signed long ago', (body) => [body, sign(body, LOCAL_WEBHOOK_SECRET, 1)]],
      [
        'has a fresh date on an old signature',
        (body) => [body, sign(body, LOCAL_WEBHOOK_SECRET, now() - 900).replace(/t=\d+/, `t=${now()}`)],
      ],
      ['has a signature of the old scheme only', (body) => [body, sign(body).replace('v1=', 'v0=')]],
      ['has no date', (body) => [body, sign(body).replace(/t=\d+,/, '')]],
      [
        'has one bit of its signature turned',
        (body) => [body, sign(body).replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
      ],
    ];
    test.each(cases)('[F19] and %s is refused and logged, and nothing is written', async (_what, forge) => {
      const { body } = await unheardOnce();
      const before = await rows();
      const logged = store.log.length;
      const [sent, signature] = forge(body);
      await expectProblem(await tell(sent, signature), {
        status: 400,
        code: 'invalid_signature',
        field: 'stripe-signature',
      });
      expect(await rows()).toEqual(before);
      // The first event may be logged a moment later.
      expect(store.log.slice(logged).join('\n')).toMatch(/"level":"warn","event":"webhook_signature"/);
    });

    let kept: Promise<{ sessionId: string; body: string }> | undefined;
    const unheardOnce = () => (kept ??= unheard());

    test('[F19] [F20] does not spoil the real one, which is a duplicate when it is sent again', async () => {
      const { sessionId, body } = await unheardOnce();
      expect(await findOrder(store.db, sessionId)).toBeUndefined();
      // During a rotation of the secret the provider signs with both: one valid signature is enough.
      const [time, good] = sign(body).split(',');
      expect((await tell(body, `${time},v1=${'0'.repeat(64)},${good}`)).status).toBe(200);
      expect(await findOrder(store.db, sessionId)).toMatchObject({ status: 'paid' });
      const before = await rows();
      expect((await tell(body, sign(body))).status).toBe(200);
      expect(await rows()).toEqual(before);
    });
  });

  test('signed up to 300 seconds ago, or by a clock that is ahead, is accepted', async () => {
    const { body } = await unheard();
    for (const at of [now() - 295, now() + 60])
      expect((await tell(body, sign(body, LOCAL_WEBHOOK_SECRET, at))).status).toBe(200);
  });

  test('[F21] [P06] an event of the other mode is answered and ignored, with an alarm', async () => {
    const { body } = await unheard();
    const before = await rows();
    const live = JSON.stringify({ ...JSON.parse(body), livemode: true });
    const response = await tell(live, sign(live));
    expect(response.status).toBe(200);
    expect(await rows()).toEqual(before);
    expect(store.log.at(-1)).toMatch(/"level":"error","event":"webhook_mode"/);
  });

  test.each(['payment_intent.created', 'something.brand_new', '__proto__', ''])(
    '[F22] an event of the type %j is answered and ignored',
    async (type) => {
      const { body } = await unheard();
      const before = await rows();
      const other = JSON.stringify({ ...JSON.parse(body), type });
      const response = await tell(other, sign(other));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ received: true });
      expect(await rows()).toEqual(before);
    },
  );

  test('[F06] an event of an expired session is checked with the provider: the session is paid', async () => {
    const { body, sessionId } = await unheard();
    const other = JSON.stringify({ ...JSON.parse(body), type: 'checkout.session.expired' });
    expect((await tell(other, sign(other))).status).toBe(200);
    expect(await findOrder(store.db, sessionId)).toMatchObject({ status: 'paid' });
  });

  test('[F18] an event over 1 MB is not read, signed or not', async () => {
    const before = await rows();
    const body = JSON.stringify({ id: 'evt_big', padding: 'x'.repeat(1024 * 1024) });
    await expectProblem(await tell(body, sign(body)), { status: 413 });
    expect(await rows()).toEqual(before);
  });

  test('a session that is paid in the event is read from the provider before it is recorded', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf());
    const session = store.provider.tables.sessions.get(checkoutSessionId)!.session;
    const before = await rows();
    const body = JSON.stringify({
      id: 'evt_too_early',
      object: 'event',
      type: 'checkout.session.completed',
      livemode: false,
      data: { object: { ...session, status: 'complete', payment_status: 'paid' } },
    });
    expect((await tell(body, sign(body))).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  test('a page of another site looks like the provider, so only the signature counts', async () => {
    const { sessionId, body } = await unheard();
    const request = delivery(body, sign(body));
    request.headers.set('origin', 'https://evil.example');
    request.headers.set('sec-fetch-site', 'cross-site');
    expect((await store.call(request)).status).toBe(200);
    expect(await findOrder(store.db, sessionId)).toMatchObject({ sessionId, status: 'paid' });
  });

  test('[F14] [P07] a database that is down, or hangs, is a 5xx within seconds; the next delivery is recorded', {
    tags: ['long'],
  }, async () => {
    const { sessionId, body } = await unheard();
    const mute = createServer(() => {}).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as { port: number };
    for (const url of [
      'postgres://postgres@127.0.0.1:1/postgres',
      `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    ]) {
      const broken = await openStore({
        database: database(),
        settings: { DATABASE_URL: url, STRIPE_API_URL: store.provider.url },
      });
      const before = performance.now();
      const response = await broken.call(delivery(body, sign(body)));
      expect(performance.now() - before).toBeLessThan(3_000);
      await expectProblem(response, { status: 500, code: 'internal_error' });
      expect(broken.log.join('\n')).not.toMatch(
        new RegExp(Object.values(SHOPPER).map(RegExp.escape).join('|')),
      );
      await broken.close();
    }
    mute.close();
    expect(await findOrder(store.db, sessionId)).toBeUndefined();
    expect((await tell(body, sign(body))).status).toBe(200);
    expect(await findOrder(store.db, sessionId)).toMatchObject({ status: 'paid' });
  });

  describe.runIf(isParallel)('concurrent deliveries', () => {
    test.runIf(hasTimers)(
      '[F15] a row that is locked for long: a 5xx before the provider’s timeout, no waiting query, others unaffected',
      { tags: ['long'] },
      async () => {
        const [stuck, free] = [await unheard(), await unheard()];
        const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const holding = inTransaction(store.db, async (queries) => {
          await queries.execute(
            sql`select id from checkout_attempt where session_id = ${stuck.sessionId} for update`,
          );
          locked.resolve();
          await held.promise;
        });
        // However the test ends, the row is free again.
        onTestFinished(() => held.resolve());
        await locked.promise;
        const before = performance.now();
        const waiting = tell(stuck.body, sign(stuck.body));
        expect((await tell(free.body, sign(free.body))).status).toBe(200);
        await expectProblem(await waiting, { status: 500 });
        expect(performance.now() - before).toBeLessThan(8_000);
        // The server cancels the statement by its own clock, perhaps a moment after the client gave up.
        const waitingQueries = async () =>
          (
            await store.db.execute(
              sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).rows;
        await expect.poll(waitingQueries, { timeout: 2_000 }).toEqual([]);
        held.resolve();
        await holding;
        expect((await tell(stuck.body, sign(stuck.body))).status).toBe(200);
        expect(await findOrder(store.db, stuck.sessionId)).toMatchObject({ status: 'paid' });
      },
    );

    test('[F26] with failing connections and new functions each time: no 2xx without its order, and no order twice', async () => {
      const heard = [await unheard(), await unheard(), await unheard(), await unheard()];
      const before = await rows();
      let breaks = 8;
      const breakLines = () =>
        retried(() =>
          store.db.execute(sql`
            select pg_terminate_backend(pid) from pg_stat_activity
            where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'`),
        );
      const deliverUntilTaken = async ({ body, sessionId }: { body: string; sessionId: string }) => {
        for (;;) {
          const telling = tell(body, sign(body));
          if (breaks-- > 0) await breakLines();
          const { status } = await telling;
          if (status !== 200) continue;
          const { rows: known } = await retried(() =>
            store.db.execute(sql`select id from "order" where session_id = ${sessionId}`),
          );
          expect(known).toHaveLength(1);
          return;
        }
      };
      await Promise.all(heard.map(deliverUntilTaken));
      expect(breaks).toBeLessThanOrEqual(4);
      const reopened = await openStore({
        database: database(),
        settings: { STRIPE_API_URL: store.provider.url },
      });
      try {
        for (const { body } of heard)
          expect((await reopened.call(delivery(body, sign(body)))).status).toBe(200);
      } finally {
        await reopened.close();
      }
      expect((await retried(rows)).orders).toBe(before.orders + heard.length);
    });
  });

  test.each<[string, (session: Record<string, unknown>) => void]>([
    ['names an order like a part of the language', (session) => (session.metadata = { order: '__proto__' })],
    [
      'has a region and a code that are none',
      (session) => Object.assign(session.metadata as object, { region: '\u202e<b>', payoutCode: '=1+1' }),
    ],
    [
      'has 10,000 characters',
      (session) => Object.assign(session.metadata as object, { more: 'x'.repeat(10_000) }),
    ],
    ['has none', (session) => (session.metadata = null)],
  ])(
    '[F17] a paid session whose metadata %s is its own attempt’s order, and delays no other',
    async (_what, spoil) => {
      const [poisoned, good] = [await unheard(), await unheard()];
      spoil(store.provider.tables.sessions.get(poisoned.sessionId)!.session as never);
      for (const { body, sessionId } of [poisoned, good]) {
        expect((await tell(body, sign(body))).status).toBe(200);
        expect(await findOrder(store.db, sessionId)).toMatchObject({ status: 'paid', region: 'GB' });
      }
    },
  );

  test('[F17] one that cannot be recorded fails each time with an alarm, and delays no other', async () => {
    const [poisoned, good] = [await unheard(), await unheard()];
    const { session } = store.provider.tables.sessions.get(poisoned.sessionId)!;
    session.currency = 'gbp\0';
    const before = await rows();
    for (let time = 0; time < 2; time += 1) {
      await expectProblem(await tell(poisoned.body, sign(poisoned.body)), { status: 500 });
      expect(store.log.slice(-2).join('\n')).toMatch(/"level":"error","event":"unexpected"/);
    }
    expect(await rows()).toEqual(before);
    expect((await tell(good.body, sign(good.body))).status).toBe(200);
    expect(await findOrder(store.db, good.sessionId)).toMatchObject({ status: 'paid' });
  });

  test.each([
    ['amount', { amount_total: 5195 }, /^paid 5195 instead of \d+$/],
    ['currency', { currency: 'usd' }, /^paid in usd instead of GBP$/],
  ])(
    '[F23] paid with another %s than requested it is held, with an alarm and a mail to its buyer',
    async (_what, change, reason) => {
      const { sessionId, body } = await unheard();
      Object.assign(store.provider.tables.sessions.get(sessionId)!.session, change);
      expect((await tell(body, sign(body))).status).toBe(200);
      const held = (await findOrder(store.db, sessionId))!;
      expect(held).toMatchObject({ status: 'held', heldReason: expect.stringMatching(reason) });
      expect(store.log.join('\n')).toContain(`"level":"error","event":"order_held","order":"${held.id}"`);
      const page = await store.call(new Request(`${SITE}/basket/success?session_id=${sessionId}`));
      expect(await page.text()).toContain('We are checking one detail of this order by hand');
    },
  );

  test('[P07] [P09] a database that refuses one row writes none, answers 5xx, and logs no personal data', async () => {
    const { sessionId, body } = await unheard();
    const before = await rows();
    await store.db.execute('alter table "order_line" rename to "order_line_away"');
    try {
      await expectProblem(await tell(body, sign(body)), { status: 500 });
    } finally {
      await store.db.execute('alter table "order_line_away" rename to "order_line"');
    }
    expect(await rows()).toEqual(before);
    await store.db.execute('alter table "order" rename to "order_away"');
    try {
      await expectProblem(await tell(body, sign(body)), { status: 500 });
    } finally {
      await store.db.execute('alter table "order_away" rename to "order"');
    }
    const logged = store.log.join('\n');
    expect(logged).toContain('"event":"unexpected"');
    for (const secret of Object.values(SHOPPER)) expect(logged).not.toContain(secret);
    expect((await tell(body, sign(body))).status).toBe(200);
    expect(await findOrder(store.db, sessionId)).toMatchObject({ status: 'paid' });
  });

  test('[P07] a provider that is down is a 5xx, and the next delivery is recorded', async () => {
    const { sessionId, body } = await unheard();
    const cut = await openStore({ database: database(), apiUrl: () => 'http://127.0.0.1:1' });
    await expectProblem(await cut.call(delivery(body, sign(body))), {
      status: 503,
      code: 'payment_unavailable',
    });
    await cut.close();
    expect(await findOrder(store.db, sessionId)).toBeUndefined();
    expect((await tell(body, sign(body))).status).toBe(200);
    expect(await findOrder(store.db, sessionId)).toMatchObject({ status: 'paid' });
  });
});
