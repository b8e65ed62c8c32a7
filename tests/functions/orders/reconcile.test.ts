import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcileOrders } from '#functions/orders/reconcile.ts';
import { LOCAL_STRIPE_KEY } from '#sandbox/payments/keys.ts';
import { payAt } from '../helpers/hosted-page.ts';
import { listOrders } from '../helpers/orders.ts';
import { basketOf, checkOut } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

describe('[P13] a payment that nobody told the store of', () => {
  let store: TestStore;
  let stripe: Stripe;
  beforeAll(async () => {
    store = await openStore({ hasWebhook: false });
    const { hostname, port } = new URL(store.provider.url);
    stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
  });
  afterAll(() => store?.close());

  const paid = async (fields?: Record<string, string>) => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf());
    await payAt(redirectUrl, fields);
    return checkoutSessionId;
  };
  const recorded = async () => (await listOrders(store.db)).map(({ sessionId }) => sessionId).sort();
  const look = (change: Partial<Parameters<typeof reconcileOrders>[2]> = {}) =>
    reconcileOrders({ db: store.db, stripe }, new Date(), { hasTime: () => true, ...change });

  test('is an order after one run, over as many pages as it takes, and a second run changes nothing', async () => {
    const sessions = [await paid(), await paid(), await paid(), await paid(), await paid()];
    await checkOut(store, basketOf());
    const debit = await paid({ method: 'bacs_debit' });
    expect(await look({ perPage: 2 })).toEqual({ recorded: 5, failed: 0, isWhole: true });
    expect(await recorded()).toEqual(sessions.sort());
    expect(await look({ perPage: 2 })).toEqual({ recorded: 0, failed: 0, isWhole: true });
    await fetch(`${store.provider.url}/sessions/${debit}/settle`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'paid' }),
    });
    expect(await look()).toMatchObject({ recorded: 1 });
    expect(await recorded()).toContain(debit);
  });

  test('stays where it is when the time is up, or when it is of another shop on the same account', async () => {
    const session = await paid();
    expect(await look({ hasTime: () => false })).toEqual({ recorded: 0, failed: 0, isWhole: false });
    const record = store.provider.tables.sessions.get(session)!;
    const { client_reference_id: number } = record.session;
    record.session.client_reference_id = 'order-7 of another shop';
    expect(await look()).toEqual({ recorded: 0, failed: 0, isWhole: true });
    record.session.client_reference_id = number;
    expect(await look()).toMatchObject({ recorded: 1 });
  });

  test('is found by the platform’s hourly call, which says so', async () => {
    const session = await paid();
    const response = await store.run('reconcile');
    expect(response.status).toBe(204);
    expect(await recorded()).toContain(session);
    expect(store.log.at(-2)).toContain(`"event":"order_caught_up","session":"${session}"`);
    expect(store.log.at(-1)).toMatch(/"event":"reconcile","recorded":1,"failed":0,"isWhole":true\}$/);
  });

  test('and that cannot be read holds up no other, and raises an alarm', async () => {
    const [bad, good] = [await paid(), await paid()];
    const record = store.provider.tables.sessions.get(bad)!;
    const { currency } = record.session;
    record.session.currency = 'gbp\0';
    expect(await look()).toEqual({ recorded: 1, failed: 1, isWhole: true });
    expect(await recorded()).toContain(good);
    expect(store.log.join('\n')).toContain(`"event":"order_not_caught_up","session":"${bad}"`);
    record.session.currency = currency;
    expect(await look()).toMatchObject({ recorded: 1 });
  });
});
