import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#functions/db/open.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { findOrderById } from '#functions/orders/read-orders.ts';
import { refundOrder } from '#functions/orders/refund-order.ts';
import { connect } from '#functions/platform/stripe.ts';
import { LOCAL_STRIPE_KEY } from '#sandbox/payments/keys.ts';
import { storeNow } from '#src/lib/clock.ts';
import { breakingDatabase, breakingStripe } from '../../soak/breaking.ts';
import { withPostgres } from '../helpers/databases.ts';
import { balanceOf, buy, buyCards, cardBasket } from '../helpers/gift-cards.ts';
import { basketOf } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

/** More than a refund takes. */
const MOST_STATEMENTS = 200;

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
  afterEach(() => store.db.delete(rateLimit));

  /** Gives back 7 with each cut there is, and the same command again where it did not say that it was done. Answers how often. */
  const cutEverywhere = async (id: string, where: 'database' | 'provider', when: 'before' | 'after') => {
    const { client: stripe } = await connect(LOCAL_STRIPE_KEY, store.provider.url);
    let times = 0;
    for (let at = 1; at < MOST_STATEMENTS; at += 1) {
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
      times += 1;
      await store.provider.webhooks.idle();
      expect(await findOrderById(store.db, id), `cut ${when} ${at}: ${given}`).toMatchObject({
        refunded: 7 * times,
      });
      const isOver = broken ? broken.statements() < at : !isCut;
      if (isOver) break;
    }
    return times;
  };

  test.each([
    ['database', 'before'],
    ['database', 'after'],
    ['provider', 'before'],
    ['provider', 'after'],
  ] as const)(
    '[F12] [F24] at every call of the %s, %s it, gives back once when it is given again',
    {
      timeout: 300_000,
    },
    async (where, when) => {
      const id = await buy(store, basketOf());
      const times = await cutEverywhere(id, where, when);
      expect(times).toBeGreaterThan(where === 'database' ? 15 : 2);
      const { sessionId } = (await findOrderById(store.db, id))!;
      const [payment] = store.provider.ledger({ session: sessionId }).payments;
      expect(payment!.refunded).toBe(7 * times);
    },
  );

  test('[F12] [GIF-06] at every statement gives back to a gift card once', { timeout: 300_000 }, async () => {
    const { code } = await buyCards(store, cardBasket('card-100'));
    const id = await buy(store, basketOf({ giftCardCode: code }));
    const before = (await balanceOf(store.db, code))!;
    const times = await cutEverywhere(id, 'database', 'after');
    expect(await balanceOf(store.db, code)).toBe(before + 7 * times);
  });
});
