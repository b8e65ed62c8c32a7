import { eq } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { takenOf } from '#functions/checkout/attempts/read-reservations.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { giftCard } from '#functions/db/schema/gift-cards.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { sendLinksAgain } from '#functions/downloads/request-links.ts';
import { sendLinks } from '#functions/downloads/send-links.ts';
import { blockByOperator, listCards } from '#functions/gift-cards/operator.ts';
import { orderDetails } from '#functions/orders/order-details.ts';
import { refundOrder } from '#functions/orders/refunds/refund-order.ts';
import { releaseOrder } from '#functions/orders/release-and-dispatch.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { balanceOf, buy, buyCards, cardBasket } from '../helpers/gift-cards.ts';
import { mailsTo, mailTo, sendMails } from '../helpers/mails.ts';
import { listOrders } from '../helpers/orders.ts';
import {
  attemptOf,
  basketOf,
  checkOut,
  checkoutPost,
  expectProblem,
  item,
  newKey,
  priceIn,
} from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
let stripe: Stripe;
beforeAll(async () => {
  store = await openStore({ settings: { STORE_CLOCK: '+0d', STRIPE_TAX: undefined } });
  const { hostname, port } = new URL(store.provider.url);
  stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
});
afterAll(() => store.close());
afterEach(() => store.db.delete(rateLimit));

const settled = () => store.provider.webhooks.idle();
const orderOf = async (id: string) => (await listOrders(store.db)).find((one) => one.id === id)!;
const sessionOf = async (id: string) => (await orderOf(id)).sessionId;
const cardsIn = (orderId: string) =>
  store.db.select().from(giftCard).where(eq(giftCard.orderId, orderId)).orderBy(giftCard.serial);
const warn = async (orderId: string) => {
  store.provider.actions.raiseFraudWarning(await sessionOf(orderId));
  await settled();
};
const dispute = async (orderId: string) => {
  const { id } = store.provider.actions.openDispute(await sessionOf(orderId));
  await settled();
  return async (isWon: boolean) => {
    store.provider.actions.closeDispute(id, isWon);
    await settled();
  };
};
/** A refund from the provider's dashboard; the returned function settles it. */
const refundAtDashboard = async (orderId: string, amount?: number) => {
  const { id } = store.provider.actions.refund(
    await sessionOf(orderId),
    amount === undefined ? {} : { amount },
  );
  await settled();
  return async (hasArrived: boolean) => {
    store.provider.actions.settleRefund(id, hasArrived);
    await settled();
  };
};
let count = 0;
/** A gift of one card, to a unique address, with a delivery date. */
const present = async (inDays: number) => {
  count += 1;
  const email = `friend-${count}@example.com`;
  const deliverOn = dayOf(daysLater(new Date(), inDays));
  const orderId = await buy(store, cardBasket('card-50', 1, { gift: { email, deliverOn } }));
  return { orderId, email };
};
const onDay = async (days: number) => {
  process.env.STORE_CLOCK = `+${days}d`;
  await store.run('outbox');
  process.env.STORE_CLOCK = '+0d';
};

