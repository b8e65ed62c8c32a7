import { eq } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { giftCard } from '#functions/db/schema/gift-cards.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { refund } from '#functions/db/schema/refunds-and-disputes.ts';
import { blockByOperator } from '#functions/gift-cards/operator.ts';
import { paymentsReport } from '#functions/orders/reconciliation/payments-report.ts';
import { refundOrder } from '#functions/orders/refunds/refund-order.ts';
import type { RefundParams } from '#functions/orders/refunds/refund-params.ts';
import { balanceOf, balancePost, buy, buyCards, cardBasket } from '../helpers/gift-cards.ts';
import { mailsTo, sendMails } from '../helpers/mails.ts';
import { listOrders } from '../helpers/orders.ts';
import { basketOf, checkoutPost, expectProblem, item, newKey, priceIn } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
let stripe: Stripe;
beforeAll(async () => {
  store = await openStore();
  const { hostname, port } = new URL(store.provider.url);
  stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
});
afterAll(() => store.close());
afterEach(() => store.db.delete(rateLimit));

/** All events of the provider are processed. */
const settled = () => store.provider.webhooks.idle();
const refundIn = (id: string, refund: RefundParams = {}) =>
  refundOrder(id, refund, { db: store.db, stripe }, new Date());
const orderOf = async (id: string) => (await listOrders(store.db)).find((one) => one.id === id)!;
const refundsOf = (id: string) =>
  store.db.select().from(refund).where(eq(refund.orderId, id)).orderBy(refund.amount);
/** Two loaves and their shipping, partly paid with a card for 25. */
const paidInPart = async () => {
  const { code } = await buyCards(store, cardBasket('card-25'));
  const id = await buy(store, basketOf({ giftCardCode: code }));
  return { code, id, paid: await orderOf(id) };
};

describe('what a gift card has paid for is refunded', () => {
  test('[GIF-06] to the bank first, as far as the bank paid, and the rest to the card', async () => {
    const { code, id, paid } = await paidInPart();
    await refundIn(id, { amount: 1000 });
    expect(await balanceOf(store.db, code)).toBe(0);
    await refundIn(id);
    expect(await balanceOf(store.db, code)).toBe(2500);
    const byBank = paid.total - 2500;
    expect(await refundsOf(id)).toMatchObject(
      [
        { amount: 1000, toGiftCard: false },
        { amount: byBank - 1000, toGiftCard: false },
        { amount: 2500, toGiftCard: true },
      ].sort((a, b) => a.amount - b.amount),
    );
    expect(await orderOf(id)).toMatchObject({
      status: 'refunded',
      refunded: paid.total,
      giftCardRefunded: 2500,
    });
    await expect(refundIn(id)).rejects.toThrow(/already refunded/);
    await sendMails(store);
    const told = mailsTo(store, 'ada@example.com').map(({ text }) => text);
    const ofThis = told.filter((text) => text.includes(id));
    expect(ofThis.filter((text) => text.includes('back on your gift card'))).toHaveLength(1);
  });

  test('to the card alone, if it paid everything', async () => {
    const { code } = await buyCards(store, cardBasket('card-100'));
    const id = await buy(store, basketOf({ giftCardCode: code }));
    await refundIn(id, { lines: [1] });
    const loaves = 2 * priceIn(store, 'a-slow-loaf', 'hardback', 'GB');
    const { total } = await orderOf(id);
    expect(await balanceOf(store.db, code)).toBe(10_000 - total + loaves);
    expect(await orderOf(id)).toMatchObject({ status: 'part_refunded', giftCardRefunded: loaves });
  });

  test('once, even if two requests arrive at once', async () => {
    const { code, id } = await paidInPart();
    await Promise.allSettled([refundIn(id), refundIn(id)]);
    expect(await balanceOf(store.db, code)).toBe(2500);
    expect((await refundsOf(id)).filter(({ toGiftCard }) => toGiftCard)).toHaveLength(1);
  });

  test('and the payments report finds no mismatch', async () => {
    const orders = [await paidInPart(), await paidInPart()];
    for (const { id } of orders) await refundIn(id);
    const report = await paymentsReport(
      { db: store.db, stripe, pace: async () => {} },
      { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 3_600_000) },
    );
    expect(report.payments).toBeGreaterThan(3);
    expect([...report.withoutOrder, ...report.withoutPayment]).toEqual([]);
  });
});

describe('a bought gift card is refunded', () => {
  test('[GIF-06] whole while nothing is spent of it, and is then invalid', async () => {
    const { orderId, code } = await buyCards(store);
    await refundIn(orderId);
    expect(await balanceOf(store.db, code)).toBeUndefined();
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refunded: 5000 });
    await expectProblem(await store.call(balancePost(code)), { status: 422, code: 'unknown_gift_card' });
    await expectProblem(await store.call(checkoutPost(basketOf({ giftCardCode: code }), newKey())), {
      status: 422,
      code: 'unknown_gift_card',
    });
  });

  test('up to its unspent balance, and never twice', async () => {
    const { orderId, code } = await buyCards(store, cardBasket('card-100'));
    const { total } = await orderOf(await buy(store, basketOf({ giftCardCode: code })));
    await refundIn(orderId);
    expect(await orderOf(orderId)).toMatchObject({ refunded: 10_000 - total, status: 'part_refunded' });
    expect(await balanceOf(store.db, code)).toBeUndefined();
    await expect(refundIn(orderId)).rejects.toThrow(/the spent part of a gift card cannot/);
    await expect(refundIn(orderId, { amount: 1 })).rejects.toThrow(/Name their lines/);
  });

  test('only by its line: a refund by amount uses the other lines of the order, and leaves the card valid', async () => {
    const items = [item('gift-card', 'card-25'), item('a-slow-loaf', 'hardback')];
    const { orderId, code } = await buyCards(store, basketOf({ items }));
    const { total } = await orderOf(orderId);
    await expect(refundIn(orderId, { amount: total - 2499 })).rejects.toThrow(
      `At most ${((total - 2500) / 100).toFixed(2)} GBP`,
    );
    await refundIn(orderId, { amount: 500 });
    expect(await balanceOf(store.db, code)).toBe(2500);
    await refundIn(orderId, { lines: [1] });
    expect(await balanceOf(store.db, code)).toBeUndefined();
    expect(await orderOf(orderId)).toMatchObject({ refunded: 3000 });
  });

  test('a disputed one is blocked, and valid again once the dispute is won', async () => {
    const { orderId, code } = await buyCards(store);
    const { sessionId } = await orderOf(orderId);
    const { id } = store.provider.actions.openDispute(sessionId);
    await settled();
    expect(await balanceOf(store.db, code)).toBeUndefined();
    store.provider.actions.closeDispute(id, true);
    await settled();
    expect(await balanceOf(store.db, code)).toBe(5000);
  });

  test('an operator’s block stays after any change to its price', async () => {
    const { orderId, code } = await buyCards(store);
    const { sessionId } = await orderOf(orderId);
    await blockByOperator(store.db, code, new Date());
    const { id } = store.provider.actions.openDispute(sessionId);
    await settled();
    store.provider.actions.closeDispute(id, true);
    await settled();
    expect(await balanceOf(store.db, code)).toBeUndefined();
    const [row] = await store.db.select().from(giftCard).where(eq(giftCard.orderId, orderId));
    expect(row).toMatchObject({ operatorBlockedAt: expect.any(Date), blockedAt: null });
  });
});
