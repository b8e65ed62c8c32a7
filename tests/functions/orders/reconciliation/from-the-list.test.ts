import { eq } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { watermark } from '#functions/db/schema/provider.ts';
import { dispute, refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { reconcile } from '#functions/orders/reconciliation/reconcile.ts';
import { storeNow } from '#src/lib/clock.ts';
import { payAt } from '#tests/functions/helpers/hosted-page.ts';
import { basketOf, checkOut, item, newKey } from '#tests/functions/helpers/requests.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

let store: TestStore;
let stripe: Stripe;
beforeAll(async () => {
  store = await openStore({ hasWebhook: false, settings: { STRIPE_TAX: '1' } });
  const { hostname, port } = new URL(store.provider.url);
  stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
});
afterAll(() => store?.close());

const look = () =>
  reconcile({ db: store.db, stripe }, storeNow(), { hasTime: () => true, pace: async () => {} });
const paid = async (change = {}) => {
  const { checkoutSessionId } = await checkOut(store, basketOf(change), newKey());
  await store.provider.actions.pay(checkoutSessionId);
  return checkoutSessionId;
};
const orderOf = async (session: string) =>
  (await store.db.select().from(order).where(eq(order.sessionId, session)))[0]!;
const rowsOf = async (session: string) => {
  const { id } = await orderOf(session);
  return {
    refunds: await store.db.select().from(refund).where(eq(refund.orderId, id)),
    disputes: await store.db.select().from(dispute).where(eq(dispute.orderId, id)),
  };
};

describe('[F24] a payment that is found by a list first', () => {
  test('refunded in part, it is an order with its refund at once', async () => {
    const session = await paid();
    store.provider.actions.refund(session, { amount: 120 });
    await look();
    expect(await orderOf(session)).toMatchObject({ status: 'part_refunded', refunded: 120 });
    expect((await rowsOf(session)).refunds).toMatchObject([{ amount: 120, state: 'succeeded' }]);
  });

  test('disputed, it is an order with its dispute at once', async () => {
    const session = await paid();
    store.provider.actions.openDispute(session);
    await look();
    expect(await orderOf(session)).toMatchObject({ status: 'disputed' });
    expect((await rowsOf(session)).disputes).toMatchObject([{ state: 'open' }]);
  });

  test('taxed by the provider, it has the tax of each of its lines', async () => {
    const region = { storeRegion: 'CA', isoCurrency: 'CAD' };
    const { redirectUrl, checkoutSessionId } = await checkOut(
      store,
      basketOf({ ...region, items: [item('a-slow-loaf', 'hardback', 2), item('a-slow-loaf', 'ebook')] }),
      newKey(),
    );
    await payAt(redirectUrl, {
      country: 'CA',
      state: 'ON',
      postal_code: 'K1A 0B1',
      city: 'Ottawa',
      tax_country: 'CA',
    });
    await look();
    const recorded = await orderOf(checkoutSessionId);
    expect(recorded).toMatchObject({ taxSource: 'provider', taxCountry: 'CA' });
    const lines = await store.db.select().from(orderLine).where(eq(orderLine.orderId, recorded.id));
    const tax = lines.map(({ taxAmount }) => taxAmount ?? 0);
    expect(tax.every((amount) => amount > 0)).toBe(true);
    // The list has no rate for the shipping, so the session was read.
    expect(recorded.shippingTaxes.map(({ rate }) => rate)).not.toContain(null);
    const shipping = recorded.shippingTaxes.reduce((sum, one) => sum + one.tax, 0);
    expect(tax.reduce((sum, one) => sum + one, 0) + shipping).toBe(recorded.tax);
  });
});

/** A provider whose lists have another order and small pages. Each page still starts after the last entry. */
function shuffled(order: <T extends { id: string }>(all: T[]) => T[]): Stripe {
  const PAGE = 2;
  const list = (ask: (params: object) => Stripe.ApiListPromise<{ id: string }>) =>
    ((params: { starting_after?: string; limit?: number }) => {
      const { starting_after: after, ...others } = params;
      const all = (async () =>
        order(await ask({ ...others, limit: 100 }).autoPagingToArray({ limit: 10_000 })))();
      const page = all.then((entries) => {
        const from = after === undefined ? 0 : entries.findIndex(({ id }) => id === after) + 1;
        const data = entries.slice(from, from + PAGE);
        return { object: 'list', data, has_more: entries.length > from + PAGE };
      });
      const each = async function* () {
        yield* await all;
      };
      return Object.assign(page, {
        [Symbol.asyncIterator]: each,
        autoPagingToArray: () => all,
      });
    }) as never;
  const sessions = Object.create(stripe.checkout.sessions);
  sessions.list = list((params) => stripe.checkout.sessions.list(params) as never);
  const other = Object.create(stripe) as Stripe;
  const replace = (name: 'refunds' | 'disputes' | 'events') => {
    const resource = Object.create(stripe[name]);
    resource.list = list((params) => stripe[name].list(params) as never);
    Object.defineProperty(other, name, { value: resource });
  };
  for (const name of ['refunds', 'disputes', 'events'] as const) replace(name);
  Object.defineProperty(other, 'checkout', { value: { ...stripe.checkout, sessions } });
  return other;
}

describe('[P13] a provider that lists objects in another order', () => {
  test.each<[string, <T extends { id: string }>(all: T[]) => T[]]>([
    ['the oldest first', (all) => all.toReversed()],
    ['by their ids', (all) => all.toSorted((one, other) => (one.id < other.id ? -1 : 1))],
    [
      'by the ends of their ids',
      (all) => all.toSorted((one, two) => (one.id.slice(-9) < two.id.slice(-9) ? -1 : 1)),
    ],
  ])('%s: every payment is recorded once, and what happened to each is followed', async (_which, change) => {
    const sessions: string[] = [];
    for (let count = 0; count < 7; count += 1) sessions.push(await paid());
    await store.db.delete(watermark);
    const other = shuffled(change);
    const lookAgain = () =>
      reconcile({ db: store.db, stripe: other }, storeNow(), { hasTime: () => true, pace: async () => {} });
    expect(await lookAgain()).toEqual({ recorded: 7, failed: 0, isWhole: true });
    for (const session of sessions.slice(0, 3)) {
      store.provider.actions.refund(session, { amount: 100 });
      store.provider.actions.refund(session, { amount: 50 });
    }
    for (const session of sessions.slice(3, 6)) store.provider.actions.openDispute(session);
    await lookAgain();
    const states = await Promise.all(sessions.map(async (session) => (await orderOf(session)).status));
    expect(states).toEqual([...Array(3).fill('part_refunded'), ...Array(3).fill('disputed'), 'paid']);
    for (const session of sessions.slice(0, 3))
      expect(await orderOf(session)).toMatchObject({ refunded: 150 });
    expect(await lookAgain()).toEqual({ recorded: 0, failed: 0, isWhole: true });
  });
});
