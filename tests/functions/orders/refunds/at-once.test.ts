import { eq } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#functions/db/open.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { refundRequest } from '#functions/db/schema/refunds-and-disputes.ts';
import { findOrder, findOrderById } from '#functions/orders/read-orders.ts';
import { type Refunded, refundOrder } from '#functions/orders/refunds/refund-order.ts';
import type { RefundParams } from '#functions/orders/refunds/refund-params.ts';
import { storeNow } from '#src/lib/clock.ts';
import { withPostgres } from '#tests/functions/helpers/databases.ts';
import { balanceOf, buyCards } from '#tests/functions/helpers/gift-cards.ts';
import { basketOf, checkOut, item, newKey } from '#tests/functions/helpers/requests.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

withPostgres('refund commands at the same time, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());
  afterEach(async () => {
    store.provider.faults.clear();
    await store.db.delete(rateLimit);
  });

  const bought = async () => {
    const items = [item('a-slow-loaf', 'hardback', 2), item('a-slow-loaf', 'ebook')];
    const { checkoutSessionId } = await checkOut(store, basketOf({ items }), newKey());
    await store.provider.actions.pay(checkoutSessionId);
    return (await findOrder(store.db, checkoutSessionId))!;
  };
  /**
   * Sends each request with its own connections and client, as separate processes would.
   * Returns the result of each.
   */
  const atOnce = async (id: string, several: readonly RefundParams[]) => {
    const { hostname, port } = new URL(store.provider.url);
    const processes = several.map(() => ({
      ...openDatabase(database().url),
      stripe: new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false }),
    }));
    const results = await Promise.allSettled(
      several.map((params, at) => refundOrder(id, params, processes[at]!, storeNow())),
    );
    await store.provider.webhooks.idle();
    for (const { close } of processes) await close();
    return {
      told: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
      errors: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
    };
  };
  const requestsOf = (id: string) =>
    store.db.select().from(refundRequest).where(eq(refundRequest.orderId, id));
  const givenBack = (session: string) => store.provider.ledger({ session }).payments[0]?.refunded ?? 0;

  test.each<{ what: string; params: RefundParams }>([
    { what: 'an amount', params: { amount: 500 } },
    { what: 'a line', params: { lines: [1] } },
    { what: 'all that is left', params: {} },
  ])(
    '[F24] four identical requests for $what are one refund, and each reports exactly that',
    async ({ params }) => {
      const paid = await bought();
      // All requests are sent before the first answer.
      store.provider.faults.add({ operation: 'refunds.create', kind: 'slow', ms: 800, times: 1 });
      const { told, errors } = await atOnce(paid.id, [params, params, params, params]);
      const requests = await requestsOf(paid.id);
      expect(requests).toMatchObject([{ state: 'succeeded' }]);
      const [{ id: requestId, amount }] = requests as [(typeof requests)[number]];
      expect(told.length + errors.length).toBe(4);
      for (const one of told) expect(one).toMatchObject({ requestId, amount } satisfies Partial<Refunded>);
      expect(told.filter(({ isResumed }) => !isResumed).length).toBeLessThanOrEqual(1);
      for (const error of errors)
        expect(error).toMatchObject({
          code: 'refund_under_way',
          message: expect.stringContaining(requestId),
        });
      expect(told.length).toBeGreaterThan(0);
      expect(givenBack(paid.sessionId)).toBe(amount);
      expect(await findOrderById(store.db, paid.id)).toMatchObject({ refunded: amount });
    },
  );

  test('[F24] different requests refund at most what is left, and each reports its amount', async () => {
    const paid = await bought();
    const several = [{ lines: [1] }, {}, { amount: paid.total }, { lines: [1, 2] }, { amount: 600 }];
    const { told, errors } = await atOnce(paid.id, several);
    const given = told.reduce((sum, { amount }) => sum + amount, 0);
    expect(given).toBeGreaterThan(0);
    expect(given).toBeLessThanOrEqual(paid.total);
    expect(givenBack(paid.sessionId)).toBe(given);
    expect(await findOrderById(store.db, paid.id)).toMatchObject({ refunded: given });
    for (const error of errors) expect(error).toMatchObject({ name: 'OrderCommandError' });
  });

  test('[GIF-06] a gift card that is refunded from two windows is refunded once', async () => {
    const { orderId, code } = await buyCards(store);
    const paid = (await findOrderById(store.db, orderId))!;
    const { told } = await atOnce(orderId, [{ lines: [1] }, {}]);
    expect(told.reduce((sum, { amount }) => sum + amount, 0)).toBe(5000);
    expect(givenBack(paid.sessionId)).toBe(5000);
    expect(await balanceOf(store.db, code)).toBeUndefined();
  });
});
