import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { giftCard } from '#functions/db/schema/gift-cards.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { commission } from '#functions/db/schema/payouts.ts';
import { productionJob } from '#functions/db/schema/production.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { MINIMUM_CHARGE } from '#src/core/checkout/minimum-charge.ts';
import { balanceOf, balancePost, buy, buyCards, cardBasket } from '../helpers/gift-cards.ts';
import { listOrders } from '../helpers/orders.ts';
import {
  asked,
  attemptOf,
  basketOf,
  type CheckoutBody,
  checkOut,
  checkoutPost,
  expectProblem,
  formPost,
  formTo,
  item,
  lastSession,
  newKey,
  priceIn,
} from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ settings: { STORE_CLOCK: '+0d', STRIPE_TAX: undefined } });
});
afterAll(() => store.close());
afterEach(() => store.db.delete(rateLimit));

const LOAF = () => priceIn(store, 'a-slow-loaf', 'hardback', 'GB');
const POST = () =>
  Number(store.content['shipping-methods'].find(({ id }) => id === 'standard')!.data.rates.GB);
const withCard = (code: string, change: CheckoutBody = {}) => basketOf({ giftCardCode: code, ...change });
const orderOf = async (id: string) => (await listOrders(store.db)).find((one) => one.id === id)!;
const balanceForm = (code: string) => formTo('/api/gift-cards/balance', { code });
const sessionOf = (id: string) => store.provider.tables.sessions.get(id)!.session;

describe('a gift card is bought', () => {
  test('[GIF-01] for its whole price: without promo codes, tax, commission and shipping', async () => {
    const { orderId, codes } = await buyCards(
      store,
      cardBasket('card-50', 2, {
        items: [item('gift-card', 'card-50', 2), item('a-slow-loaf', 'hardback')],
        shippingMethodId: 'standard',
        couponCode: 'FIRSTSUPPER',
        payoutCode: 'ines-tins',
      }),
    );
    const paid = await orderOf(orderId);
    const [cards, loaf] = paid.lines;
    expect(cards).toMatchObject({
      unitAmount: 5000,
      quantity: 2,
      discount: 0,
      taxKind: 'voucher',
      taxAmount: 0,
    });
    expect(loaf!.discount).toBeGreaterThan(0);
    expect(paid.payoutCode).toBe('ines-tins');
    const earned = await store.db
      .select()
      .from(commission)
      .where(eq(commission.orderId, orderId))
      .orderBy(commission.position);
    expect(earned).toMatchObject([
      { amount: 0, reason: 'gift_card' },
      { amount: expect.any(Number), reason: null },
    ]);
    expect(earned[1]!.amount).toBeGreaterThan(0);
    const jobs = await store.db.select().from(productionJob).where(eq(productionJob.orderId, orderId));
    expect(jobs.map(({ position }) => position)).toEqual([1]);
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) {
      expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
      expect(await balanceOf(store.db, code)).toBe(5000);
    }
  });

  test('[GIF-01] it does not count towards free shipping, and alone it needs no shipping', async () => {
    const threshold = store.content['shipping-methods'].find(({ id }) => id === 'standard')!.data.freeFrom!
      .GB!;
    const items = [item('gift-card', 'card-100', 2), item('a-slow-loaf', 'hardback')];
    const id = await buy(store, basketOf({ items }));
    expect(await orderOf(id)).toMatchObject({ subtotal: 20_000 + LOAF(), shipping: POST() });
    expect(20_000 + LOAF()).toBeGreaterThan(threshold);
    expect(await orderOf(await buy(store, cardBasket('card-100', 2)))).toMatchObject({
      shipping: 0,
      delivery: null,
    });
  });

  test('several cards on one line are separate cards, each with its own code and balance', async () => {
    const { orderId, codes } = await buyCards(store, cardBasket('card-25', 3));
    const rows = await store.db
      .select()
      .from(giftCard)
      .where(eq(giftCard.orderId, orderId))
      .orderBy(giftCard.serial);
    expect(rows).toMatchObject(
      [1, 2, 3].map((serial) => ({ id: `${orderId}.1.${serial}`, serial, value: 2500 })),
    );
    expect(new Set(codes).size).toBe(3);
    await buy(store, withCard(codes[1]!));
    expect(await Promise.all(codes.map((code) => balanceOf(store.db, code)))).toEqual([2500, 0, 2500]);
    await store.run('outbox');
    const [mail] = store.mail.inbox
      .list()
      .filter(({ subject }) => subject === `Your gift cards: order ${orderId}`);
    for (const code of codes) expect(mail!.text).toContain(code);
  });

  test('[GIF-07] the codes of a gift are mailed to the recipient, and not to the buyer', async () => {
    const email = 'present@example.com';
    const { orderId, code } = await buyCards(store, cardBasket('card-50', 1, { gift: { email } }));
    await store.run('outbox');
    const mails = store.mail.inbox.list().filter(({ text, html }) => `${text}${html}`.includes(code));
    expect(mails.map(({ envelope }) => envelope.to)).toEqual([[email]]);
    const rows = await store.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `gift-cards:${orderId}`));
    expect(rows).toEqual([]);
  });

  test('[GIF-02] its code is mailed and shown, and is neither in the database nor in the log', async () => {
    const { orderId, code } = await buyCards(store);
    await store.run('outbox');
    const [mail] = store.mail.inbox
      .list()
      .filter(({ subject }) => subject.includes(orderId) && /gift card/.test(subject));
    expect(mail!.text).toContain(code);
    const { sessionId } = await orderOf(orderId);
    const page = await store.call(new Request(`${SITE}/basket/success?session_id=${sessionId}`));
    expect(await page.text()).toContain(code);
    const stored = JSON.stringify([
      await store.db.select().from(giftCard),
      await store.db.select().from(outbox),
      await store.db.select().from(order),
    ]);
    expect(stored + store.log.join()).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  });
});

