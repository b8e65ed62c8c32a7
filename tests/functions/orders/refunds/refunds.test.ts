import { eq } from 'drizzle-orm';
import type { CallFault } from 'payment-sandbox';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { refund, refundRequest } from '#functions/db/schema/refunds-and-disputes.ts';
import { deleteDone } from '#functions/mail/outbox/outbox.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { previewRefund, refundOrder } from '#functions/orders/refunds/refund-order.ts';
import type { RefundParams } from '#functions/orders/refunds/refund-params.ts';
import { failRequest, pendingRefundLines } from '#functions/orders/refunds/refund-requests.ts';
import { openRefunds } from '#functions/orders/refunds/send-refund-request.ts';
import { syncSession } from '#functions/orders/sync-session.ts';
import { openRefundsText } from '#scripts/lib/reconcile-text.ts';
import { daysLater } from '#src/core/dates.ts';
import { sum } from '#src/core/money.ts';
import { storeNow } from '#src/lib/clock.ts';
import { balanceOf, buyCards, cardBasket } from '#tests/functions/helpers/gift-cards.ts';
import { payAt } from '#tests/functions/helpers/hosted-page.ts';
import { mailsTo, sendMails } from '#tests/functions/helpers/mails.ts';
import { listOrders } from '#tests/functions/helpers/orders.ts';
import { basketOf, type CheckoutBody, checkOut, item, newKey } from '#tests/functions/helpers/requests.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

