import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { paceOf } from '#functions/reconciliation/pace.ts';
import { paymentsReport } from '#functions/reconciliation/payments-report.ts';
import { READS_PER_SECOND, reconcile } from '#functions/reconciliation/reconcile.ts';
import { LOCAL_STRIPE_KEY } from '#sandbox/payments/keys.ts';
import { daysLater, storeNow } from '#src/lib/clock.ts';
import { periodOf } from '../../../scripts/lib/period.ts';
import { reportText } from '../../../scripts/lib/reconcile-text.ts';
import { withDatabases } from '../helpers/databases.ts';
import { basketOf, checkOut, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

withDatabases('[P13] the report of payments and orders, on', (database) => {
  let store: TestStore;
  let stripe: Stripe;
  beforeAll(async () => {
    store = await openStore({ database: database(), hasWebhook: false });
    const { hostname, port } = new URL(store.provider.url);
    stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
  });
  afterAll(() => store?.close());

  const paid = async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    await store.provider.actions.pay(checkoutSessionId);
    return checkoutSessionId;
  };
  const look = () => reconcile({ db: store.db, stripe }, storeNow(), { hasTime: () => true });
  const report = () =>
    paymentsReport(
      { db: store.db, stripe, pace: paceOf(READS_PER_SECOND) },
      { from: daysLater(storeNow(), -1), to: daysLater(storeNow(), 1) },
    );

  test('[P13] names nothing while every payment has its order', async () => {
    await paid();
    await look();
    const found = await report();
    expect(found).toEqual({ payments: 1, orders: 1, others: 0, withoutOrder: [], withoutPayment: [] });
    expect(reportText(found)).toContain('Every payment has its order');
  });

  test('[P13] names a payment without an order, an order without a payment, and money that went back unseen', async () => {
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

    const found = await report();
    expect(found.withoutOrder.map(({ sessionId, why }) => [sessionId, why.split(':')[0]])).toEqual([
      [fresh, 'not recorded yet'],
      [foreign, 'none of the store’s'],
    ]);
    expect(found.withoutPayment).toEqual([
      expect.objectContaining({ sessionId: refunded, why: 'given back 100, the order says 0' }),
      { orderId: 'F-PLANTED', sessionId: 'cs_test_nobody', why: 'the provider knows no such payment' },
    ]);
    const text = reportText(found);
    for (const named of [foreign, fresh, refunded, 'F-PLANTED']) expect(text).toContain(named);
    expect(text).not.toContain(good);

    await look();
    const after = await report();
    expect(after.withoutOrder.map(({ sessionId }) => sessionId)).toEqual([foreign]);
    expect(after.withoutPayment.map(({ orderId }) => orderId)).toEqual(['F-PLANTED']);
  });

  test('[P13] names a dispute that was won and missed, whatever its charge says; a look then finds it', async () => {
    const sessionId = await paid();
    await look();
    const { actions, tables } = store.provider;
    actions.closeDispute(actions.openDispute(sessionId).id, true);
    for (const charge of tables.charges.values()) charge.disputed = false;
    const why = 'disputed, and the order does not say so';
    expect((await report()).withoutPayment).toContainEqual(expect.objectContaining({ sessionId, why }));
    await look();
    expect((await report()).withoutPayment).not.toContainEqual(expect.objectContaining({ sessionId }));
    const [row] = await store.db.select().from(order).where(eq(order.sessionId, sessionId));
    expect(row).toMatchObject({ dispute: 'won', status: 'paid' });
  });
});

test('[P13] a period has a first day before its last', () => {
  const [from, to] = [new Date('2027-01-01T00:00:00Z'), new Date('2027-02-01T00:00:00Z')];
  expect(periodOf({ from, to })).toEqual({ from, to });
  for (const wrong of [
    { from: to, to: from },
    { from, to: from },
  ])
    expect(() => periodOf(wrong)).toThrow('--to is the day after');
});
