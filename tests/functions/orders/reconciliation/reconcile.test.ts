import { eq, inArray } from 'drizzle-orm';
import type { RecordedRequest } from 'payment-sandbox';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import {
  earlyFraudWarning,
  foreignPayment,
  unrecordedPayment,
  watermark,
} from '#functions/db/schema/provider.ts';
import { refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { cardsOf } from '#functions/gift-cards/issue.ts';
import { newOrderId } from '#functions/orders/order-id.ts';
import { FINAL_AFTER_MS } from '#functions/orders/reconciliation/margins.ts';
import { reconcile } from '#functions/orders/reconciliation/reconcile.ts';
import { syncSession } from '#functions/orders/sync-session.ts';
import { storeNow } from '#src/lib/clock.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { digitalBasket, grantsOf } from '#tests/functions/helpers/digital.ts';
import { cardBasket } from '#tests/functions/helpers/gift-cards.ts';
import { listOrders } from '#tests/functions/helpers/orders.ts';
import { basketOf, checkOut, checkoutPost, item, newKey } from '#tests/functions/helpers/requests.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

withDatabases('[P13] a payment without a webhook, on', (database) => {
  let store: TestStore;
  let stripe: Stripe;
  let gate: (request: RecordedRequest) => Promise<void> = async () => {};
  beforeAll(async () => {
    store = await openStore({
      database: database(),
      hasWebhook: false,
      provider: { gate: (request) => gate(request) },
    });
    const { hostname, port } = new URL(store.provider.url);
    stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
  });
  afterAll(() => store?.close());
  const clockBefore = process.env.STORE_CLOCK;
  afterEach(() => {
    gate = async () => {};
    if (clockBefore === undefined) delete process.env.STORE_CLOCK;
    else process.env.STORE_CLOCK = clockBefore;
  });
  let today = 0;
  /** Moves the store's clock and the provider's, which are the same. A run never reads a day again. */
  const pass = (days: number) => {
    today += days;
    process.env.STORE_CLOCK = `+${today}d`;
  };

  const paid = async (
    payment: Parameters<typeof store.provider.actions.pay>[1] = {},
    basket = basketOf(),
  ) => {
    const { checkoutSessionId } = await checkOut(store, basket, newKey());
    await store.provider.actions.pay(checkoutSessionId, payment);
    return checkoutSessionId;
  };
  const recorded = async () => (await listOrders(store.db)).map(({ sessionId }) => sessionId);
  /** The orders that existed when the test began. */
  let known: string[];
  const recordedHere = async () => (await recorded()).filter((session) => !known.includes(session));
  const look = (hasTime = () => true) =>
    reconcile({ db: store.db, stripe }, storeNow(), { hasTime, pace: async () => {} });
  const lists = () => store.provider.requests.filter(({ operation }) => operation === 'sessions.list').length;
  /** The sessions that were read by id, one by one, since that request. */
  const asked = (before: number) =>
    store.provider.requests
      .slice(before)
      .filter(({ operation }) => operation === 'sessions.retrieve')
      .map(({ path }) => path.split('/').at(-1)!.split('?')[0]!);
  const stateOf = async (session: string) => {
    const [row] = await store.db.select().from(checkoutAttempt).where(eq(checkoutAttempt.sessionId, session));
    return row?.state;
  };
  // A run reads what other tests have left, days before a test begins.
  beforeEach(async () => {
    pass(3);
    await look();
    known = await recorded();
    pass(3);
  });

  test('[F08] is an order after one run, and a second run changes nothing', async () => {
    const sessions = [await paid(), await paid(), await paid()];
    await checkOut(store, basketOf());
    const debit = await paid({ method: 'bacs_debit' });
    expect(await look()).toEqual({ recorded: 3, failed: 0, isWhole: true });
    expect((await recordedHere()).sort()).toEqual(sessions.sort());
    expect(await stateOf(debit)).toBe('processing');
    expect(await look()).toEqual({ recorded: 0, failed: 0, isWhole: true });
    store.provider.actions.settle(debit, true);
    expect(await look()).toMatchObject({ recorded: 1 });
    expect(await recorded()).toContain(debit);
    const failed = await paid({ method: 'bacs_debit' });
    store.provider.actions.settle(failed, false);
    await look();
    expect(await stateOf(failed)).toBe('failed');
  });

  test.each([4, 45])('[F09] is found after %d days without a webhook', async (days) => {
    const session = await paid();
    pass(days);
    expect(await look()).toMatchObject({ recorded: 1, failed: 0 });
    expect(await recorded()).toContain(session);
    expect(await look()).toEqual({ recorded: 0, failed: 0, isWhole: true });
  });

  test('is found by runs that are repeatedly cut short: each continues where the last one stopped', async () => {
    const sessions: string[] = [];
    for (let day = 0; day < 6; day += 1) {
      sessions.push(await paid());
      pass(1);
    }
    pass(4);
    let runs = 0;
    let isWhole = false;
    while (!isWhole && runs < 40) {
      let calls = 3;
      ({ isWhole } = await look(() => calls-- > 0));
      runs += 1;
    }
    expect(runs).toBeGreaterThan(2);
    expect(await recorded()).toEqual(expect.arrayContaining(sessions));
    const [place] = await store.db.select().from(watermark).where(eq(watermark.name, 'sessions'));
    expect(storeNow().getTime() - place!.reached.getTime()).toBeLessThan(FINAL_AFTER_MS + 5 * 60_000);
    const before = lists();
    await look();
    // Only sessions that may still be paid are read twice.
    expect(lists() - before).toBeLessThanOrEqual(2);
  });

  test('is left to the next run, without a call, when there is no time', async () => {
    await paid();
    const before = store.provider.requests.length;
    expect(await look(() => false)).toEqual({ recorded: 0, failed: 0, isWhole: false });
    expect(store.provider.requests.slice(before)).toEqual([]);
    expect(await recordedHere()).toEqual([]);
  });

  test('[F120] is left to the next run when the time is up within a page', async () => {
    const sessions: string[] = [];
    while (sessions.length < 9) sessions.push(await paid());
    const before = store.log.length;
    const isFirst = () => !store.log.slice(before).some((line) => line.includes('order_caught_up'));
    const first = await look(isFirst);
    expect(first.isWhole).toBe(false);
    expect(first.recorded).toBeGreaterThan(0);
    expect(first.recorded).toBeLessThan(9);
    expect(await look()).toEqual({ recorded: 9 - first.recorded, failed: 0, isWhole: true });
    expect(await recorded()).toEqual(expect.arrayContaining(sessions));
  });

  test('that is not the store’s is recorded for review once, and is no order', async () => {
    const session = await paid();
    const record = store.provider.tables.sessions.get(session)!;
    await store.db
      .update(checkoutAttempt)
      .set({ sessionId: `${session}x` })
      .where(eq(checkoutAttempt.sessionId, session));
    // It has the number of an attempt with another session.
    expect(await look()).toMatchObject({ recorded: 0, failed: 0 });
    expect(await recorded()).not.toContain(session);
    const noted = () => store.db.select().from(foreignPayment).where(eq(foreignPayment.sessionId, session));
    expect(await noted()).toMatchObject([{ amount: record.session.amount_total, currency: 'GBP' }]);
    expect(await look()).toEqual({ recorded: 0, failed: 0, isWhole: true });
    expect(await noted()).toHaveLength(1);
  });

  test('[F17] that cannot be read delays no other, raises an alarm, and is retried', async () => {
    const [bad, good] = [await paid(), await paid()];
    const record = store.provider.tables.sessions.get(bad)!;
    const { currency } = record.session;
    record.session.currency = 'gbp\0';
    expect(await look()).toEqual({ recorded: 1, failed: 1, isWhole: true });
    expect(await recorded()).toContain(good);
    expect(store.log.join('\n')).toContain(`"event":"order_not_caught_up","session":"${bad}"`);
    pass(1);
    expect(await look()).toMatchObject({ failed: 1 });
    expect(await store.db.select().from(unrecordedPayment)).toMatchObject([{ sessionId: bad, tries: 2 }]);
    record.session.currency = currency;
    pass(8);
    expect(await look()).toEqual({ recorded: 1, failed: 0, isWhole: true });
    expect(await store.db.select().from(unrecordedPayment)).toEqual([]);
  });

  test('[F24] refunded or disputed without an event, it is followed', async () => {
    const [whole, part, disputed] = [await paid(), await paid(), await paid()];
    await look();
    pass(2);
    store.provider.actions.refund(whole);
    store.provider.actions.refund(part, { amount: 100 });
    const { id } = store.provider.actions.openDispute(disputed);
    await look();
    const states = async () => {
      const rows = await store.db.select().from(order);
      return [whole, part, disputed].map((session) => rows.find((row) => row.sessionId === session)?.status);
    };
    expect(await states()).toEqual(['refunded', 'part_refunded', 'disputed']);
    const before = store.provider.requests.length;
    await look();
    // What is known is not read again. The dispute is, because it is open.
    const again = asked(before).filter((session) => [whole, part, disputed].includes(session));
    expect(again).toEqual([disputed]);
    store.provider.actions.closeDispute(id, true);
    pass(38);
    await look();
    expect(await states()).toEqual(['refunded', 'part_refunded', 'paid']);
    const refunded = await store.db
      .select()
      .from(refund)
      .innerJoin(order, eq(order.id, refund.orderId))
      .where(inArray(order.sessionId, [whole, part, disputed]));
    expect(refunded).toHaveLength(2);
  });

  test('made with a gift card alone, it is an order without a call for its session', async () => {
    await paid({}, cardBasket('card-100'));
    await look();
    const [bought] = await listOrders(store.db);
    const [{ code } = { code: '' }] = await cardsOf(store.db, bought!.id);
    const covered = await paid({}, basketOf({ giftCardCode: code }));
    const before = store.provider.requests.length;
    expect(await look()).toEqual({ recorded: 1, failed: 0, isWhole: true });
    expect(asked(before)).not.toContain(covered);
    expect((await listOrders(store.db))[0]).toMatchObject({ sessionId: covered, paymentId: null });
  });

  test('[F24] with its dispute won and everything refunded between two runs, its files stay revoked', async () => {
    const session = await paid({}, digitalBasket());
    const { id } = store.provider.actions.openDispute(session);
    await look();
    store.provider.actions.closeDispute(id, true);
    store.provider.actions.refund(session);
    await look();
    const found = (await store.db.select().from(order).where(eq(order.sessionId, session)))[0]!;
    expect(found).toMatchObject({ refunded: found.total, dispute: 'won' });
    const grants = await grantsOf(store, found.id);
    expect(grants.map(({ revokedAt }) => revokedAt !== null)).toEqual([true, true]);
  });

  test('[F24] whose refund fails days after it was seen counts as not refunded', async () => {
    const session = await paid();
    const { id } = store.provider.actions.refund(session);
    await look();
    pass(2);
    await look();
    const row = async () => (await store.db.select().from(order).where(eq(order.sessionId, session)))[0]!;
    const refunded = async () => (await row()).refunded;
    expect(await refunded()).toBe((await row()).total);
    store.provider.actions.settleRefund(id, false);
    pass(1);
    await look();
    expect(await refunded()).toBe(0);
  });

  test('[F05] by a debit that is settled after the lists are past it, is asked for by itself', async () => {
    const debit = await paid({ method: 'bacs_debit' });
    await look();
    pass(4);
    await look();
    store.provider.actions.settle(debit, true);
    const before = store.provider.requests.length;
    expect(await look()).toMatchObject({ recorded: 1 });
    expect(asked(before)).toEqual([debit]);
    expect(await recordedHere()).toContain(debit);
  });

  test('[F24] with a fraud warning, it is held; one that was recorded before does not hide it', async () => {
    const [first, second] = [await paid(), await paid()];
    await look();
    const warnedAt = async (session: string) =>
      (await store.db.select().from(order).where(eq(order.sessionId, session)))[0]!.fraudWarningAt;
    const { actions } = store.provider;
    actions.raiseFraudWarning(first);
    await look();
    expect(await warnedAt(first)).not.toBeNull();
    actions.raiseFraudWarning(second);
    await look();
    expect(await warnedAt(second)).not.toBeNull();
  });

  test.each([
    ['that says nothing', {}],
    ['that looks like ours', { metadata: { order: newOrderId(), region: 'GB' } }],
    ['with a name', { metadata: { order: newOrderId(), store: 'found-elsewhere', region: 'GB' } }],
  ])('[F24] with a fraud warning, but of another shop %s, leaves nothing', async (_what, more) => {
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'gbp', unit_amount: 990, product_data: { name: 'A bell' } } },
      ],
      success_url: 'https://bells.example/thanks',
      ...more,
    });
    await store.provider.actions.pay(session.id);
    store.provider.actions.raiseFraudWarning(session.id);
    const before = await store.db.$count(earlyFraudWarning);
    await look();
    expect(await store.db.$count(earlyFraudWarning)).toBe(before);
  });

  test('[F07] not paid in time, its attempt gives its stock back', async () => {
    // Two of three.
    const aprons = basketOf({ items: [item('market-apron', 'long-undyed', 2)] });
    const { checkoutSessionId } = await checkOut(store, aprons, newKey());
    expect((await store.call(checkoutPost(aprons, newKey()))).status).not.toBe(200);
    pass(1);
    await look();
    expect(await stateOf(checkoutSessionId)).toBe('expired');
    await checkOut(store, aprons, newKey());
  });

  test('not paid in time, its attempt is closed without a call', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    pass(1);
    const asked = () => store.provider.requests.filter(({ path }) => path.includes(checkoutSessionId)).length;
    const before = asked();
    await look();
    expect(await stateOf(checkoutSessionId)).toBe('expired');
    expect(asked()).toBe(before);
  });

  test('[F10] is recorded once if runs and webhooks meet', async () => {
    const sessions = await Promise.all(Array.from({ length: 12 }, () => paid()));
    const { db, close } = openDatabase(database().url, { connections: 10 });
    const meet = (session: string) => syncSession(session, { db, stripe }, storeNow());
    const done = await Promise.all([
      ...sessions.flatMap((session) => [meet(session), meet(session)]),
      reconcile({ db, stripe }, storeNow(), { hasTime: () => true, pace: async () => {} }),
      look(),
    ]);
    await close();
    const all = await recordedHere();
    expect(all).toHaveLength(12);
    expect(new Set(all)).toEqual(new Set(sessions));
    const won = done.filter((one) => one === 'recorded').length;
    const found = done.flatMap((one) => (typeof one === 'object' ? [one.recorded] : []));
    expect(won + found.reduce((sum, count) => sum + count, 0)).toBe(12);
  });

  test('[F11] is recorded once by five runs at once', async () => {
    const session = await paid();
    await Promise.all(Array.from({ length: 5 }, () => look()));
    expect((await recorded()).filter((one) => one === session)).toHaveLength(1);
  });

  test('is found by the platform’s own call, which reports it, and which fails if the list cannot be read', async () => {
    const session = await paid();
    const response = await store.run('reconcile');
    expect(response.status).toBe(204);
    expect(await recorded()).toContain(session);
    expect(store.log.at(-2)).toContain(`"event":"order_caught_up","session":"${session}"`);
    expect(store.log.at(-1)).toMatch(/"event":"reconcile","recorded":1,"failed":0,"isWhole":true\}$/);
    gate = async ({ operation }) => {
      if (operation === 'sessions.list') throw new Error('a bad hour');
    };
    expect((await store.run('reconcile')).status).toBe(500);
  });
});