let store: TestStore;
let stripe: Stripe;
beforeAll(async () => {
  store = await openStore({ settings: { STRIPE_TAX: '1' } });
  const { hostname, port } = new URL(store.provider.url);
  stripe = new Stripe(LOCAL_STRIPE_KEY, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
});
afterAll(() => store?.close());
/** Stops the provider's events until the test ends. */
const nobodyListens = () => store.provider.setWebhook('http://localhost/api/nowhere', 'whsec_nowhere');
afterEach(async () => {
  store.provider.faults.clear();
  store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
  await store.provider.webhooks.idle();
  await store.db.delete(rateLimit);
});

const services = () => ({ db: store.db, stripe });
const give = (id: string, params: RefundParams = {}) => refundOrder(id, params, services(), storeNow());
const refused = (id: string, params: RefundParams, code: string) =>
  expect(give(id, params), JSON.stringify(params)).rejects.toMatchObject({ name: 'OrderCommandError', code });
const fails = (fault: Partial<CallFault>) =>
  void store.provider.faults.add({ operation: 'refunds.create', kind: 'status', times: 1, ...fault });
const orderOf = async (id: string) => (await listOrders(store.db)).find((one) => one.id === id)!;
const requestsOf = (id: string) =>
  store.db.select().from(refundRequest).where(eq(refundRequest.orderId, id)).orderBy(refundRequest.createdAt);
const refundsOf = (id: string) => store.db.select().from(refund).where(eq(refund.orderId, id));
/** The refunded amount of a session's payment, at the provider. */
const givenBack = (session: string) => store.provider.ledger({ session }).payments[0]?.refunded ?? 0;
const bought = async (body: CheckoutBody = basketOf()) => {
  const { checkoutSessionId } = await checkOut(store, body, newKey());
  await store.provider.actions.pay(checkoutSessionId);
  return (await findOrder(store.db, checkoutSessionId))!;
};
const twoLines = () =>
  basketOf({ items: [item('a-slow-loaf', 'hardback', 2), item('a-slow-loaf', 'ebook')] });
/** Two lines in Canada, with sales tax on top. */
const taxed = async () => {
  const items = [item('a-slow-loaf', 'hardback', 2), item('a-slow-loaf', 'ebook')];
  const body = basketOf({ storeRegion: 'CA', isoCurrency: 'CAD', items });
  const { redirectUrl, checkoutSessionId } = await checkOut(store, body, newKey());
  const place = { country: 'CA', state: 'ON', postal_code: 'K1A 0B1', city: 'Ottawa', tax_country: 'CA' };
  await payAt(redirectUrl, place);
  return (await findOrder(store.db, checkoutSessionId))!;
};

describe('a line', () => {
  test('[F24] is refunded once, however often it is named', async () => {
    const paid = await bought(twoLines());
    await refused(paid.id, { lines: [1, 1] }, 'no_line');
    expect(await give(paid.id, { lines: [1] })).toMatchObject({ amount: 4400, isResumed: false });
    await refused(paid.id, { lines: [1] }, 'already_refunded');
    await refused(paid.id, { lines: [2, 1] }, 'already_refunded');
    await refused(paid.id, { lines: [3] }, 'no_line');
    await refused(paid.id, { lines: [0] }, 'no_line');
    expect(givenBack(paid.sessionId)).toBe(4400);
    expect(await give(paid.id, { lines: [2], shipping: true })).toMatchObject({ amount: 1000 + 395 });
    await refused(paid.id, {}, 'already_refunded');
    await expect(give(paid.id, { shipping: true })).rejects.toThrow(`the shipping of ${paid.id}`);
    await expect(give(paid.id, { lines: [1] })).rejects.toThrow(`line 1 of ${paid.id}`);
    expect(await orderOf(paid.id)).toMatchObject({ status: 'refunded', refunded: paid.total });
  });

  test('[F24] is named in the mail to its buyer, and the others are not', async () => {
    const email = 'refunded@mail.example';
    const { checkoutSessionId } = await checkOut(store, twoLines(), newKey());
    await store.provider.actions.pay(checkoutSessionId, { email });
    const paid = (await findOrder(store.db, checkoutSessionId))!;
    await give(paid.id, { lines: [2] });
    await give(paid.id, { amount: 100 });
    await give(paid.id);
    await sendMails(store);
    const mails = mailsTo(store, email).filter(({ subject }) => /refund/i.test(subject));
    const said = mails.map(({ text }) => /We have refunded (.*?\.)/s.exec(text)?.[1]?.replace(/\s+/g, ' '));
    expect(said.sort()).toEqual([
      `all of your order ${paid.id}.`,
      `part of your order ${paid.id}, for A Slow Loaf (Ebook).`,
      `part of your order ${paid.id}.`,
    ]);
  });

  test('[F24] is mailed once, even when another follows after the outbox has forgotten it', async () => {
    const email = 'twice@mail.example';
    const { checkoutSessionId } = await checkOut(store, twoLines(), newKey());
    await store.provider.actions.pay(checkoutSessionId, { email });
    const paid = (await findOrder(store.db, checkoutSessionId))!;
    await give(paid.id, { lines: [2] });
    await sendMails(store);
    await deleteDone(store.db, daysLater(storeNow(), 31));
    await give(paid.id, { amount: 100 });
    await sendMails(store);
    const mails = mailsTo(store, email).filter(({ subject }) => /refund/i.test(subject));
    expect(mails.map(({ text }) => /Refunded: (\S+)/.exec(text)?.[1])).toEqual(['£10.00', '£1.00']);
  });

  test.each([
    ['a 500 that is kept under its key', { when: 'after', isKept: true }],
    ['a 503', { when: 'after', status: 503 }],
    // The client retries once.
    ['a connection that is cut', { kind: 'cut', when: 'after', times: 2 }],
  ] as const)(
    '[F24] is refunded once, although the provider answered %s after doing it',
    async (_, fault) => {
      const paid = await bought(twoLines());
      nobodyListens();
      fails(fault);
      await refused(paid.id, { lines: [1] }, 'provider_unreachable');
      expect(await requestsOf(paid.id)).toMatchObject([{ state: 'sent', requestKey: 'lines:1' }]);
      expect(openRefundsText(await openRefunds(store.db))).toContain(`${paid.id}  44.00 GBP  since 20`);
      expect(givenBack(paid.sessionId)).toBe(4400);
      expect(await give(paid.id, { lines: [1] })).toMatchObject({ amount: 4400, isResumed: true });
      await refused(paid.id, { lines: [1] }, 'already_refunded');
      expect(openRefundsText(await openRefunds(store.db))).not.toContain(paid.id);
      expect(givenBack(paid.sessionId)).toBe(4400);
      expect(await requestsOf(paid.id)).toMatchObject([{ state: 'succeeded' }]);
      expect(await refundsOf(paid.id)).toMatchObject([
        { amount: 4400, lines: [{ position: 0, amount: 4400 }] },
      ]);
    },
  );

  test('[F24] is refunded once by a command that is repeated days after its answer was lost', {
    tags: ['long'],
  }, async () => {
    const paid = await bought(twoLines());
    nobodyListens();
    fails({ kind: 'cut', when: 'after', times: 2 });
    await refused(paid.id, { amount: 700 }, 'provider_unreachable');
    // The provider keeps an idempotency key for one day.
    await store.provider.clock.advance(30 * 3_600_000);
    expect(await give(paid.id, { amount: 700 })).toMatchObject({ amount: 700, isResumed: true });
    expect(givenBack(paid.sessionId)).toBe(700);
    // After it has succeeded, the same request is another refund.
    expect(await give(paid.id, { amount: 700 })).toMatchObject({ amount: 700, isResumed: false });
    expect(givenBack(paid.sessionId)).toBe(1400);
  });

  test('[CHK-08] includes its tax on top, and the last part gets the remaining tax', async () => {
    const paid = await taxed();
    const [first, second] = paid.lines;
    expect(first).toMatchObject({ taxAmount: 380 });
    const preview = await previewRefund(store.db, paid.id, { lines: [1] });
    expect(preview).toMatchObject({
      amount: 7600 + 380,
      currency: 'CAD',
      lines: [{ number: 1, amount: 7600, tax: 380 }],
      shipping: 0,
      provider: 7980,
      giftCard: 0,
    });
    expect(await requestsOf(paid.id)).toEqual([]);
    expect(await give(paid.id, { lines: [1] })).toMatchObject({ amount: 7980 });
    expect(await refundsOf(paid.id)).toMatchObject([
      { amount: 7980, lines: [{ position: 0, amount: 7600, tax: 380 }] },
    ]);
    expect(await give(paid.id, { shipping: true })).toMatchObject({ amount: 895 + 45 });
    await give(paid.id, { amount: 333 });
    const rest = second!.unitAmount + second!.taxAmount! - 333;
    expect(await give(paid.id)).toMatchObject({ amount: rest });
    expect(givenBack(paid.sessionId)).toBe(paid.total);
  });

  test('[GIF-06] an order of 86 lines with a gift card is refunded whole, within the provider’s metadata limits', async () => {
    const items = [
      ...Array.from({ length: 85 }, (_, at) =>
        item('the-named-apron', 'small', 1, { customizationQuery: `Nº${at}` }),
      ),
      item('gift-card', 'card-25'),
    ];
    const { orderId, code } = await buyCards(store, basketOf({ items }));
    const paid = await orderOf(orderId);
    expect(paid.lines).toHaveLength(86);
    const lines = Array.from({ length: 80 }, (_, at) => at + 1);
    expect(await give(orderId, { lines })).toMatchObject({ amount: 80 * 2300 });
    await give(orderId);
    expect(givenBack(paid.sessionId)).toBe(paid.total);
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refunded: paid.total });
    expect(await balanceOf(store.db, code)).toBeUndefined();
  });
});