describe('a gift card pays', () => {
  test('[GIF-03] a part: the provider gets the rest; order, tax and shipping are the same as without it', async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    const plain = await orderOf(await buy(store, basketOf()));
    const { checkoutSessionId } = await checkOut(store, withCard(code), newKey());
    const total = 2 * LOAF() + POST();
    expect(asked(store, 'coupons.create').at(-1)!.params).toMatchObject({
      amount_off: 2500,
      name: 'gift card',
    });
    expect(sessionOf(checkoutSessionId)).toMatchObject({ amount_total: total - 2500 });
    await store.provider.actions.pay(checkoutSessionId);
    const paid = (await listOrders(store.db)).find((one) => one.sessionId === checkoutSessionId)!;
    const { subtotal, discount, shipping, totalTaxAmount, shippingTaxes } = plain;
    expect(paid).toMatchObject({
      status: 'paid',
      heldReason: null,
      total,
      giftCardAmount: 2500,
      subtotal,
      discount,
      shipping,
      totalTaxAmount,
      shippingTaxes,
    });
    expect(await balanceOf(store.db, code)).toBe(0);
  });

  test('[GIF-03] everything: goods by a coupon, shipping by its rate, and no payment is needed', async () => {
    const { code } = await buyCards(store, cardBasket('card-100'));
    const total = 2 * LOAF() + POST();
    const { checkoutSessionId } = await checkOut(store, withCard(code), newKey());
    expect(lastSession(store).shipping_options![0]!.shipping_rate_data!.fixed_amount!.amount).toBe(0);
    expect(sessionOf(checkoutSessionId).amount_total).toBe(0);
    await store.provider.actions.pay(checkoutSessionId);
    expect(sessionOf(checkoutSessionId).payment_status).toBe('no_payment_required');
    const paid = (await listOrders(store.db)).find((one) => one.sessionId === checkoutSessionId)!;
    expect(paid).toMatchObject({ status: 'paid', total, giftCardAmount: total, shipping: POST() });
    expect(await balanceOf(store.db, code)).toBe(10_000 - total);
  });

  test('together with a promo code, which is subtracted first', async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    const { checkoutSessionId } = await checkOut(
      store,
      withCard(code, { couponCode: 'FIRSTSUPPER' }),
      newKey(),
    );
    const attempt = await attemptOf(store, checkoutSessionId);
    expect(attempt.discount).toBeGreaterThan(0);
    expect(asked(store, 'coupons.create').at(-1)!.params).toMatchObject({
      amount_off: attempt.discount + 2500,
    });
    await store.provider.actions.pay(checkoutSessionId);
    const paid = (await listOrders(store.db)).find((one) => one.sessionId === checkoutSessionId)!;
    expect(paid).toMatchObject({ heldReason: null, discount: attempt.discount, giftCardAmount: 2500 });
  });

  test('up to an amount that leaves either nothing or the provider’s minimum charge', async () => {
    const { orderId, code } = await buyCards(store);
    const minimum = MINIMUM_CHARGE.GBP;
    const total = 2 * LOAF() + POST();
    await store.db
      .update(giftCard)
      .set({ value: total - 10 })
      .where(eq(giftCard.orderId, orderId));
    const { checkoutSessionId } = await checkOut(store, withCard(code), newKey());
    expect(sessionOf(checkoutSessionId).amount_total).toBe(minimum);
    await store.provider.actions.pay(checkoutSessionId);
    expect(await balanceOf(store.db, code)).toBe(minimum - 10);
  });

  test('neither for another gift card, nor in another currency, nor with an unknown code or no balance', async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    const refused = async (body: CheckoutBody, expected: Parameters<typeof expectProblem>[1]) =>
      expectProblem(await store.call(checkoutPost(body)), { field: 'giftCardCode', ...expected });
    await refused(cardBasket('card-50', 1, { giftCardCode: code }), {
      status: 422,
      code: 'gift_card_not_needed',
    });
    await refused(withCard(code, { storeRegion: 'EU', isoCurrency: 'EUR', digitalConsent: 'eu-2' }), {
      status: 422,
      code: 'gift_card_other_currency',
      message: /in GBP/,
    });
    await refused(withCard('2222-2222-2222-2222'), { status: 422, code: 'unknown_gift_card' });
    await buy(store, withCard(code));
    await refused(withCard(code), { status: 409, code: 'gift_card_empty' });
  });

  test('by a form without JavaScript, too, which says what is wrong with a code', async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    const form = { storeRegion: 'GB', productId: 'a-slow-loaf', productFormatId: 'hardback', quantity: '2' };
    const started = await store.call(formPost({ ...form, giftCard: code.toLowerCase() }));
    expect(started.status).toBe(303);
    expect(asked(store, 'coupons.create').at(-1)!.params).toMatchObject({ amount_off: 2500 });
    const refused = await store.call(formPost({ ...form, giftCard: 'whatever' }));
    expect(refused.status).toBe(422);
  });

  test('the amount that the shopper saw, or the shopper has to confirm the new one', async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    const total = 2 * LOAF() + POST();
    const refused = await store.call(checkoutPost(withCard(code, { seen: { total, giftCard: 2400 } })));
    const { quote } = await expectProblem(refused, { status: 409, code: 'totals_changed' });
    expect(quote).toMatchObject({ total, giftCard: 2500 });
    await checkOut(store, withCard(code, { seen: { total, giftCard: 2500 } }), newKey());
  });

  test('nothing if a promo code leaves nothing to pay, and the promo code is kept', async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    const free = {
      items: [item('a-slow-loaf', 'ebook')],
      couponCode: 'STAFF-7QKX4M2RWD',
      seen: { total: 0 },
    };
    await expectProblem(await store.call(checkoutPost(withCard(code, free))), {
      status: 422,
      code: 'gift_card_not_needed',
      field: 'giftCardCode',
    });
  });
});