describe('a fraud warning', () => {
  test('[GIF-06] blocks the gift cards of the payment until a person releases the order', async () => {
    const { orderId, code } = await buyCards(store);
    await warn(orderId);
    expect(await balanceOf(store.db, code)).toBeUndefined();
    await expectProblem(await store.call(checkoutPost(basketOf({ giftCardCode: code }), newKey())), {
      status: 422,
      code: 'unknown_gift_card',
    });
    expect(await cardsIn(orderId)).toMatchObject([{ blockedFor: 'fraud_warning' }]);
    await releaseOrder(store.db, orderId, new Date());
    expect(await balanceOf(store.db, code)).toBe(5000);
    expect((await orderOf(await buy(store, basketOf({ giftCardCode: code })))).status).toBe('paid');
  });

  test('means that a won dispute releases nothing before the review', async () => {
    const { orderId, code } = await buyCards(store);
    await warn(orderId);
    const close = await dispute(orderId);
    await close(true);
    expect(await balanceOf(store.db, code)).toBeUndefined();
    await releaseOrder(store.db, orderId, new Date());
    expect(await balanceOf(store.db, code)).toBe(5000);
  });

  test('after a release revokes it, and after dispatch the order can be released as well', async () => {
    const { orderId, code } = await buyCards(store);
    await store.db
      .update(order)
      .set({ heldReason: 'a look', releasedAt: new Date() })
      .where(eq(order.id, orderId));
    await warn(orderId);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'held',
      heldReason: 'a look; the bank warns of fraud',
    });
    expect(await balanceOf(store.db, code)).toBeUndefined();
    const sent = await buyCards(store);
    await store.db.update(order).set({ fulfilledAt: new Date() }).where(eq(order.id, sent.orderId));
    await warn(sent.orderId);
    expect(await balanceOf(store.db, sent.code)).toBeUndefined();
    await releaseOrder(store.db, sent.orderId, new Date());
    expect(await balanceOf(store.db, sent.code)).toBe(5000);
  });

  test('stops the mail of a gift until the release, even if its date has passed', async () => {
    const { orderId, email } = await present(3);
    await warn(orderId);
    await onDay(4);
    expect(mailsTo(store, email)).toEqual([]);
    await releaseOrder(store.db, orderId, daysLater(new Date(), 5));
    await onDay(6);
    expect(mailsTo(store, email)).toHaveLength(1);
    await onDay(9);
    expect(mailsTo(store, email)).toHaveLength(1);
  });
});

describe('an order paid by a blocked card is held', () => {
  test.each(['a warning', 'an operator'])(
    'after %s between the payment page and the payment',
    async (who) => {
      const { orderId, code } = await buyCards(store);
      const { checkoutSessionId } = await checkOut(store, basketOf({ giftCardCode: code }), newKey());
      const { id } = await attemptOf(store, checkoutSessionId);
      if (who === 'a warning') await warn(orderId);
      else await blockByOperator(store.db, code, new Date());
      await store.provider.actions.pay(checkoutSessionId);
      expect(await orderOf(id)).toMatchObject({
        status: 'held',
        heldReason: expect.stringMatching(/^paid with gift card .+, which is blocked$/),
      });
      expect(await cardsIn(orderId)).toHaveLength(1);
    },
  );

  test('after a refund of the balance that an open page holds', async () => {
    const { orderId, code } = await buyCards(store, cardBasket('card-25'));
    const { checkoutSessionId } = await checkOut(store, basketOf({ giftCardCode: code }), newKey());
    await refundAtDashboard(orderId, 1000);
    const { id } = await attemptOf(store, checkoutSessionId);
    await store.provider.actions.pay(checkoutSessionId);
    expect(await orderOf(id)).toMatchObject({
      status: 'held',
      heldReason: expect.stringMatching(/partly refunded/),
    });
    expect(await balanceOf(store.db, code)).toBe(0);
  });
});

describe('a gift whose delivery date is during', () => {
  test('[GIF-07] a dispute is mailed once the dispute is won', async () => {
    const { orderId, email } = await present(3);
    const close = await dispute(orderId);
    await onDay(4);
    await onDay(30);
    expect(mailsTo(store, email)).toEqual([]);
    await close(true);
    await onDay(31);
    const [mail, ...more] = mailsTo(store, email);
    expect(more).toEqual([]);
    expect(mail!.text).toMatch(/([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}/);
  });

  test('a dispute is not mailed before its date if the dispute is won earlier', async () => {
    const { orderId, email } = await present(10);
    const close = await dispute(orderId);
    await close(true);
    await onDay(9);
    expect(mailsTo(store, email)).toEqual([]);
    await onDay(11);
    expect(mailsTo(store, email)).toHaveLength(1);
  });

  test('a lost dispute is never mailed, and does not stay in the outbox', async () => {
    const { orderId, email } = await present(3);
    const close = await dispute(orderId);
    await onDay(4);
    await close(false);
    await onDay(5);
    expect(mailsTo(store, email)).toEqual([]);
    const [row] = await store.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `gift:${orderId}`));
    expect(row).toMatchObject({ status: 'done' });
  });

  test('a refund that fails is mailed after all', async () => {
    const { orderId, email } = await present(3);
    const settle = await refundAtDashboard(orderId);
    await onDay(4);
    expect(mailsTo(store, email)).toEqual([]);
    await settle(false);
    await onDay(5);
    expect(mailsTo(store, email)).toHaveLength(1);
  });

  test('a full refund waits while the refund may fail, and is dropped two months later', async () => {
    const { orderId, email } = await present(1);
    await refundAtDashboard(orderId);
    const stateOfMail = async () => {
      const [row] = await store.db
        .select()
        .from(outbox)
        .where(eq(outbox.key, `gift:${orderId}`));
      return row!.status;
    };
    for (const day of [2, 59]) {
      await onDay(day);
      expect(await stateOfMail()).toBe('waiting');
    }
    await onDay(61);
    expect(await stateOfMail()).toBe('done');
    expect(mailsTo(store, email)).toEqual([]);
  });

  test('a hold is mailed once the order is released', async () => {
    count += 1;
    const email = `friend-${count}@example.com`;
    const { checkoutSessionId } = await checkOut(
      store,
      cardBasket('card-50', 1, { gift: { email } }),
      newKey(),
    );
    await store.db
      .update(checkoutAttempt)
      .set({ total: 1 })
      .where(eq(checkoutAttempt.sessionId, checkoutSessionId));
    await store.provider.actions.pay(checkoutSessionId);
    const { id } = await attemptOf(store, checkoutSessionId);
    expect(await cardsIn(id)).toEqual([]);
    await onDay(1);
    expect(mailsTo(store, email)).toEqual([]);
    await releaseOrder(store.db, id, new Date());
    expect(await cardsIn(id)).toMatchObject([{ value: 5000, blockedAt: null }]);
    await onDay(2);
    expect(mailsTo(store, email)).toHaveLength(1);
  });
});

