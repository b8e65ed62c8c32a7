import { and, eq, ne } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { dispute, refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { reconcile } from '#functions/orders/reconciliation/reconcile.ts';
import { storeNow } from '#src/lib/clock.ts';
import { basketOf, checkOut, newKey } from '#tests/functions/helpers/requests.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

let store: TestStore;
let stripe: Stripe;
let days = 0;
const clockBefore = process.env.STORE_CLOCK;
beforeAll(async () => {
  store = await openStore({ hasWebhook: false });
  const { hostname, port } = new URL(store.provider.url);
  stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
});
afterAll(async () => {
  if (clockBefore === undefined) delete process.env.STORE_CLOCK;
  else process.env.STORE_CLOCK = clockBefore;
  await store?.close();
});

const pass = (more: number) => {
  days += more;
  process.env.STORE_CLOCK = `+${days}d`;
};
const look = (hasTime = () => true) =>
  reconcile({ db: store.db, stripe }, storeNow(), { hasTime, pace: async () => {} });
const paid = async (payment: Parameters<typeof store.provider.actions.pay>[1] = {}) => {
  const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
  await store.provider.actions.pay(checkoutSessionId, payment);
  return checkoutSessionId;
};

/** Changes at the provider without an event: one of each kind that reconciliation looks for. */
async function unheardNews() {
  const { actions } = store.provider;
  const known = {
    debit: await paid({ method: 'bacs_debit' }),
    refunded: await paid(),
    disputed: await paid(),
  };
  const pending = actions.refund(known.refunded, { amount: 100 });
  const opened = actions.openDispute(known.disputed);
  const lapsed = (await checkOut(store, basketOf(), newKey())).checkoutSessionId;
  await look();
  pass(3);
  actions.settle(known.debit, true);
  actions.settleRefund(pending.id, false);
  actions.closeDispute(opened.id, true);
  const lost = [await paid(), await paid()];
  const refundedSince = await paid();
  await look();
  const newer = actions.refund(refundedSince, { amount: 200 });
  const unsettled = await paid();
  return { ...known, pending: pending.id, opened: opened.id, lapsed, lost, newer: newer.id, unsettled };
}

/** Describes everything that the store does not know yet; empty once it agrees with the provider. */
async function missing(news: Awaited<ReturnType<typeof unheardNews>>): Promise<string[]> {
  const orders = (await store.db.select({ session: order.sessionId }).from(order)).map(
    ({ session }) => session,
  );
  const refunds = await store.db.select({ id: refund.id, state: refund.state }).from(refund);
  const disputes = await store.db.select().from(dispute).where(eq(dispute.id, news.opened));
  const [open] = await store.db
    .select({ id: checkoutAttempt.id })
    .from(checkoutAttempt)
    .where(and(eq(checkoutAttempt.sessionId, news.lapsed), ne(checkoutAttempt.state, 'expired')));
  const paidFor = [news.debit, ...news.lost, news.unsettled].filter((session) => !orders.includes(session));
  return [
    ...paidFor.map(() => 'a payment'),
    ...(refunds.some(({ id, state }) => id === news.pending && state === 'failed')
      ? []
      : ['a failed refund']),
    ...(refunds.some(({ id }) => id === news.newer) ? [] : ['a new refund']),
    ...(disputes[0]?.state === 'won' ? [] : ['a won dispute']),
    ...(open ? ['a page that is over'] : []),
  ];
}

test('[P13] a run that is cut short anywhere says so: one that reports success has found everything', async () => {
  const news = await unheardNews();
  expect((await missing(news)).length).toBeGreaterThan(1);
  let found: string[] = [];
  let budget = 0;
  for (let isWhole = false; !isWhole && budget < 200; budget += 1) {
    let calls = budget;
    ({ isWhole } = await look(() => calls-- > 0));
    found = await missing(news);
    if (isWhole) expect(found, `with ${budget} looks at the clock`).toEqual([]);
  }
  expect(found).toEqual([]);
  expect(budget).toBeGreaterThan(5);
  expect(await look()).toEqual({ recorded: 0, failed: 0, isWhole: true });
});