describe('an abandoned payment page', () => {
  test('is closed and releases the card for the buyer’s next page', async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    const first = await checkOut(store, withCard(code), newKey());
    expect(await balanceOf(store.db, code)).toBe(2500);
    // Its event would release the first page as well, as an expired one.
    store.provider.webhooks.faults.add({ type: 'checkout.session.expired', kind: 'drop' });
    const second = await checkOut(store, withCard(code), newKey());
    store.provider.webhooks.faults.clear();
    expect(sessionOf(first.checkoutSessionId).status).toBe('expired');
    expect((await attemptOf(store, first.checkoutSessionId)).state).toBe('replaced');
    await store.provider.actions.pay(second.checkoutSessionId);
    expect(await balanceOf(store.db, code)).toBe(0);
  });

  test('that was paid a moment ago keeps the balance that it used', async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    const first = await checkOut(store, withCard(code), newKey());
    store.provider.webhooks.faults.add({ type: '*', kind: 'drop' });
    await store.provider.actions.pay(first.checkoutSessionId);
    const again = await store.call(checkoutPost(withCard(code), newKey()));
    store.provider.webhooks.faults.clear();
    await expectProblem(again, { status: 409, code: 'gift_card_in_use', field: 'giftCardCode' });
  });
});

describe('POST /api/gift-cards/balance', () => {
  test('[GIF-05] returns the balance, however the code is typed, as JSON and as a page', async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const answer = await store.call(balancePost(typed));
    expect([answer.status, await answer.json()]).toEqual([200, { balance: 2500, currency: 'GBP' }]);
    const page = await store.call(balanceForm(code));
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html).toContain('data-balance="2500"');
    expect(html).not.toContain(code);
  });

  test('[GIF-05] a form without a code is asked for it', async () => {
    const page = await store.call(balanceForm(' '));
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('>Enter the code first.<');
  });

  test('[GIF-05] gives the same delayed answer for an unknown, an invalid and a blocked code', async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    await store.db.update(giftCard).set({ operatorBlockedAt: new Date() });
    const answers = [];
    for (const asked of ['2222-2222-2222-2222', 'whatever', code]) {
      const started = performance.now();
      const error = await expectProblem(await store.call(balancePost(asked)), {
        status: 422,
        code: 'unknown_gift_card',
        field: 'code',
      });
      expect(performance.now() - started).toBeGreaterThan(240);
      answers.push(error.message);
    }
    expect(new Set(answers).size).toBe(1);
    const page = await store.call(balanceForm('whatever'));
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('We cannot find this gift card');
  });

  test('[GIF-05] counts guesses, also those at checkout', async () => {
    const guess = () => store.call(checkoutPost(withCard('2222-2222-2222-2222')), { ip: '203.0.113.7' });
    for (let at = 0; at < 10; at += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    const look = await store.call(balancePost('3333-3333-3333-3333'), { ip: '203.0.113.7' });
    expect(look.status).toBe(429);
  });
});
