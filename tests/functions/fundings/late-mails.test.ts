import { eq, like } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { fundingOutcome, pledge } from '#functions/db/schema/fundings.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { handleEvent } from '#functions/orders/handle-event.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { refundBacker } from '#functions/orders/refunds/refund-backer.ts';
import { releaseOrder } from '#functions/orders/release-and-dispatch.ts';
import type { LiveFunding } from '#src/features/fundings/live.ts';
import { storeNow } from '#src/lib/clock.ts';
import { type TestDatabase, withDatabases } from '../helpers/databases.ts';
import { sendMails } from '../helpers/mails.ts';
import { checkOut, newKey } from '../helpers/requests.ts';
import { openStore, SITE } from '../helpers/store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FUNDING = 'fold';

/** A store with one funding that ends in two days, with a goal in pence and nothing raised elsewhere. */
async function storeWith(database: TestDatabase, goal: number) {
  const store = await openStore({
    database,
    change: ({ fundings }) => {
      for (const { id, data } of fundings) {
        data.startsAt = new Date(Date.now() - DAY);
        data.endsAt = new Date(Date.now() + (id === FUNDING ? 2 : 400) * DAY);
        if (id !== FUNDING) continue;
        data.goal = { amount: goal, currency: 'GBP' };
        data.before = { raised: 0, backers: 0, countedOn: new Date() };
      }
    },
  });
  await store.db.delete(fundingOutcome);
  await store.db.delete(pledge);
  await store.db.delete(outbox);
  const { hostname, port } = new URL(store.provider.url);
  const stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
  const { actions, tables, webhooks, clock } = store.provider;
  return {
    ...store,
    stripe,
    /** Pledges an amount in pence. A held pledge was paid with another amount than requested. */
    async pledged(amount: number, { isHeld = false } = {}) {
      const body = { intent: 'Funding', storeRegion: 'GB', pledge: { fundingId: FUNDING, amount } };
      const { checkoutSessionId: sessionId } = await checkOut(store, body, newKey());
      if (isHeld)
        await store.db
          .update(checkoutAttempt)
          .set({ total: amount + 1 })
          .where(eq(checkoutAttempt.sessionId, sessionId));
      await actions.pay(sessionId);
      const paid = (await findOrder(store.db, sessionId))!;
      expect(paid.status).toBe(isHeld ? 'held' : 'paid');
      return paid;
    },
    async end() {
      await clock.advance(2 * DAY + MINUTE);
      expect((await store.run('fundings')).status).toBe(204);
      const rows = await store.db.select().from(fundingOutcome);
      return rows.find(({ fundingId }) => fundingId === FUNDING);
    },
    async drain() {
      await sendMails(store);
      await webhooks.idle();
      await sendMails(store);
    },
    given: (session: string) => store.provider.ledger({ session }).payments[0]?.refunded ?? 0,
    async results() {
      const rows = await store.db.select().from(outbox).where(like(outbox.key, 'funding-result:%'));
      return rows.map(({ key }) => key.split(':')[1]);
    },
    live: async () =>
      (await (await store.call(new Request(`${SITE}/api/fundings/${FUNDING}`))).json()) as LiveFunding,
    tables,
  };
}

