import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { foreignPayment, order, refund, unrecordedPayment, watermark } from '#functions/db/schema/orders.ts';
import { fulfil } from '#functions/orders/fulfil.ts';
import { FINAL_AFTER_MS } from '#functions/reconciliation/margins.ts';
import { reconcile } from '#functions/reconciliation/reconcile.ts';
import type { RecordedRequest } from '#sandbox/payments/api/recorder.ts';
import { LOCAL_STRIPE_KEY } from '#sandbox/payments/keys.ts';
import { storeNow } from '#src/lib/clock.ts';
import { withDatabases } from '../helpers/databases.ts';
import { digitalBasket, grantsOf } from '../helpers/digital.ts';
import { listOrders } from '../helpers/orders.ts';
import { basketOf, checkOut, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

withDatabases('[P13] a payment that nobody told the store of, on', (database) => {
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
  /** The store's clock and the provider's: they are one. */
  const after = (days: number) => {
    process.env.STORE_CLOCK = `+${days * 24}h`;
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
  const look = (hasTime = () => true) => reconcile({ db: store.db, stripe }, storeNow(), { hasTime });
  const lists = () => store.provider.requests.filter(({ operation }) => operation === 'sessions.list').length;
  const stateOf = async (session: string) => {
    const [row] = await store.db.select().from(checkoutAttempt).where(eq(checkoutAttempt.sessionId, session));
    return row?.state;
  };

  test('[F08] is an order after one run, and a second run changes nothing', async () => {
    const sessions = [await paid(), await paid(), await paid()];
    await checkOut(store, basketOf());
    const debit = await paid({ method: 'bacs_debit' });
    expect(await look()).toEqual({ recorded: 3, failed: 0, isWhole: true });
    expect((await recorded()).sort()).toEqual(sessions.sort());
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

  test.each([
    [4, 2],
    [45, 7],
  ])('[F09] is found after %d days without a webhook', async (days, start) => {
    after(start);
    const session = await paid();
    after(start + days);
    expect(await look()).toMatchObject({ recorded: 1, failed: 0 });
    expect(await recorded()).toContain(session);
    expect(await look()).toEqual({ recorded: 0, failed: 0, isWhole: true });
  });

  test('is found by runs that are cut short again and again: each goes on where the one before stopped', async () => {
    const sessions: string[] = [];
    for (let day = 60; day < 66; day += 1) {
      after(day);
      sessions.push(await paid());
    }
    after(70);
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
    // Nothing is read twice but what may still be paid.
    expect(lists() - before).toBeLessThanOrEqual(2);
  });

  test('[F120] is left to the next run when the time is up in the middle of a page', async () => {
    after(75);
    await look();
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

  test('that is none of the store’s is noted for a person, once, and is no order', async () => {
    after(80);
    const session = await paid();
    const record = store.provider.tables.sessions.get(session)!;
    await store.db
      .update(checkoutAttempt)
      .set({ sessionId: `${session}x` })
      .where(eq(checkoutAttempt.sessionId, session));
    // It bears the number of an attempt that has a session of its own.
    expect(await look()).toMatchObject({ recorded: 0, failed: 0 });
    expect(await recorded()).not.toContain(session);
    const noted = await store.db.select().from(foreignPayment);
    expect(noted).toMatchObject([
      { sessionId: session, amount: record.session.amount_total, currency: 'GBP' },
    ]);
    expect(await look()).toEqual({ recorded: 0, failed: 0, isWhole: true });
    expect(await store.db.select().from(foreignPayment)).toHaveLength(1);
  });

  test('[F17] and that cannot be read holds up no other, raises an alarm, and is tried again', async () => {
    after(90);
    const [bad, good] = [await paid(), await paid()];
    const record = store.provider.tables.sessions.get(bad)!;
    const { currency } = record.session;
    record.session.currency = 'gbp\0';
    expect(await look()).toEqual({ recorded: 1, failed: 1, isWhole: true });
    expect(await recorded()).toContain(good);
    expect(store.log.join('\n')).toContain(`"event":"order_not_caught_up","session":"${bad}"`);
    after(91);
    expect(await look()).toMatchObject({ failed: 1 });
    expect(await store.db.select().from(unrecordedPayment)).toMatchObject([{ sessionId: bad, tries: 2 }]);
    record.session.currency = currency;
    after(99);
    expect(await look()).toEqual({ recorded: 1, failed: 0, isWhole: true });
    expect(await store.db.select().from(unrecordedPayment)).toEqual([]);
  });

  test('[F24] given back or disputed while nobody listened, it is followed', async () => {
    after(110);
    const [whole, part, disputed] = [await paid(), await paid(), await paid()];
    await look();
    after(112);
    store.provider.actions.refund(whole);
    store.provider.actions.refund(part, { amount: 100 });
    const { id } = store.provider.actions.openDispute(disputed);
    await look();
    const states = async () => {
      const rows = await store.db.select().from(order);
      return [whole, part, disputed].map((session) => rows.find((row) => row.sessionId === session)?.status);
    };
    expect(await states()).toEqual(['refunded', 'part_refunded', 'disputed']);
    store.provider.actions.closeDispute(id, true);
    after(150);
    await look();
    expect(await states()).toEqual(['refunded', 'part_refunded', 'paid']);
    expect(await store.db.select().from(refund)).toHaveLength(2);
  });

  test('[F24] its dispute won and all of it given back between two looks, its files stay closed', async () => {
    after(160);
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

  test('[F24] given back, and sent back by the bank days after that was seen, it counts as not given', async () => {
    after(170);
    const session = await paid();
    const { id } = store.provider.actions.refund(session);
    await look();
    after(172);
    await look();
    const row = async () => (await store.db.select().from(order).where(eq(order.sessionId, session)))[0]!;
    const refunded = async () => (await row()).refunded;
    expect(await refunded()).toBe((await row()).total);
    store.provider.actions.settleRefund(id, false);
    after(173);
    await look();
    expect(await refunded()).toBe(0);
  });

  test('not paid within its time, an attempt is closed without a call', async () => {
    after(200);
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    after(201);
    const asked = () => store.provider.requests.filter(({ path }) => path.includes(checkoutSessionId)).length;
    const before = asked();
    await look();
    expect(await stateOf(checkoutSessionId)).toBe('expired');
    expect(asked()).toBe(before);
  });

  test('[F10] runs and webhooks that meet at the same payments record each once', async () => {
    after(205);
    const sessions = await Promise.all(Array.from({ length: 12 }, () => paid()));
    const before = (await recorded()).length;
    const { db, close } = openDatabase(database().url, { connections: 10 });
    const meet = (session: string) => fulfil(session, { db, stripe }, storeNow());
    const done = await Promise.all([
      ...sessions.flatMap((session) => [meet(session), meet(session)]),
      reconcile({ db, stripe }, storeNow(), { hasTime: () => true }),
      look(),
    ]);
    await close();
    const all = await recorded();
    expect(all.length - before).toBe(12);
    expect(new Set(all).size).toBe(all.length);
    const won = done.filter((one) => one === 'recorded').length;
    const found = done.flatMap((one) => (typeof one === 'object' ? [one.recorded] : []));
    expect(won + found.reduce((sum, count) => sum + count, 0)).toBe(12);
  });

  test('[F11] five runs at once record it once', async () => {
    after(210);
    const session = await paid();
    await Promise.all(Array.from({ length: 5 }, () => look()));
    expect((await recorded()).filter((one) => one === session)).toHaveLength(1);
  });

  test('is found by the platform’s own call, which says so, and which fails where the list cannot be read', async () => {
    after(220);
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
