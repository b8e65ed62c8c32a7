import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pledge } from '#functions/db/schema/fundings.ts';
import { order, refund } from '#functions/db/schema/orders.ts';
import { productionJob } from '#functions/db/schema/production.ts';
import { dispatchOrder, releaseOrder } from '#functions/orders/change-order.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { refundOrder } from '#functions/orders/refund-order.ts';
import { LOCAL_STRIPE_KEY } from '#sandbox/payments/keys.ts';
import { refundedByLine } from '#src/core/orders/refunds.ts';
import { withDatabases } from '../helpers/databases.ts';
import { EBOOK, grantsOf } from '../helpers/digital.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

withDatabases('after an order is paid, on', (database) => {
  let store: TestStore;
  let stripe: Stripe;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    const { hostname, port } = new URL(store.provider.url);
    stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
  });
  afterAll(() => store?.close());

  const bought = async (body = basketOf()) => {
    const { checkoutSessionId } = await checkOut(store, body, newKey());
    await store.provider.actions.pay(checkoutSessionId);
    return (await findOrder(store.db, checkoutSessionId))!;
  };
  const services = () => ({ db: store.db, stripe });
  const statusOf = async (id: string) => {
    const [row] = await store.db.select().from(order).where(eq(order.id, id));
    return row?.status;
  };
  const pledgeOf = (rewardId: string) =>
    bought({ intent: 'Funding', storeRegion: 'GB', pledge: { fundingId: 'fold', rewardId } });
  const totals = async () => {
    const response = await store.call(new Request(`${SITE}/api/fundings/fold`));
    return (await response.json()) as {
      raised: number;
      backers: number;
      rewards: { _id: string; left?: number }[];
    };
  };

  test('[F24] all of it is given back by a command, once, however often it is given', async () => {
    const paid = await bought();
    const now = new Date();
    expect(await refundOrder(paid.id, {}, services(), now)).toEqual({ amount: paid.total, currency: 'GBP' });
    expect(await statusOf(paid.id)).toBe('refunded');
    await expect(refundOrder(paid.id, {}, services(), now)).rejects.toThrow(/given back already/);
    expect(await store.db.select().from(refund).where(eq(refund.orderId, paid.id))).toMatchObject([
      { amount: paid.total, state: 'succeeded' },
    ]);
  });

  test('[F24] two operators who give back the same at once give it back once', async () => {
    const paid = await bought();
    // None is answered before all have asked: what is asked for after an answer is another refund.
    store.provider.faults.add({ operation: 'refunds.create', kind: 'slow', ms: 400, times: 3 });
    await Promise.allSettled(
      [1, 2, 3].map(() => refundOrder(paid.id, { amount: 500 }, services(), new Date())),
    );
    expect(await findOrder(store.db, paid.sessionId)).toMatchObject({
      refunded: 500,
      status: 'part_refunded',
    });
  });

  test('part of it is given back by lines, and no more than was paid for them', async () => {
    const paid = await bought(
      basketOf({
        items: [item('a-slow-loaf', 'hardback', 2), item('a-slow-loaf', 'ebook')],
        couponCode: 'FIRSTSUPPER',
      }),
    );
    const [first] = paid.lines;
    const worth = first!.unitAmount * first!.quantity - first!.discount!;
    expect(first!.discount).toBeGreaterThan(0);
    expect(await refundOrder(paid.id, { lines: [1] }, services(), new Date())).toMatchObject({
      amount: worth,
    });
    expect(await store.db.select().from(refund).where(eq(refund.orderId, paid.id))).toMatchObject([
      { amount: worth, lines: [{ position: 0, amount: worth }] },
    ]);
    await expect(refundOrder(paid.id, { lines: [3] }, services(), new Date())).rejects.toThrow(/no line 3/);
    await expect(refundOrder(paid.id, { amount: paid.total }, services(), new Date())).rejects.toThrow(
      /between 1 and/,
    );
    for (const amount of [0, -1, 0.5, Number.NaN])
      await expect(refundOrder(paid.id, { amount }, services(), new Date())).rejects.toThrow();
  });

  test('[F24] a refund that the bank sends back counts as not given', async () => {
    const paid = await bought();
    const { id } = store.provider.actions.refund(paid.sessionId, { amount: 700 });
    await expect.poll(async () => (await findOrder(store.db, paid.sessionId))?.refunded).toBe(700);
    store.provider.actions.settleRefund(id, false);
    await expect.poll(async () => (await findOrder(store.db, paid.sessionId))?.refunded).toBe(0);
    expect(await statusOf(paid.id)).toBe('paid');
  });

  test('[F24] a dispute stands on the order until it is decided', async () => {
    const [won, lost] = [await bought(), await bought()];
    const disputes = [won, lost].map(({ sessionId }) => store.provider.actions.openDispute(sessionId));
    await expect.poll(() => statusOf(lost.id)).toBe('disputed');
    await expect(dispatchOrder(store.db, lost.id, { now: new Date() })).rejects.toThrow(/disputed/);
    store.provider.actions.closeDispute(disputes[0]!.id, true);
    store.provider.actions.closeDispute(disputes[1]!.id, false);
    await expect.poll(() => statusOf(won.id)).toBe('paid');
    expect(await statusOf(lost.id)).toBe('disputed');
  });

  test('[F24] a dispute that is won lets be made and fetched what was kept; after a warning, files wait for a person', async () => {
    const book = basketOf({
      items: [item('a-slow-loaf', 'hardback'), item(EBOOK.productId, EBOOK.formatId)],
    });
    const [kept, warned] = [await bought(book), await bought(book)];
    const whatOf = async ({ id }: { id: string }) => ({
      isMade: (await store.db.select().from(productionJob).where(eq(productionJob.orderId, id)))[0]?.status,
      files: (await grantsOf(store, id)).map(({ revokedAt }) => (revokedAt ? 'revoked' : 'free')),
    });
    store.provider.actions.raiseFraudWarning(warned.sessionId);
    const disputes = [kept, warned].map(({ sessionId }) => store.provider.actions.openDispute(sessionId));
    for (const paid of [kept, warned]) {
      await expect.poll(() => statusOf(paid.id)).toBe('disputed');
      expect(await whatOf(paid)).toEqual({ isMade: 'cancelled', files: ['revoked', 'revoked'] });
    }
    for (const { id } of disputes) store.provider.actions.closeDispute(id, true);
    await store.provider.webhooks.idle();
    expect(await whatOf(kept)).toEqual({ isMade: 'new', files: ['free', 'free'] });
    expect(await whatOf(warned)).toEqual({ isMade: 'new', files: ['revoked', 'revoked'] });
  });

  test('[F24] a warning of fraud holds what has not been sent until a person lets it go', async () => {
    const paid = await bought();
    store.provider.actions.raiseFraudWarning(paid.sessionId);
    await expect.poll(() => statusOf(paid.id)).toBe('held');
    await expect(dispatchOrder(store.db, paid.id, { now: new Date() })).rejects.toThrow(/held/);
    await releaseOrder(store.db, paid.id, new Date());
    await dispatchOrder(store.db, paid.id, { tracking: 'RM123', now: new Date() });
    expect(await statusOf(paid.id)).toBe('fulfilled');
    await expect(dispatchOrder(store.db, paid.id, { now: new Date() })).rejects.toThrow();
    await expect(releaseOrder(store.db, paid.id, new Date())).rejects.toThrow(/is not held/);
    await expect(releaseOrder(store.db, 'F-NOBODY', new Date())).rejects.toThrow(/no order/);
  });

  test('[F24] held and given back in part, it is not sent before a person lets it go', async () => {
    const paid = await bought();
    store.provider.actions.raiseFraudWarning(paid.sessionId);
    await expect.poll(() => statusOf(paid.id)).toBe('held');
    await refundOrder(paid.id, { amount: 100 }, services(), new Date());
    await expect(dispatchOrder(store.db, paid.id, { now: new Date() })).rejects.toThrow(/is held/);
    await releaseOrder(store.db, paid.id, new Date());
    await dispatchOrder(store.db, paid.id, { now: new Date() });
  });

  test('[F24] a refunded pledge counts for nothing and gives its place back; half of it counts half', async () => {
    const before = await totals();
    const whole = await pledgeOf('paperback');
    const half = await pledgeOf('paperback');
    const both = await totals();
    expect(both.backers).toBe(before.backers + 2);
    await refundOrder(whole.id, {}, services(), new Date());
    await refundOrder(half.id, { amount: half.total / 2 }, services(), new Date());
    const after = await totals();
    expect(after.backers).toBe(before.backers + 1);
    const each = (both.raised - before.raised) / 2;
    expect(after.raised).toBe(before.raised + each - Math.floor(each / 2));
    expect(await store.db.select().from(pledge).where(eq(pledge.orderId, whole.id))).toMatchObject([
      { refundedGoalAmount: each },
    ]);
    const limited = await pledgeOf('evening-at-the-board');
    const leftOf = async () =>
      (await totals()).rewards.find(({ _id }) => _id === 'evening-at-the-board')!.left!;
    const left = await leftOf();
    await refundOrder(limited.id, {}, services(), new Date());
    expect(await leftOf()).toBe(left + 1);
  });

  test('[P20] whatever is told of refunds and disputes, in whatever order and however often, comes to the same', async () => {
    const paid = await bought();
    store.provider.actions.refund(paid.sessionId, { amount: 300 });
    store.provider.actions.refund(paid.sessionId, { amount: 200 });
    const { id } = store.provider.actions.openDispute(paid.sessionId);
    store.provider.actions.closeDispute(id, false);
    await expect.poll(() => statusOf(paid.id)).toBe('disputed');
    const told = store.webhooks.filter(({ body }) => /"charge\.|"refund\./.test(body)).slice(-8);
    for (const { url, ...init } of [...told.toReversed(), ...told])
      expect((await store.call(new Request(url, { method: 'POST', ...init }))).status).toBe(200);
    expect(await findOrder(store.db, paid.sessionId)).toMatchObject({ refunded: 500, status: 'disputed' });
  });
});

describe('what of each line was given back', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  test('is never more than was paid for it, and all of it once everything was given back', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 8 }),
        amount,
        amount,
        fc.array(amount, { maxLength: 5 }),
        (lines, shipping, tax, given) => {
          const total = lines.reduce((sum, line) => sum + line, 0) + shipping + tax;
          let left = total;
          const refunds = given.map((one) => {
            const amount = Math.min(one, left);
            left -= amount;
            return { amount, lines: [] };
          });
          const back = refundedByLine({ lines, shipping, tax }, refunds);
          for (const [at, one] of back.entries()) {
            expect(one).toBeGreaterThanOrEqual(0);
            expect(one).toBeLessThanOrEqual(lines[at]!);
          }
          const all = refundedByLine({ lines, shipping, tax }, [...refunds, { amount: left, lines: [] }]);
          expect(all).toEqual(lines);
        },
      ),
    );
  });
});
