import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#functions/db/open.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { findOrderById } from '#functions/orders/read-orders.ts';
import { refundOrder } from '#functions/orders/refunds/refund-order.ts';
import { connect } from '#functions/platform/stripe.ts';
import { storeNow } from '#src/lib/clock.ts';
import { withPostgres } from '#tests/functions/helpers/databases.ts';
import { buy, buyCards, makeCard } from '#tests/functions/helpers/gift-cards.ts';
import { basketOf, type CheckoutBody } from '#tests/functions/helpers/requests.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';
import { breakingDatabase, breakingStripe } from '#tools/soak/breaking.ts';

/** More than a refund needs. */
const MAX_STATEMENTS = 200;

withPostgres('a refund command that is cut, on', (database) => {
  let store: TestStore;
  let pool: ReturnType<typeof openDatabase>;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    pool = openDatabase(database().url, { connections: 4 });
  });
  afterAll(async () => {
    await pool?.close();
    await store?.close();
  });

  /**
   * Refunds 7 of a new order and fails at each call in turn, then refunds again if the command did not
   * succeed. Only every `step`th call fails, so that a busy machine finishes in time. @returns the number of
   * failures
   */
  const cutEverywhere = async (
    body: CheckoutBody,
    { where, when, step }: { where: 'database' | 'provider'; when: 'before' | 'after'; step: number },
  ) => {
    const stripe = await connect(LOCAL_STRIPE_KEY, store.provider.url);
    let times = 0;
    for (let at = 1; at < MAX_STATEMENTS; at += step) {
      const id = await buy(store, body);
      store.provider.setWebhook('http://localhost/api/nowhere', 'whsec_nowhere');
      let isCut = false;
      const broken = where === 'database' ? breakingDatabase(pool.db, { at, when }) : undefined;
      const services = {
        db: broken?.db ?? pool.db,
        stripe: where === 'provider' ? breakingStripe(stripe, { at, when }) : stripe,
      };
      const given = await refundOrder(id, { amount: 7 }, services, storeNow()).catch((error: Error) => {
        isCut = true;
        return error;
      });
      if (isCut) await refundOrder(id, { amount: 7 }, { db: pool.db, stripe }, storeNow());
      store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
      const order = (await findOrderById(store.db, id))!;
      expect(order.refunded, `cut ${when} ${at}: ${given}`).toBe(7);
      const [payment] = store.provider.ledger({ session: order.sessionId }).payments;
      expect((payment?.refunded ?? 0) + order.giftCardRefunded).toBe(7);
      await store.db.delete(rateLimit);
      if (broken ? broken.statements() < at : !isCut) return times;
      times += 1;
    }
    return times;
  };

  test.each([
    { where: 'database', when: 'before', step: 4, least: 4 },
    { where: 'database', when: 'after', step: 3, least: 5 },
    { where: 'provider', when: 'before', step: 1, least: 2 },
    { where: 'provider', when: 'after', step: 1, least: 2 },
  ] as const)(
    '[F12] [F24] that fails at a call of the $where, $when it, refunds once when it is repeated',
    {
      timeout: 300_000,
    },
    async ({ least, ...cut }) => {
      expect(await cutEverywhere(basketOf(), cut)).toBeGreaterThanOrEqual(least);
    },
  );

  test('[F12] [GIF-06] that fails at a statement refunds to a gift card once', {
    timeout: 300_000,
  }, async () => {
    const { orderId } = await buyCards(store);
    const code = await makeCard(store.db, { orderId, region: 'GB', value: 1_000_000 });
    const body = basketOf({ giftCardCode: code });
    const times = await cutEverywhere(body, { where: 'database', when: 'after', step: 4 });
    expect(times).toBeGreaterThanOrEqual(4);
  });
});
