import { BRITISH_ACCOUNT } from 'payment-sandbox';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dayRows, taxRows } from '#functions/books/day-book.ts';
import { differences, payoutParts } from '#functions/books/differences.ts';
import { balanceTransaction, providerPayout } from '#functions/db/schema/balance.ts';
import { order } from '#functions/db/schema/orders.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { REGION_CODES, regionOf } from '#src/core/regions/regions.ts';
import { withDatabases } from '../helpers/databases.ts';
import { cardBasket } from '../helpers/gift-cards.ts';
import { basketOf, checkOut, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

/** How many orders are made up; HISTORIES=10000 for a long run. */
const HISTORIES = Number(process.env.HISTORIES ?? 24);
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

withDatabases('the books of made-up orders, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database(), provider: { account: BRITISH_ACCOUNT } });
  });
  afterAll(() => store?.close());
  const clockBefore = process.env.STORE_CLOCK;
  afterEach(() => {
    if (clockBefore === undefined) delete process.env.STORE_CLOCK;
    else process.env.STORE_CLOCK = clockBefore;
  });

  const live = async (at: number) => {
    const { actions } = store.provider;
    const region = REGION_CODES[at % REGION_CODES.length]!;
    const place = { storeRegion: region, isoCurrency: regionOf(region).currency };
    const basket = at % 7 === 6 ? cardBasket() : basketOf(place);
    const { checkoutSessionId: id } = await checkOut(store, basket, newKey());
    const kind = at % 5;
    await actions.pay(id, { card: kind === 3 ? '4000000000005126' : '4242424242424242' });
    if (kind === 1) actions.refund(id, { amount: 101 });
    if (kind === 2) actions.refund(id);
    if (kind === 3) actions.settleRefund(actions.refund(id, { amount: 100 }).id, false);
    if (kind === 4) actions.closeDispute(actions.openDispute(id).id, at % 2 === 0);
  };

  test('are the orders’ sums, the provider’s and the payouts’, to the penny', async () => {
    for (let at = 0; at < HISTORIES; at++) {
      // All come from one connection.
      if (at % 100 === 0) await store.db.delete(rateLimit);
      await live(at);
    }
    process.env.STORE_CLOCK = '+5d';
    await store.run('books');
    const orders = await store.db.select().from(order);
    expect(orders).toHaveLength(HISTORIES);
    const period = { from: new Date(0), to: new Date(Date.now() + 30 * 24 * 3_600_000) };
    const days = await dayRows(store.db, period);
    for (const figure of ['total', 'refunded', 'shipping', 'discount'] as const)
      expect(sum(days.map((row) => row[figure])), figure).toBe(sum(orders.map((row) => row[figure])));
    for (const row of days) {
      expect(row.goods + row.giftCardsSold + row.shipping + row.taxOnTop).toBe(row.total);
      for (const [name, value] of Object.entries(row))
        if (typeof value === 'number') expect(value, name).toBeGreaterThanOrEqual(0);
    }
    const taxed = sum((await taxRows(store.db, period)).map(({ amount }) => amount));
    expect(taxed).toBe(sum(days.map((row) => row.goods + row.giftCardsSold + row.shipping)));
    expect(await differences(store.db, period)).toEqual([]);

    const transactions = await store.db.select().from(balanceTransaction);
    const charged = transactions.filter(({ category }) => category === 'charge');
    for (const one of orders) {
      const own = charged.filter(({ paymentId }) => paymentId === one.paymentId);
      expect(own).toMatchObject([{ sourceAmount: one.total, sourceCurrency: one.currency }]);
    }
    const payouts = await store.db.select().from(providerPayout);
    expect(payouts.length).toBeGreaterThan(0);
    for (const { id, amount } of payouts) {
      const parts = await payoutParts(store.db, id);
      expect(parts.filter(({ orderId }) => orderId === null)).toEqual([]);
      expect(sum(parts.map(({ net }) => net))).toBe(amount);
    }
  }, 3_600_000);
});