withDatabases('late news of a funding, on', (database) => {
  test('[F24] a held pledge does not count at the end, is refunded if the funding has failed, and gets a mail', async () => {
    const store = await storeWith(database(), 5000);
    try {
      const held = await store.pledged(4000, { isHeld: true });
      const refunded = await store.pledged(3000);
      const kept = await store.pledged(2000);
      store.provider.actions.refund(refunded.sessionId);
      await store.provider.webhooks.idle();
      expect(await store.end()).toMatchObject({ outcome: 'failed', raised: 2000, backers: 1 });
      await store.drain();
      expect([held, refunded, kept].map(({ sessionId }) => store.given(sessionId))).toEqual([
        4000, 3000, 2000,
      ]);
      // A backer whose money was refunded before gets no mail.
      expect((await store.results()).sort()).toEqual([held.id, kept.id].sort());
      // A later release gives nothing more, and nothing is refunded twice.
      await releaseOrder(store.db, held.id, storeNow());
      await store.drain();
      expect(store.given(held.sessionId)).toBe(4000);
    } finally {
      await store.close();
    }
  });

  test('[F24] a payment that is disputed before its refund was created is refunded once the dispute is won', async () => {
    const store = await storeWith(database(), 5000);
    try {
      const kept = await store.pledged(2000);
      expect(await store.end()).toMatchObject({ outcome: 'failed' });
      const { id } = store.provider.actions.openDispute(kept.sessionId);
      await store.provider.webhooks.idle();
      const { db, stripe } = store;
      // Not an error: nothing is to be tried again before the dispute is decided.
      await refundBacker({ orderId: kept.id, fundingId: FUNDING }, { db, stripe }, storeNow());
      await store.drain();
      expect(store.given(kept.sessionId)).toBe(0);
      store.provider.actions.closeDispute(id, true);
      await store.provider.webhooks.idle();
      await store.drain();
      expect(store.given(kept.sessionId)).toBe(2000);
    } finally {
      await store.close();
    }
  });

  test('[CAT-07] a held pledge at a successful end counts and gets its mail once it is released; a later refund changes no outcome', async () => {
    const store = await storeWith(database(), 2000);
    try {
      const held = await store.pledged(4000, { isHeld: true });
      const kept = await store.pledged(2500);
      expect(await store.end()).toMatchObject({ outcome: 'successful', raised: 2500, backers: 1 });
      expect(await store.results()).toEqual([kept.id]);
      await releaseOrder(store.db, held.id, storeNow());
      expect((await store.results()).sort()).toEqual([held.id, kept.id].sort());
      expect(await store.live()).toMatchObject({ raised: 6500, backers: 2, state: 'successful' });
      const { id } = store.provider.actions.refund(kept.sessionId);
      await store.provider.webhooks.idle();
      expect(await store.live()).toMatchObject({ raised: 4000, backers: 1, state: 'successful' });
      store.provider.actions.settleRefund(id, false);
      await store.provider.webhooks.idle();
      expect(await store.live()).toMatchObject({ raised: 6500, backers: 2, state: 'successful' });
    } finally {
      await store.close();
    }
  });

  test('[F24] a canceled refund and a prevented dispute take nothing', async () => {
    const store = await storeWith(database(), 2000);
    try {
      const tell = (type: string, { paymentId }: { paymentId: string | null }) =>
        handleEvent(
          { id: `evt_${type}`, type, data: { object: { id: 'of_it', payment_intent: paymentId } } } as never,
          { db: store.db, stripe: store.stripe },
          storeNow(),
        );
      const { sessionId } = await store.pledged(2500);
      const [row] = await store.db.select().from(order).where(eq(order.sessionId, sessionId));
      const { id } = store.provider.actions.refund(sessionId, { amount: 1000 });
      await store.provider.webhooks.idle();
      expect(await store.live()).toMatchObject({ raised: 1500 });
      store.tables.refunds.get(id)!.refund.status = 'canceled';
      await tell('refund.updated', row!);
      expect(await store.live()).toMatchObject({ raised: 2500, backers: 1 });
      const dispute = store.provider.actions.openDispute(sessionId);
      await store.provider.webhooks.idle();
      expect((await findOrder(store.db, sessionId))!.status).toBe('disputed');
      Object.assign(store.tables.disputes.get(dispute.id)!, {
        status: 'prevented',
        balance_transactions: [],
      });
      await tell('charge.dispute.closed', row!);
      expect((await findOrder(store.db, sessionId))!.status).toBe('paid');
      expect(await store.live()).toMatchObject({ raised: 2500, backers: 1 });
    } finally {
      await store.close();
    }
  });
});