describe('a refund that the provider refuses', () => {
  test('[GIF-06] leaves a bought gift card valid, in the same step', async () => {
    const { orderId, code } = await buyCards(store);
    const { sessionId } = await orderOf(orderId);
    fails({ status: 402 });
    await refused(orderId, {}, 'provider_refused');
    expect(await requestsOf(orderId)).toMatchObject([
      { state: 'failed', failureReason: expect.stringContaining('refused on purpose') },
    ]);
    expect(await balanceOf(store.db, code)).toBe(5000);
    expect(await pendingRefundLines(store.db, orderId)).toEqual([]);
    expect(await give(orderId)).toMatchObject({ amount: 5000, isResumed: false });
    expect(await balanceOf(store.db, code)).toBeUndefined();
    expect(givenBack(sessionId)).toBe(5000);
  });

  test('[GIF-06] or that we refuse blocks no card', async () => {
    const { orderId, code } = await buyCards(store);
    await refused(orderId, { lines: [1, 1] }, 'no_line');
    await refused(orderId, { amount: 100 }, 'too_much');
    expect(await balanceOf(store.db, code)).toBe(5000);
  });

  test('[GIF-06] a card cannot be spent during its refund, and reconciliation finishes a refund after a crash', async () => {
    const { orderId, code } = await buyCards(store);
    const { sessionId } = await orderOf(orderId);
    fails({ status: 500 });
    await refused(orderId, {}, 'provider_unreachable');
    expect(await pendingRefundLines(store.db, orderId)).toMatchObject([{ position: 0, amount: 5000 }]);
    expect(await balanceOf(store.db, code)).toBeUndefined();
    expect(givenBack(sessionId)).toBe(0);
    await store.provider.clock.advance(10 * 60_000);
    expect((await store.run('reconcile')).status).toBe(204);
    expect(givenBack(sessionId)).toBe(5000);
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded' });
    expect(await requestsOf(orderId)).toMatchObject([{ state: 'succeeded' }]);
  });

  test('[F24] reaches the operator as one sentence, for any error', async () => {
    const paid = await bought();
    for (const status of [400, 401, 402, 403, 404]) {
      fails({ status });
      const error = await give(paid.id, { amount: 10 + status }).catch((thrown: Error) => thrown);
      expect(error).toMatchObject({ name: 'OrderCommandError', code: 'provider_refused' });
      expect((error as Error).message).toMatch(/^The payment provider refused .* Nothing was refunded\.$/);
    }
    // The events of the payment read the session, too, and would get the error.
    await store.provider.webhooks.idle();
    store.provider.faults.add({ operation: 'sessions.retrieve', kind: 'status', status: 503, times: 1 });
    await refused(paid.id, {}, 'provider_unreachable');
    await refused('F-NOBODY', {}, 'no_order');
    expect(givenBack(paid.sessionId)).toBe(0);
    expect(await orderOf(paid.id)).toMatchObject({ status: 'paid', refunded: 0 });
  });
});

