import { eq, sql } from 'drizzle-orm';
import { BRITISH_ACCOUNT } from 'payment-sandbox';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayRows } from '#functions/books/day-book.ts';
import { differences, payoutParts } from '#functions/books/differences.ts';
import { providerRows } from '#functions/books/provider-book.ts';
import { taxRows } from '#functions/books/tax-book.ts';
import { balanceTransaction, providerPayout } from '#functions/db/schema/balance.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { refundOrder } from '#functions/orders/refunds/refund-order.ts';
import type { RefundParams } from '#functions/orders/refunds/refund-params.ts';
import { connect } from '#functions/platform/stripe.ts';
import { daysLater } from '#src/core/dates.ts';
import { withDatabases } from '../helpers/databases.ts';
import { buy } from '../helpers/gift-cards.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

withDatabases('the provider’s balance, on', (database) => {
  let store: TestStore;
  // A store and its rows for each test: an account’s balance is the sum of all that went before.
  beforeEach(async () => {
    store = await openStore({ database: database(), provider: { account: BRITISH_ACCOUNT } });
    await store.db.execute(sql`truncate "order", balance_transaction, provider_payout cascade`);
  });
  afterEach(() => store?.close());
  const clockBefore = process.env.STORE_CLOCK;
  afterEach(() => {
    if (clockBefore === undefined) delete process.env.STORE_CLOCK;
    else process.env.STORE_CLOCK = clockBefore;
  });
  const transactions = () => store.db.select().from(balanceTransaction);

  test('is imported with fees, explained by its payouts, adds up, and never changes', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    await store.provider.actions.pay(checkoutSessionId);
    store.provider.actions.refund(checkoutSessionId, { amount: 100 });
    expect((await store.run('books')).status).toBe(204);
    const [bought] = await store.db.select().from(order);
    const charge = (await transactions()).find(({ category }) => category === 'charge');
    expect(charge).toMatchObject({
      paymentId: bought?.paymentId,
      sourceAmount: bought?.total,
      payoutId: null,
    });
    expect(charge?.fee).toBe(Math.round((bought!.total * 150) / 10_000) + 20);

    process.env.STORE_CLOCK = '+4d';
    expect((await store.run('books')).status).toBe(204);
    expect((await store.run('books')).status).toBe(204);
    const [payout] = await store.db.select().from(providerPayout);
    expect(payout).toMatchObject({ status: 'paid', amount: bought!.total - 100 - charge!.fee });
    const made = await transactions();
    expect(made).toHaveLength(3);
    expect(made.map(({ payoutId }) => payoutId)).toEqual(Array(3).fill(payout?.id));
    expect(made.reduce((sum, { net }) => sum + net, 0)).toBe(0);

    // Days, payouts and orders say the same, to the penny.
    const period = { from: new Date(0), to: new Date(bought!.createdAt.getTime() + 1_000 * 3_600) };
    const days = await dayRows(store.db, period);
    expect(days).toHaveLength(1);
    const [day] = days;
    expect(day).toMatchObject({ orders: 1, total: bought!.total, refunded: 100, refundedToGiftCards: 0 });
    expect(day!.goods + day!.giftCardsSold + day!.shipping + day!.taxOnTop).toBe(day!.total);
    const taxed = await taxRows(store.db, period);
    expect(taxed.reduce((sum, { sold }) => sum + sold, 0)).toBe(day!.total);
    expect(taxed.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(100);
    expect(await differences(store.db, period)).toEqual([]);
    const fees = await providerRows(store.db, period);
    const parts = await payoutParts(store.db, payout!.id);
    expect(parts.map(({ orderId }) => orderId)).toEqual([bought?.id, bought?.id]);
    expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(payout?.amount);
    expect(fees.reduce((sum, { net }) => sum + net, 0)).toBe(payout?.amount);

    const change = store.db.update(balanceTransaction).set({ fee: sql`fee + 1`, net: sql`net - 1` });
    await expect(change).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changes') },
    });

    // The bank returns the payout.
    process.env.STORE_CLOCK = '+5d';
    store.provider.actions.failPayout(payout!.id);
    await store.run('books');
    const [after] = await store.db.select().from(providerPayout).where(eq(providerPayout.id, payout!.id));
    expect(after).toMatchObject({ status: 'failed', failureCode: 'account_closed' });
  });

  test('a refund takes the tax of its parts, and a whole one exactly the tax of its sale', async () => {
    const items = [item('the-brass-mortar', 'small', 2), item('a-slow-loaf', 'hardback')];
    const id = await buy(store, basketOf({ items }));
    const stripe = await connect(LOCAL_STRIPE_KEY, store.provider.url);
    const give = async (refund: RefundParams) => {
      await refundOrder(id, refund, { db: store.db, stripe }, new Date());
      await store.provider.webhooks.idle();
      const rows = await taxRows(store.db, { from: new Date(0), to: daysLater(new Date(), 2) });
      return Object.fromEntries(rows.map((row) => [`${row.kind} ${row.rate}`, row]));
    };
    const [sold] = await store.db.select().from(order).where(eq(order.id, id));
    const lines = await store.db.select().from(orderLine).where(eq(orderLine.orderId, id));
    const first = await give({ lines: [1] });
    const mortar = lines.find(({ position }) => position === 0)!;
    expect(mortar.taxAmount).toBeGreaterThan(0);
    expect(first['goods 2000']).toMatchObject({
      sold: mortar.unitAmount * 2,
      tax: mortar.taxAmount,
      refunded: mortar.unitAmount * 2,
      refundedTax: mortar.taxAmount,
    });
    expect(first['book 0']).toMatchObject({ refunded: 0, refundedTax: 0, tax: 0 });
    await give({ amount: 7 });
    const all = Object.values(await give({}));
    for (const row of all) expect(row).toMatchObject({ refunded: row.sold, refundedTax: row.tax });
    expect(all.reduce((sum, row) => sum + row.sold, 0)).toBe(sold?.total);
    const inside = lines.reduce((sum, { taxAmount }) => sum + (taxAmount ?? 0), 0);
    const ofShipping = sold!.shippingTaxes.reduce((sum, { tax }) => sum + tax, 0);
    expect(all.reduce((sum, row) => sum + row.tax, 0)).toBe(inside + ofShipping);
  });

  test('tells which order differs from the provider', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    await store.provider.actions.pay(checkoutSessionId);
    const period = { from: new Date(0), to: new Date(Date.now() + 30 * 24 * 3_600_000) };
    expect(await differences(store.db, period)).toMatchObject([{ provided: 0 }]);
    await store.run('books');
    expect(await differences(store.db, period)).toEqual([]);
  });
});
