import { eq } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Queries } from '#functions/db/open.ts';
import { giftCard } from '#functions/db/schema/gift-cards.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { cardsOf } from '#functions/gift-cards/issue.ts';
import { blockByOperator, findListedCard, listCards } from '#functions/gift-cards/operator.ts';
import { settleCards } from '#functions/gift-cards/settle-cards.ts';
import { refundOrder } from '#functions/orders/refunds/refund-order.ts';
import { balanceOf, buy, buyCards, cardBasket } from '../helpers/gift-cards.ts';
import { sendMails } from '../helpers/mails.ts';
import { listOrders } from '../helpers/orders.ts';
import { basketOf } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
let stripe: Stripe;
beforeAll(async () => {
  store = await openStore({ settings: { STRIPE_TAX: undefined } });
  const { hostname, port } = new URL(store.provider.url);
  stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
});
afterAll(() => store.close());
afterEach(() => store.db.delete(rateLimit));

const NOW = new Date();
const orderOf = async (id: string) => (await listOrders(store.db)).find((one) => one.id === id)!;
const refundIn = (id: string) => refundOrder(id, {}, { db: store.db, stripe }, NOW);

describe('an operator', () => {
  test('finds a card by its code in any spelling, or by its name, and sees its balance but no code', async () => {
    const { orderId, code } = await buyCards(store, cardBasket('card-25', 2));
    const { giftCardAmount } = await orderOf(await buy(store, basketOf({ giftCardCode: code })));
    const card = {
      id: `${orderId}.1.1`,
      orderId,
      region: 'GB',
      currency: 'GBP',
      value: 2500,
      reduced: 0,
      balance: 2500 - giftCardAmount,
      blockedAt: null,
      blockedFor: null,
      operatorBlockedAt: null,
      createdAt: expect.any(Date),
    };
    for (const named of [code, ` ${code.toLowerCase().replaceAll('-', '')}`, card.id])
      expect(await findListedCard(store.db, named)).toEqual(card);
    for (const named of ['2222-2222-2222-2222', 'whatever', '', `${orderId}.1.3`])
      expect(await findListedCard(store.db, named)).toBeUndefined();
    const listed = (await listCards(store.db)).filter((one) => one.orderId === orderId);
    expect(listed).toEqual([card, { ...card, id: `${orderId}.1.2`, balance: 2500 }]);
  });

  test('lists the newest card first', async () => {
    const [old, young] = [await buyCards(store), await buyCards(store)];
    await store.db
      .update(giftCard)
      .set({ createdAt: new Date(0) })
      .where(eq(giftCard.orderId, old.orderId));
    const orders = (await listCards(store.db)).map(({ orderId }) => orderId);
    expect(orders.indexOf(young.orderId)).toBeLessThan(orders.indexOf(old.orderId));
    expect(orders.at(-1)).toBe(old.orderId);
  });

  test('blocks a card by its name as well, and gets an error for an unknown one', async () => {
    const { orderId, code } = await buyCards(store);
    expect(await blockByOperator(store.db, `${orderId}.1.9`, NOW)).toBe(false);
    expect(await balanceOf(store.db, code)).toBe(5000);
    expect(await blockByOperator(store.db, `${orderId}.1.1`, NOW)).toBe(true);
    expect(await balanceOf(store.db, code)).toBeUndefined();
    expect(await findListedCard(store.db, code)).toMatchObject({ operatorBlockedAt: NOW, balance: 0 });
    // Blocked again, it keeps the time of its first block.
    expect(await blockByOperator(store.db, code, new Date(NOW.getTime() + 1000))).toBe(true);
    expect(await findListedCard(store.db, code)).toMatchObject({ operatorBlockedAt: NOW });
  });

  test('refunds the whole price of a card that they blocked: the blocked balance was not spent', async () => {
    const { orderId, code } = await buyCards(store);
    await blockByOperator(store.db, code, NOW);
    expect(await refundIn(orderId)).toMatchObject({ amount: 5000 });
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refunded: 5000 });
  });
});

test('[GIF-06] the balance of a card cannot be spent once its price is refunded', async () => {
  const { orderId, code } = await buyCards(store);
  const balances: (number | undefined)[] = [];
  const create = stripe.refunds.create.bind(stripe.refunds);
  vi.spyOn(stripe.refunds, 'create').mockImplementation((async (...all: Parameters<typeof create>) => {
    balances.push(await balanceOf(store.db, code));
    return create(...all);
  }) as typeof create);
  await refundIn(orderId);
  expect(balances).toEqual([undefined]);
});

test('a refund at the dashboard takes no spent amount from a card that an operator blocked', async () => {
  const { orderId, code } = await buyCards(store);
  await blockByOperator(store.db, code, NOW);
  store.provider.actions.refund((await orderOf(orderId)).sessionId, { amount: 4000 });
  await store.provider.webhooks.idle();
  expect(await findListedCard(store.db, code)).toMatchObject({ value: 5000, reduced: 4000, balance: 0 });
  await sendMails(store);
  const told = store.mail.inbox
    .list()
    .find(({ subject }) => subject === `Refunded at the payment provider: order ${orderId}`);
  expect(told?.text).toContain('£10.00 instead of £50.00');
  expect(told?.text).not.toContain('spent already');
});

describe('the cards of an order are shown with their codes,', () => {
  test('except a card without a balance', async () => {
    const { orderId, codes } = await buyCards(store, cardBasket('card-25', 3));
    const { sessionId } = await orderOf(orderId);
    store.provider.actions.refund(sessionId, { amount: 3000 });
    await store.provider.webhooks.idle();
    expect(await cardsOf(store.db, orderId)).toEqual([
      { position: 0, code: codes[1], value: 2000 },
      { position: 0, code: codes[2], value: 2500 },
    ]);
  });

  test('except a card whose code was created with a secret that was removed', async () => {
    const { orderId, codes } = await buyCards(store, cardBasket('card-25', 2));
    await store.db
      .update(giftCard)
      .set({ codeHash: 'of another secret' })
      .where(eq(giftCard.id, `${orderId}.1.1`));
    expect(await cardsOf(store.db, orderId)).toEqual([{ position: 0, code: codes[1], value: 2500 }]);
  });
});

test('an order without gift cards has none to settle, and needs no query', async () => {
  expect(await settleCards({} as Queries, 'F-1', [], NOW)).toEqual([]);
});
