import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { downloadGrant } from '#functions/db/schema/downloads.ts';
import { pledge } from '#functions/db/schema/fundings.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { commission } from '#functions/db/schema/payouts.ts';
import { productionJob } from '#functions/db/schema/production.ts';
import { refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { handleEvent } from '#functions/orders/handle-event.ts';
import { orderDetails } from '#functions/orders/order-details.ts';
import { findOrder, orderPages } from '#functions/orders/read-orders.ts';
import { refundOrder } from '#functions/orders/refunds/refund-order.ts';
import { dispatchOrder, releaseOrder } from '#functions/orders/release-and-dispatch.ts';
import { withDatabases } from '../helpers/databases.ts';
import { EBOOK, grantsOf } from '../helpers/digital.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

withDatabases('after an order is paid, on', (database, { name }) => {
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

  test('lines are refunded, and no more than was paid for them', async () => {
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
      /At most 12\.95 GBP/,
    );
    for (const amount of [0, -1, 0.5, Number.NaN])
      await expect(refundOrder(paid.id, { amount }, services(), new Date())).rejects.toThrow();
  });

  test('[F24] a failed refund counts as not refunded', async () => {
    const paid = await bought();
    const { id } = store.provider.actions.refund(paid.sessionId, { amount: 700 });
    await store.provider.webhooks.idle();
    expect((await findOrder(store.db, paid.sessionId))?.refunded).toBe(700);
    store.provider.actions.settleRefund(id, false);
    await store.provider.webhooks.idle();
    expect((await findOrder(store.db, paid.sessionId))?.refunded).toBe(0);
    expect(await statusOf(paid.id)).toBe('paid');
    const { mails } = (await orderDetails(store.db, paid.id))!;
    expect(mails.map(({ kind }) => kind)).toContain('returned-refund');
  });

  test('[F24] a dispute is on the order until it is decided', async () => {
    const [won, lost] = [await bought(), await bought()];
    const disputes = [won, lost].map(({ sessionId }) => store.provider.actions.openDispute(sessionId));
    await store.provider.webhooks.idle();
    expect(await statusOf(lost.id)).toBe('disputed');
    await expect(dispatchOrder(store.db, lost.id, { now: new Date() })).rejects.toThrow(/disputed/);
    store.provider.actions.closeDispute(disputes[0]!.id, true);
    store.provider.actions.closeDispute(disputes[1]!.id, false);
    await store.provider.webhooks.idle();
    expect(await statusOf(won.id)).toBe('paid');
    expect(await statusOf(lost.id)).toBe('disputed');
  });

  test('[F24] a won dispute releases production and files; after a warning, both wait for a review', async () => {
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
    expect(await whatOf(warned)).toEqual({ isMade: 'cancelled', files: ['revoked', 'revoked'] });
    await releaseOrder(store.db, warned.id, new Date());
    expect(await whatOf(warned)).toEqual({ isMade: 'new', files: ['free', 'free'] });
  });

  test('the backer of a dispatched reward gets its tracking number, and no request for a review', async () => {
    const paid = await bought({
      intent: 'Funding',
      storeRegion: 'GB',
      pledge: { fundingId: 'fold', rewardId: 'paperback' },
    });
    await store.db.update(order).set({ pledgeWonAt: new Date() }).where(eq(order.id, paid.id));
    await dispatchOrder(store.db, paid.id, { tracking: 'RM123', now: new Date() });
    const rows = await store.db
      .select({ kind: outbox.kind })
      .from(outbox)
      .where(sql`${outbox.payload} ->> 'orderId' = ${paid.id}`);
    const kinds = rows.map(({ kind }) => kind);
    expect(kinds).toContain('dispatch');
    expect(kinds).not.toContain('review-invitation');
  });

  test('an order that does not exist is not dispatched, in a sentence', async () => {
    await expect(dispatchOrder(store.db, 'F-NOBODY', { now: new Date() })).rejects.toThrow(
      'There is no order F-NOBODY.',
    );
  });

  test('an order without an email address is dispatched without a mail', async () => {
    const paid = await bought();
    await store.db.update(order).set({ shippingEmail: null }).where(eq(order.id, paid.id));
    await dispatchOrder(store.db, paid.id, { tracking: 'RM123', now: new Date() });
    expect(await statusOf(paid.id)).toBe('fulfilled');
    const kinds = await store.db
      .select({ kind: outbox.kind })
      .from(outbox)
      .where(sql`${outbox.payload} ->> 'orderId' = ${paid.id}`);
    expect(kinds.map(({ kind }) => kind)).not.toContain('dispatch');
    expect(kinds.map(({ kind }) => kind)).not.toContain('review-invitation');
  });

  test('[F24] a fraud warning holds an order that is not dispatched until a person releases it', async () => {
    const paid = await bought();
    store.provider.actions.raiseFraudWarning(paid.sessionId);
    await store.provider.webhooks.idle();
    expect(await statusOf(paid.id)).toBe('held');
    await expect(dispatchOrder(store.db, paid.id, { now: new Date() })).rejects.toThrow(/held/);
    await releaseOrder(store.db, paid.id, new Date());
    await dispatchOrder(store.db, paid.id, { tracking: 'RM123', now: new Date() });
    expect(await statusOf(paid.id)).toBe('fulfilled');
    await expect(dispatchOrder(store.db, paid.id, { now: new Date() })).rejects.toThrow();
    await expect(releaseOrder(store.db, paid.id, new Date())).rejects.toThrow(/is not on hold/);
    await expect(releaseOrder(store.db, 'F-NOBODY', new Date())).rejects.toThrow(/no order/);
  });

  test('[F24] a dispatched order is listed as dispatched, even if it is refunded or disputed, and as held after a warning', async () => {
    const [refunded, disputed, warned, plain] = [
      await bought(),
      await bought(),
      await bought(),
      await bought(),
    ];
    for (const { id } of [refunded, disputed, warned]) await dispatchOrder(store.db, id, { now: new Date() });
    await refundOrder(refunded.id, { amount: 100 }, services(), new Date());
    store.provider.actions.openDispute(disputed.sessionId);
    store.provider.actions.raiseFraudWarning(warned.sessionId);
    await store.provider.webhooks.idle();
    const idsOf = async (status: 'fulfilled' | 'held' | 'part_refunded') =>
      (await Array.fromAsync(orderPages(store.db, { status }))).flat().map(({ id }) => id);
    const sent = await idsOf('fulfilled');
    expect(sent).toEqual(expect.arrayContaining([refunded.id, disputed.id, warned.id]));
    expect(sent).not.toContain(plain.id);
    expect(await idsOf('part_refunded')).toContain(refunded.id);
    expect(await idsOf('held')).toContain(warned.id);
    expect(await idsOf('held')).not.toContain(refunded.id);
    await releaseOrder(store.db, warned.id, new Date());
    expect(await idsOf('held')).not.toContain(warned.id);
  });

  test('[F24] held and partly refunded, it is not sent before its release', async () => {
    const paid = await bought();
    store.provider.actions.raiseFraudWarning(paid.sessionId);
    await store.provider.webhooks.idle();
    expect(await statusOf(paid.id)).toBe('held');
    await refundOrder(paid.id, { amount: 100 }, services(), new Date());
    await expect(dispatchOrder(store.db, paid.id, { now: new Date() })).rejects.toThrow(/is on hold/);
    await releaseOrder(store.db, paid.id, new Date());
    await dispatchOrder(store.db, paid.id, { now: new Date() });
  });

  /** A printed book and an ebook, with a payout code. */
  const twoLines = () =>
    basketOf({
      items: [item('a-slow-loaf', 'hardback'), item('a-slow-loaf', 'ebook')],
      payoutCode: 'sunday-letter',
    });
  /**
   * The state that depends on an order's money, line by line: commissions, jobs by state, available files.
   */
  const keptOf = async (id: string) => {
    const [commissions, jobs, grants] = await Promise.all([
      store.db.select().from(commission).where(eq(commission.orderId, id)).orderBy(commission.position),
      store.db.select().from(productionJob).where(eq(productionJob.orderId, id)),
      store.db.select().from(downloadGrant).where(eq(downloadGrant.orderId, id)),
    ]);
    return {
      earned: commissions.map(({ amount, reversed }) => amount - reversed),
      jobs: jobs.map(({ status }) => status),
      files: grants.filter(({ revokedAt }) => revokedAt === null).length,
    };
  };

  test('[F24] [F23] held, partly refunded and then released, its lines are the same as without the hold', async () => {
    const plain = await bought(twoLines());
    const whole = await keptOf(plain.id);
    expect(whole).toMatchObject({ jobs: ['new'], files: 2 });
    for (const line of [1, 2]) {
      const { checkoutSessionId } = await checkOut(store, twoLines(), newKey());
      await store.db
        .update(checkoutAttempt)
        .set({ total: 1 })
        .where(eq(checkoutAttempt.sessionId, checkoutSessionId));
      await store.provider.actions.pay(checkoutSessionId);
      const held = (await findOrder(store.db, checkoutSessionId))!;
      expect(held.status).toBe('held');
      await refundOrder(held.id, { lines: [line] }, services(), new Date());
      expect(await keptOf(held.id)).toEqual({ earned: [], jobs: [], files: 0 });
      await releaseOrder(store.db, held.id, new Date());
      const [first = 0, second = 0] = whole.earned;
      expect(await keptOf(held.id)).toEqual(
        line === 1
          ? { earned: [0, second], jobs: ['cancelled'], files: 2 }
          : { earned: [first, 0], jobs: ['new'], files: 0 },
      );
    }
  });

  test('[F24] [P20] a failed refund restores what it took: commission, files and production', async () => {
    const paid = await bought(twoLines());
    const before = await keptOf(paid.id);
    for (const amount of [500, undefined]) {
      const { id } = store.provider.actions.refund(paid.sessionId, amount ? { amount } : {});
      await store.provider.webhooks.idle();
      expect((await keptOf(paid.id)).earned).not.toEqual(before.earned);
      store.provider.actions.settleRefund(id, false);
      await store.provider.webhooks.idle();
      expect(await keptOf(paid.id)).toEqual(before);
    }
  });

  test('[F24] [P20] a lost dispute takes back the commission and the pledge, a won dispute neither', async () => {
    const [lost, won] = [await bought(twoLines()), await bought(twoLines())];
    const before = await keptOf(won.id);
    const pledged = await pledgeOf('paperback');
    const { backers } = await totals();
    for (const { sessionId } of [lost, won, pledged]) {
      const { id } = store.provider.actions.openDispute(sessionId);
      store.provider.actions.closeDispute(id, sessionId === won.sessionId);
    }
    await store.provider.webhooks.idle();
    expect(await statusOf(pledged.id)).toBe('disputed');
    expect(await keptOf(lost.id)).toEqual({ earned: [0, 0], jobs: ['cancelled'], files: 0 });
    expect(await keptOf(won.id)).toEqual(before);
    expect((await totals()).backers).toBe(backers - 1);
  });

  test('[F24] a refunded pledge does not count and releases its place; half of it counts half', async () => {
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

  test('[P10] for any order and repetition of events, the result is the provider’s state', {
    timeout: 60_000,
  }, async () => {
    const TYPES = [
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
      'checkout.session.expired',
      'charge.refunded',
      'charge.dispute.created',
    ] as const;
    const { endpoints } = store.provider.tables;
    const kept = new Map(endpoints);
    endpoints.clear();
    /** A session in its final state at the provider, and each event that may be sent about it. */
    const ended = async (how: 'paid' | 'refunded and disputed' | 'refused' | 'expired') => {
      const { checkoutSessionId: id } = await checkOut(store, twoLines(), newKey());
      const { actions, tables } = store.provider;
      if (how === 'expired') actions.expire(id);
      else await actions.pay(id, how === 'refused' ? { method: 'bacs_debit' } : {});
      if (how === 'refused') actions.settle(id, false);
      if (how === 'refunded and disputed') {
        actions.refund(id, { amount: 300 });
        actions.closeDispute(actions.openDispute(id).id, false);
      }
      const { session } = tables.sessions.get(id)!;
      const event = (type: string, count: number) => ({
        id: `evt_${id}_${count}`,
        type,
        data: {
          object: type.startsWith('checkout.')
            ? { id }
            : { id: 'of_it', payment_intent: session.payment_intent },
        },
      });
      return {
        id,
        tell: (type: string, count: number) =>
          handleEvent(event(type, count) as never, services(), new Date()),
      };
    };
    const endOf = async (id: string) => {
      const [row] = await store.db.select().from(order).where(eq(order.sessionId, id));
      const [attempt] = await store.db
        .select()
        .from(checkoutAttempt)
        .where(eq(checkoutAttempt.sessionId, id));
      return {
        state: attempt?.state,
        status: row?.status,
        refunded: row?.refunded,
        kept: row && (await keptOf(row.id)),
      };
    };
    try {
      for (const how of ['paid', 'refunded and disputed', 'refused', 'expired'] as const) {
        const plain = await ended(how);
        // All of them, in the provider's order.
        for (const [at, type] of TYPES.entries()) await plain.tell(type, at);
        const expected = await endOf(plain.id);
        expect(expected.state).toBe(how === 'refused' ? 'failed' : how === 'expired' ? 'expired' : 'paid');
        const sequences = fc.sample(
          fc
            .array(fc.constantFrom(...TYPES), { minLength: 0, maxLength: 5 })
            // Refund and dispute events name no payment if nothing was paid.
            .chain((others) => fc.shuffledSubarray([...others, TYPES[0]], { minLength: others.length + 1 })),
          { numRuns: name === 'a real PostgreSQL' ? 3 : 1, seed: 10 },
        );
        await Promise.all(
          sequences.map(async (types) => {
            const one = await ended(how);
            for (const [at, type] of types.entries()) {
              await one.tell(type, at);
              if (at % 2 === 1) await one.tell(type, at);
            }
            expect(await endOf(one.id), types.join(', ')).toEqual(expected);
          }),
        );
      }
    } finally {
      for (const [id, endpoint] of kept) endpoints.set(id, endpoint);
    }
  });

  test('[P20] for any order and repetition of refund and dispute events, the result is the same', async () => {
    const paid = await bought();
    store.provider.actions.refund(paid.sessionId, { amount: 300 });
    store.provider.actions.refund(paid.sessionId, { amount: 200 });
    const { id } = store.provider.actions.openDispute(paid.sessionId);
    store.provider.actions.closeDispute(id, false);
    await store.provider.webhooks.idle();
    expect(await statusOf(paid.id)).toBe('disputed');
    const told = store.webhooks.filter(({ body }) => /"charge\.|"refund\./.test(body)).slice(-8);
    for (const { url, ...init } of [...told.toReversed(), ...told])
      expect((await store.call(new Request(url, { method: 'POST', ...init }))).status).toBe(200);
    expect(await findOrder(store.db, paid.sessionId)).toMatchObject({ refunded: 500, status: 'disputed' });
  });
});