test('codes that a dispute has withheld are mailed to their buyer once it is won', async () => {
  const { orderId } = await buyCards(store);
  const close = await dispute(orderId);
  await store.run('outbox');
  const codeMails = () =>
    mailsTo(store, 'ada@example.com').filter(({ subject }) => subject === `Your gift card: order ${orderId}`);
  expect(codeMails()).toEqual([]);
  await close(true);
  await store.run('outbox');
  expect(codeMails()).toHaveLength(1);
});

test('[DIG-03] file links that were requested again wait for a dispute as well', async () => {
  const orderId = await buy(store, basketOf({ items: [item('a-slow-loaf', 'ebook')] }));
  await sendLinksAgain(store.db, orderId, new Date(), sendLinks);
  const close = await dispute(orderId);
  const linkMails = () =>
    mailsTo(store, 'ada@example.com').filter(
      ({ subject, text }) => subject.includes(orderId) && /\/download/.test(text),
    );
  await onDay(1);
  const before = linkMails().length;
  await close(true);
  await onDay(2);
  expect(linkMails()).toHaveLength(before + 1);
});

describe('a refund from the dashboard, which names no line,', () => {
  const mixed = (cards: ReturnType<typeof item>) =>
    basketOf({ items: [cards, item('a-slow-loaf', 'hardback')] });
  const loaf = () => priceIn(store, 'a-slow-loaf', 'hardback', 'GB');

  test('[GIF-06] takes the other goods first, then lowers the card’s balance, and the shop gets a mail', async () => {
    const { orderId, code } = await buyCards(store, mixed(item('gift-card', 'card-50')));
    const { total } = await orderOf(orderId);
    await refundAtDashboard(orderId, loaf());
    expect(await balanceOf(store.db, code)).toBe(5000);
    // The rest beside the card is the shipping.
    await refundAtDashboard(orderId, total - 5000 - loaf() + 1200);
    expect(await balanceOf(store.db, code)).toBe(3800);
    await sendMails(store);
    const told = store.mail.inbox
      .list()
      .filter(({ subject }) => subject === `Refunded at the payment provider: order ${orderId}`)
      .map(({ text }) => text);
    expect(told).toHaveLength(2);
    const { mails } = (await orderDetails(store.db, orderId))!;
    expect(mails.filter(({ kind }) => kind === 'dashboard-refund')).toHaveLength(2);
    expect(told.some((text) => text.includes('£50.00, as before'))).toBe(true);
    expect(told.some((text) => text.includes('£38.00 instead of £50.00'))).toBe(true);
  });

  test('leaves the unrefunded part on the card: it pays that and no more, and its mails say so', async () => {
    const { orderId, code } = await buyCards(store, cardBasket('card-50'));
    const settle = await refundAtDashboard(orderId, 4000);
    expect(await balanceOf(store.db, code)).toBe(1000);
    await sendMails(store);
    expect(mailTo(store, 'ada@example.com', `Your gift card: order ${orderId}`).text).toContain('£10.00');
    const { checkoutSessionId } = await checkOut(store, basketOf({ giftCardCode: code }), newKey());
    expect((await attemptOf(store, checkoutSessionId)).giftCard).toMatchObject({ amount: 1000 });
    await settle(false);
    expect(await balanceOf(store.db, code)).toBe(5000);
  });

  test('names what was already spent, and takes it once the card gets money back', async () => {
    const { orderId, code } = await buyCards(store, cardBasket('card-50'));
    const bought = await buy(store, basketOf({ giftCardCode: code }));
    await refundAtDashboard(orderId, 4000);
    expect(await balanceOf(store.db, code)).toBe(0);
    const { giftCardAmount } = await orderOf(bought);
    await sendMails(store);
    const told = store.mail.inbox
      .list()
      .find(({ subject }) => subject.endsWith(`payment provider: order ${orderId}`));
    const lost = giftCardAmount - 1000;
    expect(told!.text).toContain(`£${(lost / 100).toFixed(2)} of this had been spent already`);
    await refundOrder(bought, {}, { db: store.db, stripe }, new Date());
    expect(await balanceOf(store.db, code)).toBe(1000);
  });

  test('takes the unspent balances of several cards of one line first, then what was spent of them', async () => {
    const { orderId, codes } = await buyCards(store, cardBasket('card-25', 3));
    await buy(store, basketOf({ giftCardCode: codes[0]! }));
    await refundAtDashboard(orderId, 3000);
    expect(await Promise.all(codes.map((code) => balanceOf(store.db, code)))).toEqual([0, 0, 2000]);
    expect(
      (await listCards(store.db)).filter((card) => card.orderId === orderId).map(({ reduced }) => reduced),
    ).toEqual([0, 2500, 500]);
  });

  test('of everything blocks the card', async () => {
    const { orderId, code } = await buyCards(store);
    await refundAtDashboard(orderId);
    expect(await balanceOf(store.db, code)).toBeUndefined();
    expect(await cardsIn(orderId)).toMatchObject([{ blockedFor: 'refunded' }]);
  });
});

