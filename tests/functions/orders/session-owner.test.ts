import { eq } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { foreignPayment } from '#functions/db/schema/provider.ts';
import { newOrderId } from '#functions/orders/order-id.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { syncSession } from '#functions/orders/sync-session.ts';
import { withDatabases } from '../helpers/databases.ts';
import { delivery, sign } from '../helpers/deliveries.ts';
import { sendMails } from '../helpers/mails.ts';
import { basketOf, checkOut, lastSession, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

withDatabases('[CHK-08] whose a session is, on', (database) => {
  let store: TestStore;
  let stripe: Stripe;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    const { hostname, port } = new URL(store.provider.url);
    stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
  });
  afterAll(() => store?.close());

  const recordOf = (session: string) => store.provider.tables.sessions.get(session)!;
  const orderOf = async (session: string) =>
    (await store.db.select().from(order).where(eq(order.sessionId, session)))[0];
  const notedOf = async (session: string) =>
    (await store.db.select().from(foreignPayment).where(eq(foreignPayment.sessionId, session)))[0];
  /** A session that another user of the account created, with any content. */
  const made = async (more: Partial<Stripe.Checkout.SessionCreateParams>) => {
    const { id } = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'gbp', unit_amount: 990, product_data: { name: 'A bell' } } },
      ],
      success_url: 'https://bells.example/thanks',
      ...more,
    });
    return id;
  };
  const pay = async (session: string) => {
    await store.provider.actions.pay(session);
    await store.provider.webhooks.idle();
  };
  /** Pays without any event to the store. */
  const payUnheard = async (session: string) => {
    store.provider.tables.endpoints.clear();
    await store.provider.actions.pay(session);
    store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
  };
  /** The calls to the provider during `work`. */
  const callsIn = async (work: () => Promise<unknown>) => {
    const before = store.provider.requests.length;
    await work();
    return store.provider.requests.slice(before).map(({ operation }) => operation);
  };
  const forget = (session: string) =>
    store.db.delete(checkoutAttempt).where(eq(checkoutAttempt.sessionId, session));

  test('one that looks like ours without the signature is no order, and its buyer gets no mail', async () => {
    // Sends the mails of the other tests first.
    await sendMails(store);
    const number = newOrderId();
    const looks: Stripe.MetadataParam[] = [
      { order: number, region: 'GB' },
      { order: number, region: 'GB', signature: 'A'.repeat(43) },
      { order: number, region: 'GB', signature: '' },
    ];
    for (const metadata of looks) {
      const session = await made({ client_reference_id: number, metadata });
      expect(await callsIn(() => pay(session))).toEqual([]);
      expect(await orderOf(session)).toBeUndefined();
      expect(await notedOf(session)).toMatchObject({
        reason: 'has an order number and no signature of this store',
        amount: 990,
        currency: 'GBP',
      });
    }
    const before = store.mail.inbox.list().length;
    await sendMails(store);
    expect(store.mail.inbox.list()).toHaveLength(before);
  });

  test('a payment of another shop that is too large for our column is noted without its amount', async () => {
    const session = await made({ metadata: { order: newOrderId(), region: 'GB' } });
    // Some currencies allow it: an amount in Indonesian rupiah.
    await payUnheard(session);
    recordOf(session).session.amount_total = 3_000_000_000;
    await store.run('reconcile');
    expect(await notedOf(session)).toMatchObject({ amount: null, currency: 'GBP' });
    const largest = await made({ metadata: { order: newOrderId(), region: 'GB' } });
    await payUnheard(largest);
    recordOf(largest).session.amount_total = 2_147_483_647;
    expect(await syncSession(largest, { db: store.db, stripe }, new Date())).toBe('foreign');
    expect(await notedOf(largest)).toMatchObject({ amount: 2_147_483_647 });
  });

  test('a free session of another shop, which has no payment, is noted', async () => {
    const price_data = { currency: 'gbp', unit_amount: 0, product_data: { name: 'A sample' } };
    const session = await made({
      line_items: [{ quantity: 1, price_data }],
      metadata: { order: newOrderId(), region: 'GB' },
    });
    await pay(session);
    expect(await notedOf(session)).toMatchObject({ amount: 0, paymentId: null });
  });

  test('a signature is valid for its own session only: copied to another it is invalid, with or without our record', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    const { client_reference_id, metadata, expires_at } = lastSession(store);
    const copy = { client_reference_id, metadata } as Stripe.Checkout.SessionCreateParams;
    const [early, late] = [await made(copy), await made({ ...copy, expires_at })];
    await pay(early);
    await forget(checkoutSessionId);
    await pay(late);
    for (const session of [early, late]) {
      expect(await orderOf(session)).toBeUndefined();
      expect(await notedOf(session)).toMatchObject({
        reason: 'has an order number and no signature of this store',
        amount: 990,
        currency: 'GBP',
      });
    }
    await pay(checkoutSessionId);
    expect(await orderOf(checkoutSessionId)).toMatchObject({ status: 'held' });
  });

  test('an exact copy of one with an order is recorded as foreign, with its number', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    await pay(checkoutSessionId);
    await store.db.delete(checkoutAttempt).where(eq(checkoutAttempt.sessionId, checkoutSessionId));
    const { session } = recordOf(checkoutSessionId);
    const copy = await made({});
    await payUnheard(copy);
    Object.assign(recordOf(copy).session, {
      client_reference_id: session.client_reference_id,
      metadata: session.metadata,
      amount_total: session.amount_total,
      expires_at: session.expires_at,
    });
    await store.run('reconcile');
    expect(await orderOf(copy)).toBeUndefined();
    expect(await notedOf(copy)).toMatchObject({ reason: expect.stringContaining('of another payment') });
  });

  test.each<[string, (session: Stripe.Checkout.Session) => unknown]>([
    ['another total', (session) => (session.amount_total = 1)],
    ['another currency', (session) => (session.currency = 'eur')],
    ['another end', (session) => (session.expires_at += 1)],
    ['another region', (session) => (session.metadata!.region = 'US')],
    ['another intent', (session) => (session.metadata!.intent = 'Funding')],
    ['another payout code', (session) => (session.metadata!.payoutCode = 'sunday-letter')],
    ['no payout code', (session) => delete session.metadata!.payoutCode],
    ['another store', (session) => (session.metadata!.store = 'found-elsewhere')],
    ['another number', (session) => (session.client_reference_id = newOrderId())],
    ['another mode', (session) => (session.mode = 'subscription')],
  ])('without our record: with %s than was signed it is not ours', async (_what, change) => {
    const { checkoutSessionId } = await checkOut(store, basketOf({ payoutCode: 'ines-tins' }), newKey());
    await forget(checkoutSessionId);
    await payUnheard(checkoutSessionId);
    const { session } = recordOf(checkoutSessionId);
    session.metadata = { ...session.metadata };
    change(session);
    await store.run('reconcile');
    expect(await orderOf(checkoutSessionId)).toBeUndefined();
  });

  test('without our record, one with a valid signature is a held order, with the signed data', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf({ payoutCode: 'ines-tins' }), newKey());
    await forget(checkoutSessionId);
    await pay(checkoutSessionId);
    expect(await orderOf(checkoutSessionId)).toMatchObject({
      status: 'held',
      heldReason: 'no checkout attempt matches this payment',
      payoutCode: 'ines-tins',
    });
  });

  test('without our record, its lines have their discounts', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf({ couponCode: 'TWOFORTEA' }), newKey());
    await forget(checkoutSessionId);
    await pay(checkoutSessionId);
    const found = await findOrder(store.db, checkoutSessionId);
    expect(found).toMatchObject({ status: 'held' });
    const given = found!.lines.map(({ discount = 0 }) => discount);
    expect(found!.discount).toBeGreaterThan(0);
    expect(given.reduce((sum, discount) => sum + discount, 0)).toBe(found!.discount);
  });

  test.each<[string, (session: string) => unknown]>([
    ['is still open', () => {}],
    ['has run out', (session) => store.provider.actions.expire(session)],
    ['waits for a bank', (session) => store.provider.actions.pay(session, { method: 'bacs_debit' })],
  ])(
    'without our record, one that was signed and %s is recognized and changes nothing',
    async (_how, end) => {
      const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
      await forget(checkoutSessionId);
      const written = async () => [
        await orderOf(checkoutSessionId),
        await notedOf(checkoutSessionId),
        await store.db.$count(checkoutAttempt),
        await store.db.$count(outbox),
      ];
      const before = await written();
      const lines = store.log.length;
      await end(checkoutSessionId);
      await store.provider.webhooks.idle();
      expect(await syncSession(checkoutSessionId, { db: store.db, stripe }, new Date())).toBe('known');
      expect(await written()).toEqual(before);
      expect(store.log.slice(lines).join()).not.toContain('"level":"error"');
    },
  );

  test('of an attempt without a known session, it is the signed one and no other', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    const mine = eq(checkoutAttempt.sessionId, checkoutSessionId);
    const [attempt] = await store.db.select().from(checkoutAttempt).where(mine);
    await store.db.update(checkoutAttempt).set({ sessionId: null }).where(mine);
    const stranger = await made({
      client_reference_id: attempt!.id,
      metadata: { order: attempt!.id, region: 'GB' },
    });
    await pay(stranger);
    expect(await orderOf(stranger)).toBeUndefined();
    await pay(checkoutSessionId);
    expect(await orderOf(checkoutSessionId)).toMatchObject({ id: attempt!.id, status: 'paid' });
  });

  test('one from before signatures were introduced is ours if it has an attempt', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    const { session } = recordOf(checkoutSessionId);
    const { signature: _, ...metadata } = session.metadata!;
    session.metadata = metadata;
    await pay(checkoutSessionId);
    expect(await orderOf(checkoutSessionId)).toMatchObject({ status: 'paid' });
  });

  test('recorded as foreign by mistake, it is no longer foreign once it is an order', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    const mine = eq(checkoutAttempt.sessionId, checkoutSessionId);
    await store.db.update(checkoutAttempt).set({ sessionId: 'cs_test_other' }).where(mine);
    await pay(checkoutSessionId);
    expect(await notedOf(checkoutSessionId)).toMatchObject({
      reason: `has the order number ${recordOf(checkoutSessionId).session.client_reference_id} of another payment`,
    });
    await store.db
      .update(checkoutAttempt)
      .set({ sessionId: checkoutSessionId })
      .where(eq(checkoutAttempt.sessionId, 'cs_test_other'));
    await store.run('reconcile');
    expect(await orderOf(checkoutSessionId)).toMatchObject({ status: 'paid' });
    expect(await notedOf(checkoutSessionId)).toBeUndefined();
  });

  test('events of foreign payments cost no call, or one if the store has not seen the payment', async () => {
    const session = await made({});
    expect(await callsIn(() => pay(session))).toEqual([]);
    const refunded = async () => {
      store.provider.actions.refund(session, { amount: 1 });
      store.provider.actions.raiseFraudWarning(session);
      await store.provider.webhooks.idle();
    };
    expect(await callsIn(refunded)).toEqual([]);
    await store.db.delete(foreignPayment).where(eq(foreignPayment.sessionId, session));
    const event = {
      id: 'evt_of_others',
      object: 'event',
      type: 'charge.refunded',
      livemode: false,
      data: { object: { id: 'ch_1', payment_intent: recordOf(session).session.payment_intent } },
    };
    const body = JSON.stringify(event);
    expect(await callsIn(() => store.call(delivery(body, sign(body))))).toEqual(['sessions.list']);
    expect(await callsIn(() => store.call(delivery(body, sign(body))))).toEqual([]);
  });
});

test('[CHK-08] the attempt’s payout code counts, also if it has none', async () => {
  const store = await openStore();
  const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
  const { session } = store.provider.tables.sessions.get(checkoutSessionId)!;
  session.metadata = { ...session.metadata, payoutCode: 'sunday-letter' };
  await store.provider.actions.pay(checkoutSessionId);
  await store.provider.webhooks.idle();
  const [recorded] = await store.db.select().from(order);
  expect(recorded).toMatchObject({ status: 'paid', payoutCode: null });
  await store.close();
});