describe('a failed refund', () => {
  test('[F24] is repeated by the same command, as another request', async () => {
    const paid = await bought(twoLines());
    await give(paid.id, { lines: [1] });
    const [first] = await refundsOf(paid.id);
    store.provider.actions.settleRefund(first!.id, false);
    await store.provider.webhooks.idle();
    expect(givenBack(paid.sessionId)).toBe(0);
    expect(await requestsOf(paid.id)).toMatchObject([{ state: 'failed', failureReason: expect.any(String) }]);
    expect(await give(paid.id, { lines: [1] })).toMatchObject({ amount: 4400, isResumed: false });
    expect(givenBack(paid.sessionId)).toBe(4400);
    expect((await requestsOf(paid.id)).map(({ state }) => state)).toEqual(['failed', 'succeeded']);
    expect(await orderOf(paid.id)).toMatchObject({ refunded: 4400 });
    await sendMails(store);
    const [mail, ...more] = mailsTo(store, 'hello@found.example').filter(
      ({ subject }) => subject === `Refund not paid out: order ${paid.id}`,
    );
    expect(more).toEqual([]);
    expect(mail!.text.replace(/\s+/g, ' ')).toContain(
      `npx found orders refund ${paid.id}, with the same lines or amount`,
    );
  });

  test('[GIF-06] keeps what went to the gift card, and only the bank’s part is refunded again', async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    const paid = await bought(basketOf({ giftCardCode: code }));
    await give(paid.id);
    const byBank = (await refundsOf(paid.id)).find(({ toGiftCard }) => !toGiftCard)!;
    store.provider.actions.settleRefund(byBank.id, false);
    await store.provider.webhooks.idle();
    expect(await orderOf(paid.id)).toMatchObject({ refunded: 2500, giftCardRefunded: 2500 });
    expect(await give(paid.id)).toMatchObject({ amount: paid.total - 2500 });
    expect(givenBack(paid.sessionId)).toBe(paid.total - 2500);
    expect(await balanceOf(store.db, code)).toBe(2500);
  });
});