describe('an operator’s block', () => {
  test('before or after a dispute’s block stays when the dispute is won', async () => {
    const [first, second] = [await buyCards(store), await buyCards(store)];
    const closeFirst = await dispute(first.orderId);
    await blockByOperator(store.db, first.code, new Date());
    await blockByOperator(store.db, second.code, new Date());
    const closeSecond = await dispute(second.orderId);
    expect((await cardsIn(second.orderId))[0]).toMatchObject({ blockedFor: 'disputed' });
    await closeFirst(true);
    await closeSecond(true);
    for (const { orderId, code } of [first, second]) {
      expect(await balanceOf(store.db, code)).toBeUndefined();
      expect(await cardsIn(orderId)).toMatchObject([
        { operatorBlockedAt: expect.any(Date), blockedAt: null, blockedFor: null },
      ]);
      expect((await listCards(store.db)).find((card) => card.orderId === orderId)).toMatchObject({
        balance: 0,
      });
      // A visitor who checked the card before gets none of it either.
      expect([...(await takenOf(store.db, `gift-card:${orderId}`, new Date())).values()]).toEqual([5000]);
    }
  });

  test('on one card of a line leaves the others valid', async () => {
    const { orderId, codes } = await buyCards(store, cardBasket('card-25', 3));
    await blockByOperator(store.db, codes[1]!, new Date());
    const close = await dispute(orderId);
    await close(true);
    expect(await Promise.all(codes.map((code) => balanceOf(store.db, code)))).toEqual([
      2500,
      undefined,
      2500,
    ]);
  });
});

test('a dispute that its charge no longer names is followed to its end', async () => {
  const { orderId, code } = await buyCards(store);
  const close = await dispute(orderId);
  for (const charge of store.provider.tables.charges.values()) charge.disputed = false;
  await close(true);
  expect(await orderOf(orderId)).toMatchObject({ status: 'paid' });
  expect(await balanceOf(store.db, code)).toBe(5000);
});
