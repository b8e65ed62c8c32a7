import { eq, sql } from 'drizzle-orm';
import type { Webhook } from 'payment-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { foreignPayment } from '#functions/db/schema/provider.ts';
import { dispute, refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { listOrders } from '../helpers/orders.ts';
import { basketOf, checkOut, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

/** Two stores with this software on one account; the second uses the provider of the first. */
async function openTwo(settings: readonly [Record<string, string>, Record<string, string>]) {
  const stores: TestStore[] = [];
  /** False: events are held back, as if all were lost. */
  const line = { isOpen: true };
  const tell = async (store: TestStore, { url, ...init }: Webhook) =>
    (await store.call(new Request(url, { method: 'POST', ...init }))).status;
  const sender = async (webhook: Webhook) => {
    if (!line.isOpen) return 200;
    // Sends the event to both endpoints.
    return Math.max(...(await Promise.all(stores.map((store) => tell(store, webhook)))));
  };
  stores.push(await openStore({ settings: settings[0], provider: { sender } }));
  const [one] = stores as [TestStore];
  // A store reads its settings when it first needs them.
  await checkOut(one, basketOf(), newKey());
  stores.push(await openStore({ settings: settings[1], apiUrl: () => one.provider.url }));
  const [, two] = stores as [TestStore, TestStore];
  await checkOut(two, basketOf(), newKey());
  return { one, two, line, provider: one.provider };
}

const ONE = { LINK_SECRET: 'the-secret-of-the-first-of-two-shops', STORE_ALIAS: 'found-uk' };
const TWO = { LINK_SECRET: 'the-secret-of-the-second-of-two-shops', STORE_ALIAS: 'found-us' };

describe.each([
  ['two names and two secrets', ONE, TWO, 0],
  ['one name and two secrets', ONE, { ...TWO, STORE_ALIAS: ONE.STORE_ALIAS }, 1],
  ['two names and one secret', ONE, { ...TWO, LINK_SECRET: ONE.LINK_SECRET }, 1],
])('[CHK-08] two shops on one account, with %s:', (_what, first, second, noted) => {
  let shops: Awaited<ReturnType<typeof openTwo>>;
  beforeAll(async () => {
    shops = await openTwo([first, second]);
  });
  afterAll(async () => {
    await shops?.two.close();
    await shops?.one.close();
  });
  beforeEach(async () => {
    shops.line.isOpen = true;
    for (const { db } of [shops.one, shops.two])
      await db.execute(sql`truncate ${order}, ${outbox}, ${foreignPayment} cascade`);
  });

  const paid = async (store: TestStore) => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    await shops.provider.actions.pay(checkoutSessionId);
    await shops.provider.webhooks.idle();
    return checkoutSessionId;
  };
  const sessionsOf = async (store: TestStore) =>
    (await listOrders(store.db)).map(({ sessionId }) => sessionId);
  const mailsAbout = async (store: TestStore) =>
    (await store.db.select().from(outbox)).map(({ payload }) => payload.orderId).filter(Boolean);
  const foreignOf = async (store: TestStore) =>
    (await store.db.select().from(foreignPayment)).map(({ sessionId }) => sessionId);

  test('each has its own orders and mails, also with the events of the other', async () => {
    const { one, two } = shops;
    const [first, second] = [await paid(one), await paid(two)];
    expect(await sessionsOf(one)).toEqual([first]);
    expect(await sessionsOf(two)).toEqual([second]);
    for (const store of [one, two]) {
      const [own] = await listOrders(store.db);
      expect(own?.status).toBe('paid');
      expect(new Set(await mailsAbout(store))).toEqual(new Set([own?.id]));
    }
    expect(await foreignOf(one)).toEqual(noted ? [second] : []);
    expect(await foreignOf(two)).toEqual(noted ? [first] : []);
  });

  test('refunds, disputes and warnings are handled by the shop that owns the payment', async () => {
    const { one, two, provider } = shops;
    const session = await paid(one);
    provider.actions.refund(session, { amount: 100 });
    provider.actions.raiseFraudWarning(session);
    provider.actions.openDispute(session);
    await provider.webhooks.idle();
    const [own] = await one.db.select().from(order).where(eq(order.sessionId, session));
    expect(own).toMatchObject({ refunded: 100, dispute: 'open', fraudWarningAt: expect.any(Date) });
    for (const table of [refund, dispute]) {
      expect(await one.db.select().from(table)).toHaveLength(1);
      expect(await two.db.select().from(table)).toEqual([]);
    }
    expect((await listOrders(two.db)).every((each) => each.status === 'paid')).toBe(true);
  });

  test('without any event, reconciliation finds each shop’s own payments', async () => {
    const { one, two, line, provider } = shops;
    line.isOpen = false;
    const [first, second] = [await paid(one), await paid(two)];
    provider.actions.refund(second, { amount: 200 });
    for (const store of [one, two]) expect((await store.run('reconcile')).status).toBe(204);
    expect(await sessionsOf(one)).toContain(first);
    expect(await sessionsOf(one)).not.toContain(second);
    expect(await sessionsOf(two)).toContain(second);
    expect(await sessionsOf(two)).not.toContain(first);
    const [refunded] = await two.db.select().from(order).where(eq(order.sessionId, second));
    expect(refunded?.refunded).toBe(200);
  });

  test('a restored backup without attempts brings back a shop’s own payments and no others', async () => {
    const { one, two, line } = shops;
    line.isOpen = false;
    const [first, second] = [await paid(one), await paid(two)];
    for (const store of [one, two])
      for (const session of [first, second])
        await store.db.delete(checkoutAttempt).where(eq(checkoutAttempt.sessionId, session));
    for (const store of [one, two]) await store.run('reconcile');
    const found = async (store: TestStore, session: string) =>
      (await store.db.select().from(order).where(eq(order.sessionId, session)))[0];
    expect(await found(one, first)).toMatchObject({ status: 'held', region: 'GB' });
    expect(await found(two, second)).toMatchObject({ status: 'held', region: 'GB' });
    expect(await found(one, second)).toBeUndefined();
    expect(await found(two, first)).toBeUndefined();
  });
});