describe('a disputed payment', () => {
  const withCard = async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    const paid = await bought(basketOf({ giftCardCode: code }));
    return { code, paid };
  };

  test.each([
    ['is not decided', undefined],
    ['is lost', false],
  ] as const)('[GIF-06] and %s: only the gift card’s part is refunded, once', async (_, isWon) => {
    const { code, paid } = await withCard();
    const { id } = store.provider.actions.openDispute(paid.sessionId);
    if (isWon !== undefined) store.provider.actions.closeDispute(id, isWon);
    await store.provider.webhooks.idle();
    expect(await previewRefund(store.db, paid.id, {})).toMatchObject({ provider: 0, giftCard: 2500 });
    expect(await give(paid.id)).toMatchObject({ amount: 2500 });
    expect(await balanceOf(store.db, code)).toBe(2500);
    await refused(paid.id, {}, 'disputed');
    await refused(paid.id, { lines: [1] }, 'disputed');
    expect(givenBack(paid.sessionId)).toBe(0);
  });

  test('[F24] of a partly refunded order takes the rest, and nothing of it is refunded', async () => {
    const paid = await bought(twoLines());
    await give(paid.id, { lines: [2] });
    const { id } = store.provider.actions.openDispute(paid.sessionId);
    await store.provider.webhooks.idle();
    await refused(paid.id, {}, 'disputed');
    await refused(paid.id, { amount: 1 }, 'disputed');
    store.provider.actions.closeDispute(id, true);
    await store.provider.webhooks.idle();
    expect(await give(paid.id)).toMatchObject({ amount: paid.total - 1000 });
    expect(givenBack(paid.sessionId)).toBe(paid.total);
  });

  test('[F24] with an inquiry only can be refunded, as the provider allows it', async () => {
    const paid = await bought();
    store.provider.actions.openDispute(paid.sessionId, { isInquiry: true });
    await store.provider.webhooks.idle();
    expect(await give(paid.id)).toMatchObject({ amount: paid.total });
    expect(givenBack(paid.sessionId)).toBe(paid.total);
  });
});

describe('refunds from the dashboard', () => {
  test('[F24] are known before ours is planned, even if no event has arrived', async () => {
    const paid = await bought(twoLines());
    nobodyListens();
    store.provider.actions.refund(paid.sessionId, { amount: 2000 });
    await refused(paid.id, { amount: paid.total - 1999 }, 'too_much');
    expect(await give(paid.id)).toMatchObject({ amount: paid.total - 2000 });
    expect(givenBack(paid.sessionId)).toBe(paid.total);
  });

  test('[F24] at the same time as ours make ours refused or follow it, never both', async () => {
    const paid = await bought();
    store.provider.faults.add({
      operation: 'refunds.create',
      kind: 'slow',
      ms: 1,
      times: 1,
      isMeant: () => {
        store.provider.actions.refund(paid.sessionId, { amount: 1000 });
        return true;
      },
    });
    await refused(paid.id, {}, 'provider_refused');
    await store.provider.webhooks.idle();
    expect(await orderOf(paid.id)).toMatchObject({ refunded: 1000 });
    await give(paid.id);
    expect(givenBack(paid.sessionId)).toBe(paid.total);
    expect(sum((await refundsOf(paid.id)).map(({ amount }) => amount))).toBe(paid.total);
  });

  test('[F24] with the metadata of one of ours are not taken for ours', async () => {
    const paid = await bought(twoLines());
    await give(paid.id, { lines: [2] });
    const [{ id } = { id: '' }] = await requestsOf(paid.id);
    store.provider.actions.refund(paid.sessionId, { amount: 1000, metadata: { request: id } });
    store.provider.actions.refund(paid.sessionId, { amount: 5, metadata: { request: id } });
    store.provider.actions.refund(paid.sessionId, { amount: 6, metadata: { request: 'no-such-request' } });
    await store.provider.webhooks.idle();
    const rows = await refundsOf(paid.id);
    expect(rows.filter(({ requestId }) => requestId === id)).toHaveLength(1);
    expect(await orderOf(paid.id)).toMatchObject({ refunded: 2011 });
  });
});

