import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { foreignPayment, order } from '#functions/db/schema/orders.ts';
import { newOrderId } from '#functions/orders/order-id.ts';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from '#sandbox/payments/keys.ts';
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
  /** A session that somebody else on the account has made, with whatever they put into it. */
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
  /** Pays, and no event of it reaches the store. */
  const payUnheard = async (session: string) => {
    store.provider.tables.endpoints.clear();
    await store.provider.actions.pay(session);
    store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
  };
  /** Calls of the provider while `work` is done. */
  const callsIn = async (work: () => Promise<unknown>) => {
    const before = store.provider.requests.length;
    await work();
    return store.provider.requests.slice(before).map(({ operation }) => operation);
  };
  const forget = (session: string) =>
    store.db.delete(checkoutAttempt).where(eq(checkoutAttempt.sessionId, session));

  test('one that looks like ours in everything but the signature is no order, and its buyer gets no mail', async () => {
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

  test('a signature is good for its own session: copied to another it is none, before and after our record is lost', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    const { client_reference_id, metadata, expires_at } = lastSession(store);
    const copy = { client_reference_id, metadata } as Stripe.Checkout.SessionCreateParams;
    const [early, late] = [await made(copy), await made({ ...copy, expires_at })];
    await pay(early);
    await forget(checkoutSessionId);
    await pay(late);
    for (const session of [early, late]) {
      expect(await orderOf(session)).toBeUndefined();
      expect(await notedOf(session)).toBeDefined();
    }
    await pay(checkoutSessionId);
    expect(await orderOf(checkoutSessionId)).toMatchObject({ status: 'held' });
  });

  test('an exact copy of one whose order is known is noted by its number', async () => {
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
  ])('when our record is lost: with %s than was signed it is not ours', async (_what, change) => {
    const { checkoutSessionId } = await checkOut(store, basketOf({ payoutCode: 'ines-tins' }), newKey());
    await forget(checkoutSessionId);
    await payUnheard(checkoutSessionId);
    const { session } = recordOf(checkoutSessionId);
    session.metadata = { ...session.metadata };
    change(session);
    await store.run('reconcile');
    expect(await orderOf(checkoutSessionId)).toBeUndefined();
  });

  test('when our record is lost, one that was signed is an order that is held, with what was signed', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf({ payoutCode: 'ines-tins' }), newKey());
    await forget(checkoutSessionId);
    await pay(checkoutSessionId);
    expect(await orderOf(checkoutSessionId)).toMatchObject({
      status: 'held',
      heldReason: 'no attempt of ours is known for this session',
      payoutCode: 'ines-tins',
    });
  });

  test('of an attempt whose session is not known yet, it is the one that was signed, and no other', async () => {
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

  test('one from before there were signatures is ours by its attempt', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    const { session } = recordOf(checkoutSessionId);
    const { signature: _, ...metadata } = session.metadata!;
    session.metadata = metadata;
    await pay(checkoutSessionId);
    expect(await orderOf(checkoutSessionId)).toMatchObject({ status: 'paid' });
  });

  test('noted as not ours by mistake, it is noted no more once it is an order', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    const mine = eq(checkoutAttempt.sessionId, checkoutSessionId);
    await store.db.update(checkoutAttempt).set({ sessionId: 'cs_test_other' }).where(mine);
    await pay(checkoutSessionId);
    expect(await notedOf(checkoutSessionId)).toBeDefined();
    await store.db
      .update(checkoutAttempt)
      .set({ sessionId: checkoutSessionId })
      .where(eq(checkoutAttempt.sessionId, 'cs_test_other'));
    await store.run('reconcile');
    expect(await orderOf(checkoutSessionId)).toMatchObject({ status: 'paid' });
    expect(await notedOf(checkoutSessionId)).toBeUndefined();
  });

  test('what happens to a payment of others costs no call, or one where nobody has told of it', async () => {
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

test('[CHK-08] the code of an attempt counts, also where it has none', async () => {
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
