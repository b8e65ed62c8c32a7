import { eq, like } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { unrecordedPayment } from '#functions/db/schema/provider.ts';
import { cardsOf } from '#functions/gift-cards/issue.ts';
import { newOrderId } from '#functions/orders/order-id.ts';
import { paymentsReport } from '#functions/orders/reconciliation/payments-report.ts';
import { reconcile } from '#functions/orders/reconciliation/reconcile.ts';
import { periodOf } from '#scripts/lib/period.ts';
import { reportText } from '#scripts/lib/reconcile-text.ts';
import { daysLater } from '#src/core/dates.ts';
import { storeNow } from '#src/lib/clock.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { cardBasket } from '#tests/functions/helpers/gift-cards.ts';
import { basketOf, checkOut, newKey } from '#tests/functions/helpers/requests.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

/** The stand-in for the provider needs no pauses between calls. */
const pace = async () => {};

withDatabases('[P13] the report of payments and orders, on', (database) => {
  let store: TestStore;
  let stripe: Stripe;
  beforeAll(async () => {
    store = await openStore({ database: database(), hasWebhook: false });
    const { hostname, port } = new URL(store.provider.url);
    stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
  });
  afterAll(() => store?.close());
  const clockBefore = process.env.STORE_CLOCK;
  let days = 0;
  // Each test is days later than the one before, so that its report has its own payments only.
  beforeEach(() => {
    days += 10;
    process.env.STORE_CLOCK = `+${days}d`;
  });
  afterEach(() => {
    if (clockBefore === undefined) delete process.env.STORE_CLOCK;
    else process.env.STORE_CLOCK = clockBefore;
  });

  const paid = async (
    basket = basketOf(),
    payment: Parameters<typeof store.provider.actions.pay>[1] = {},
  ) => {
    const { checkoutSessionId } = await checkOut(store, basket, newKey());
    await store.provider.actions.pay(checkoutSessionId, payment);
    return checkoutSessionId;
  };
  const look = () => reconcile({ db: store.db, stripe }, storeNow(), { hasTime: () => true, pace });
  const report = () =>
    paymentsReport(
      { db: store.db, stripe, pace },
      { from: daysLater(storeNow(), -1), to: daysLater(storeNow(), 1) },
    );

  test('[P13] lists nothing while every payment has its order', async () => {
    await paid();
    await look();
    const found = await report();
    expect(found).toEqual({ payments: 1, orders: 1, others: 0, withoutOrder: [], withoutPayment: [] });
    expect(reportText(found)).toContain('Every payment has an order');
  });

  test('[P13] lists a payment without an order, an order without a payment, and an unknown refund', async () => {
    const [foreign, good, refunded] = [await paid(), await paid(), await paid()];
    await store.db
      .update(checkoutAttempt)
      .set({ sessionId: `${foreign}x` })
      .where(eq(checkoutAttempt.sessionId, foreign));
    await look();
    const [copied] = await store.db.select().from(order).where(eq(order.sessionId, good));
    const { status: _generated, ...row } = copied!;
    await store.db
      .insert(order)
      .values({ ...row, id: 'F-PLANTED', sessionId: 'cs_test_nobody', paymentId: null });
    store.provider.actions.refund(refunded, { amount: 100 });
    const fresh = await paid();
    const broken = await paid();
    const triedAt = storeNow();
    await store.db
      .insert(unrecordedPayment)
      .values({ sessionId: broken, tries: 3, reason: 'TypeError', triedAt });

    const found = await report();
    expect(found.withoutOrder.find(({ sessionId }) => sessionId === broken)?.why).toBe(
      'could not be recorded, tried 3 times: TypeError',
    );
    expect(found.withoutOrder.map(({ currency }) => currency)).toEqual(['GBP', 'GBP', 'GBP']);
    expect(found.withoutOrder.map(({ sessionId, why }) => [sessionId, why.split(':')[0]])).toEqual([
      [broken, 'could not be recorded, tried 3 times'],
      [fresh, 'not recorded yet'],
      [foreign, 'not from this store'],
    ]);
    expect(found.withoutPayment).toEqual([
      expect.objectContaining({ sessionId: refunded, why: 'refunded 100, the order says 0' }),
      { orderId: 'F-PLANTED', sessionId: 'cs_test_nobody', why: 'the payment provider has no such payment' },
    ]);
    const text = reportText(found);
    for (const named of [foreign, fresh, refunded, 'F-PLANTED']) expect(text).toContain(named);
    expect(text).not.toContain(good);

    await look();
    const after = await report();
    expect(after.withoutOrder.map(({ sessionId }) => sessionId)).toEqual([foreign]);
    expect(after.withoutPayment.map(({ orderId }) => orderId)).toEqual(['F-PLANTED']);
  });

  test('[P13] compares an order of a delayed payment in the period in which it was recorded', async () => {
    const debit = await paid(basketOf(), { method: 'bacs_debit' });
    days += 4;
    process.env.STORE_CLOCK = `+${days}d`;
    store.provider.actions.settle(debit, true);
    await look();
    expect(await report()).toEqual({
      payments: 0,
      orders: 1,
      others: 0,
      withoutOrder: [],
      withoutPayment: [],
    });
  });

  test('[P13] lists an order whose session was never paid', async () => {
    const good = await paid();
    await look();
    const [copied] = await store.db.select().from(order).where(eq(order.sessionId, good));
    const { checkoutSessionId: open } = await checkOut(store, basketOf(), newKey());
    const { status: _generated, ...row } = copied!;
    const id = `F-UNPAID-${days}`;
    await store.db.insert(order).values({ ...row, id, sessionId: open, paymentId: null });
    expect((await report()).withoutPayment).toEqual([
      { orderId: id, sessionId: open, why: 'not paid: open, unpaid' },
    ]);
  });

  test('[P13] lists an order whose amount or currency is not what was paid', async () => {
    const [cheaper, other] = [await paid(), await paid()];
    await look();
    const change = (session: string, amount: number, currency: string) =>
      Object.assign(store.provider.tables.sessions.get(session)!.session, { amount_total: amount, currency });
    const { total } = (await store.db.select().from(order).where(eq(order.sessionId, cheaper)))[0]!;
    change(cheaper, total - 1, 'gbp');
    change(other, total, 'eur');
    const found = (await report()).withoutPayment.map(({ sessionId, why }) => [sessionId, why]);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual([cheaper, `paid ${total - 1} GBP, the order says ${total} GBP`]);
    expect(found).toContainEqual([other, `paid ${total} EUR, the order says ${total} GBP`]);
  });

  test('[P13] counts a payment that names another store as one of others', async () => {
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'gbp', unit_amount: 990, product_data: { name: 'A bell' } } },
      ],
      success_url: 'https://bells.example/thanks',
      client_reference_id: newOrderId(),
      metadata: { order: newOrderId(), store: 'found-elsewhere', region: 'GB' },
    });
    await store.provider.actions.pay(session.id);
    expect(await report()).toMatchObject({ payments: 1, others: 1, withoutOrder: [] });
  });

  test('[P13] reads more orders and disputes than a page has', async () => {
    const good = await paid();
    await look();
    const [copied] = await store.db.select().from(order).where(eq(order.sessionId, good));
    const { status: _generated, ...row } = copied!;
    const planted = Array.from({ length: 501 }, (_, at) => ({
      ...row,
      id: `F-MANY-${days}-${at}`,
      sessionId: `cs_test_many${days}_${at}`,
      paymentId: null,
    }));
    await store.db.insert(order).values(planted);
    const { actions, tables } = store.provider;
    const { id } = actions.openDispute(good);
    const dispute = tables.disputes.get(id)!;
    // The newest come first, so that the one of the order is on the second page.
    for (let at = 0; at < 100; at += 1) {
      const other = { ...dispute, id: `du_other${days}_${at}`, payment_intent: `pi_other${at}` };
      tables.disputes.set(other.id, other);
    }
    for (const charge of tables.charges.values()) charge.disputed = false;
    const found = await paymentsReport(
      { db: store.db, stripe, pace },
      { from: daysLater(storeNow(), -1), to: daysLater(storeNow(), 1) },
    );
    expect(found.orders).toBe(502);
    expect(found.withoutPayment).toHaveLength(502);
    expect(found.withoutPayment).toContainEqual(
      expect.objectContaining({ sessionId: good, why: 'disputed, but the order is not' }),
    );
    // Or each later run would read them all again.
    await store.db.delete(order).where(like(order.id, 'F-MANY-%'));
    for (const id of [...tables.disputes.keys()].filter((id) => id.startsWith('du_other')))
      tables.disputes.delete(id);
  });

  test('[P13] takes no order for one without a payment because the provider fails', async () => {
    const good = await paid();
    await look();
    const [copied] = await store.db.select().from(order).where(eq(order.sessionId, good));
    const { status: _generated, ...row } = copied!;
    await store.db
      .insert(order)
      .values({ ...row, id: `F-UNREAD-${days}`, sessionId: 'cs_test_unread', paymentId: null });
    store.provider.faults.add({ operation: 'sessions.retrieve', kind: 'status', status: 429, times: 1 });
    await expect(report()).rejects.toMatchObject({ statusCode: 429 });
    expect((await report()).withoutPayment).toEqual([
      expect.objectContaining({
        sessionId: 'cs_test_unread',
        why: 'the payment provider has no such payment',
      }),
    ]);
  });

  test('[P13] does not compare an order that a gift card paid in full', async () => {
    const card = await paid(cardBasket('card-100'));
    await look();
    const [bought] = await store.db.select().from(order).where(eq(order.sessionId, card));
    const [{ code } = { code: '' }] = await cardsOf(store.db, bought!.id);
    const session = await paid(basketOf({ giftCardCode: code }));
    await look();
    const [covered] = await store.db.select().from(order).where(eq(order.sessionId, session));
    expect(covered).toMatchObject({ paymentId: null, giftCardAmount: covered!.total });
    expect(await report()).toMatchObject({ payments: 2, orders: 2, withoutOrder: [], withoutPayment: [] });
  });

  test('[P13] lists a won dispute that the store missed, for any state of its charge; reconciliation then finds it', async () => {
    const sessionId = await paid();
    await look();
    const { actions, tables } = store.provider;
    actions.closeDispute(actions.openDispute(sessionId).id, true);
    for (const charge of tables.charges.values()) charge.disputed = false;
    const why = 'disputed, but the order is not';
    expect((await report()).withoutPayment).toContainEqual(expect.objectContaining({ sessionId, why }));
    await look();
    expect((await report()).withoutPayment).not.toContainEqual(expect.objectContaining({ sessionId }));
    const [row] = await store.db.select().from(order).where(eq(order.sessionId, sessionId));
    expect(row).toMatchObject({ dispute: 'won', status: 'paid' });
  });
});

test('[P13] needs a period whose first day is before its last', () => {
  const [from, to] = [new Date('2027-01-01T00:00:00Z'), new Date('2027-02-01T00:00:00Z')];
  expect(periodOf({ from, to })).toEqual({ from, to });
  for (const wrong of [
    { from: to, to: from },
    { from, to: from },
  ])
    expect(() => periodOf(wrong)).toThrow('--to is the day after');
});