test('an invalid request is refused before anything is written', async () => {
  const paid = await bought();
  const several: RefundParams[] = [
    { amount: 0 },
    { amount: -1 },
    { amount: 0.5 },
    { amount: Number.NaN },
    { amount: 2 ** 60 },
    { amount: 1, lines: [1] },
    { amount: 1, shipping: true },
  ];
  for (const params of several) await refused(paid.id, params, 'wrong_amount');
  await refused(paid.id, { amount: paid.total + 1 }, 'too_much');
  for (const line of [0.5, Number.NaN, -1, 1e9]) await refused(paid.id, { lines: [line] }, 'no_line');
  await refused(paid.id, { lines: [] }, 'already_refunded');
  expect(await requestsOf(paid.id)).toEqual([]);
});

describe('the operator reads, in the preview and in the refund,', () => {
  const says = async (id: string, params: RefundParams, sentence: string) => {
    await expect(previewRefund(store.db, id, params)).rejects.toThrow(sentence);
    await expect(give(id, params)).rejects.toThrow(sentence);
  };

  test('what is wrong with the request', async () => {
    const { id } = await bought(twoLines());
    await says(id, { amount: 1, lines: [1] }, 'Use either an amount, or lines and shipping.');
    await says(id, { amount: 0 }, 'The amount of a refund is a whole number of minor units, at least 1.');
    await says(id, { lines: [3] }, `${id} has no line 3: it has 2.`);
    await says(id, { lines: [2, 2] }, 'Line 2 is named twice.');
  });

  test('that a gift card was spent', async () => {
    const both = basketOf({ items: [item('a-slow-loaf', 'ebook'), item('gift-card', 'card-25')] });
    const { orderId, code } = await buyCards(store, both);
    const spent = basketOf({ items: [item('a-slow-loaf', 'hardback')], giftCardCode: code });
    await bought(spent);
    await says(
      orderId,
      { lines: [2] },
      'Line 2 cannot be refunded: the spent part of a gift card cannot be refunded.',
    );
  });

  test('that a refund is pending, of how much, and its number', async () => {
    const { id } = await bought(twoLines());
    fails({ status: 500 });
    await refused(id, { lines: [1] }, 'provider_unreachable');
    const [request] = await requestsOf(id);
    await says(
      id,
      { lines: [1], shipping: true },
      `Nothing is left of line 1 of ${id}: a refund of 44.00 GBP is pending (request ${request!.id}).`,
    );
  });

  test('that the provider does not answer, with its error as the cause', async () => {
    const { id } = await bought();
    await store.provider.webhooks.idle();
    store.provider.faults.add({ operation: 'sessions.retrieve', kind: 'status', status: 503, times: 1 });
    const error = await give(id).catch((thrown: Error) => thrown);
    expect((error as Error).cause).toBeInstanceOf(Error);
  });
});

test('a request that was refused once is not refused again', async () => {
  const { id } = await bought();
  fails({ status: 402 });
  await refused(id, {}, 'provider_refused');
  const [request] = await requestsOf(id);
  expect(await failRequest(store.db, request!, 'once more', storeNow())).toBe(false);
  expect(await requestsOf(id)).toEqual([request]);
});

test('[F24] refunds at the dashboard are all found, however many there are, with the lines that their metadata names', async () => {
  const [paid, other] = [await bought(twoLines()), await bought()];
  nobodyListens();
  store.provider.actions.refund(other.sessionId, { amount: 7 });
  for (let at = 0; at < 11; at += 1) store.provider.actions.refund(paid.sessionId, { amount: 100 + at });
  const charge = [...store.provider.tables.refunds.values()].at(-1)!;
  charge.refund.metadata = { lines: '0:60,1:50,nonsense' };
  await syncSession(paid.sessionId, services(), storeNow());
  const refunds = await refundsOf(paid.id);
  expect(refunds.map(({ amount }) => amount).sort()).toEqual(Array.from({ length: 11 }, (_, at) => 100 + at));
  expect(refunds.find(({ amount }) => amount === 110)?.lines).toEqual([
    { position: 0, amount: 60 },
    { position: 1, amount: 50 },
  ]);
});
