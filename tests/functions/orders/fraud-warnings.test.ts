import { eq, sql } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outbox } from '#functions/db/schema/outbox.ts';
import { earlyFraudWarning } from '#functions/db/schema/provider.ts';
import { deleteDone } from '#functions/mail/outbox/outbox.ts';
import { recordFraudWarning } from '#functions/orders/fraud-warnings.ts';
import { dispatchOrder, releaseOrder } from '#functions/orders/release-and-dispatch.ts';
import { syncSession } from '#functions/orders/sync-session.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { connect } from '#functions/platform/stripe.ts';
import { daysLater } from '#src/core/dates.ts';
import { bankWarnedBefore } from '#src/words/en/hold-reasons.ts';
import { withPostgres } from '../helpers/databases.ts';
import { delivery, sign } from '../helpers/deliveries.ts';
import { digitalBasket, EBOOK, grantsOf } from '../helpers/digital.ts';
import { cardBasket } from '../helpers/gift-cards.ts';
import { mailsTo, sendMails } from '../helpers/mails.ts';
import { listOrders } from '../helpers/orders.ts';
import { plantOtherShop } from '../helpers/other-shop.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const SHOP = 'hello@found.example';

let store: TestStore;
let stripe: Stripe;
beforeAll(async () => {
  store = await openStore({ settings: { STORE_CLOCK: '+0d' }, files: [EBOOK.productId] });
  stripe = await connect(LOCAL_STRIPE_KEY, store.provider.url);
});
afterAll(() => store?.close());
// A test repeats its own events only.
beforeEach(() => {
  store.webhooks.length = 0;
});
afterEach(() => {
  process.env.STORE_CLOCK = '+0d';
});

const sessionOf = (id: string) => store.provider.tables.sessions.get(id)!.session;
const orderOf = async (sessionId: string) =>
  (await listOrders(store.db)).find((one) => one.sessionId === sessionId);
const waiting = async () =>
  (await store.db.select().from(earlyFraudWarning)).map(({ paymentId }) => paymentId);
/** The shop's mails about an order with these words in the subject: subject and text. */
const toldOf = (orderId: string, words = 'Fraud warning') =>
  mailsTo(store, SHOP)
    .filter(({ subject }) => subject.includes(words) && subject.includes(orderId))
    .map(({ subject, text }) => ({ subject, text: text.replace(/\s+/g, ' ') }));

async function buy(body = basketOf(), payment: Parameters<typeof store.provider.actions.pay>[1] = {}) {
  const { checkoutSessionId } = await checkOut(store, body, newKey());
  await store.provider.actions.pay(checkoutSessionId, payment);
  await store.provider.webhooks.idle();
  return { sessionId: checkoutSessionId, orderId: sessionOf(checkoutSessionId).client_reference_id! };
}
const warn = async (sessionId: string) => {
  store.provider.actions.raiseFraudWarning(sessionId);
  await store.provider.webhooks.idle();
};
/** The event of a warning about a session's payment, as the provider sends it. */
const tellOf = (sessionId: string) => {
  const body = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'radar.early_fraud_warning.created',
    livemode: false,
    data: {
      object: {
        id: `issfr_${sessionId}`,
        object: 'radar.early_fraud_warning',
        payment_intent: sessionOf(sessionId).payment_intent,
      },
    },
  });
  return store.call(delivery(body, sign(body)));
};

describe('[F24] the shop is mailed about a fraud warning', () => {
  test('once, even if events repeat, with what was stopped and what to do', async () => {
    const { orderId, sessionId } = await buy(
      basketOf({
        items: [
          item(EBOOK.productId, 'hardback'),
          item(EBOOK.productId, EBOOK.formatId),
          item('gift-card', 'card-25'),
        ],
      }),
      { email: 'warned@mail.example' },
    );
    await warn(sessionId);
    await sendMails(store);
    expect(await orderOf(sessionId)).toMatchObject({
      status: 'held',
      heldReason: 'the bank warns of fraud',
    });
    const [{ subject, text }, ...more] = toldOf(orderId) as [{ subject: string; text: string }];
    expect(more).toEqual([]);
    expect(subject).toBe(`Fraud warning: order ${orderId}`);
    for (const words of [
      'its owner probably did not',
      'It is not a dispute yet, and nothing was taken from you.',
      'warned@mail.example',
      'do not send it',
      'Its download links do not work.',
      'Gift cards bought with it cannot be spent.',
      `npx found orders refund ${orderId}`,
      `npx found orders release ${orderId}`,
    ])
      expect(text).toContain(words);
    for (const { url, ...init } of [...store.webhooks])
      await store.call(new Request(url, { method: 'POST', ...init }));
    await store.run('reconcile');
    await releaseOrder(store.db, orderId, new Date());
    await tellOf(sessionId);
    await sendMails(store);
    expect(toldOf(orderId)).toHaveLength(1);
    // A repeated event does not undo a release.
    expect(await orderOf(sessionId)).toMatchObject({ status: 'paid' });
  });

  test('for each order, with the date if the order was dispatched', async () => {
    const [first, second] = [await buy(), await buy(digitalBasket())];
    await dispatchOrder(store.db, first.orderId, { now: new Date('2026-11-20T12:00:00Z') });
    await warn(first.sessionId);
    await warn(second.sessionId);
    await sendMails(store);
    const [sent] = toldOf(first.orderId);
    expect(sent!.text).toContain('The parcel left on 20 November 2026: only its carrier can still stop it.');
    expect(sent!.text).not.toMatch(/do not send it|files open/);
    const [files] = toldOf(second.orderId);
    expect(files!.text).toContain('Its download links do not work.');
    expect(files!.text).not.toMatch(/parcel|gift cards that/);
  });
});

describe('[F24] the mail about a fraud warning', () => {
  test('about a disputed payment advises no refund, which would fail', async () => {
    const { orderId, sessionId } = await buy();
    store.provider.actions.openDispute(sessionId);
    await warn(sessionId);
    await sendMails(store);
    const { text } = toldOf(orderId)[0]!;
    expect(text).toContain('The payment is disputed as well, so it cannot be refunded');
    expect(text).not.toMatch(/nothing was taken|orders refund|orders release/);
  });

  test('says when the payment was refunded, or the order released, before it was sent', async () => {
    const [refunded, released] = [await buy(), await buy()];
    await warn(refunded.sessionId);
    await warn(released.sessionId);
    store.provider.actions.refund(refunded.sessionId);
    await store.provider.webhooks.idle();
    await releaseOrder(store.db, released.orderId, new Date());
    await sendMails(store);
    expect(toldOf(refunded.orderId)[0]!.text).toContain('has been refunded since');
    expect(toldOf(released.orderId)[0]!.text).toContain('has been released since');
    for (const { orderId } of [refunded, released])
      expect(toldOf(orderId)[0]!.text).not.toMatch(/What was stopped|orders refund/);
  });
});

test('[GIF-06] [F24] an order released after a later warning mails no present, code or review request again', async () => {
  const friend = 'friend@mail.example';
  const email = 'giver@mail.example';
  const present = await buy(cardBasket('card-25', 1, { gift: { email: friend } }), { email });
  const own = await buy(
    basketOf({ items: [item(EBOOK.productId, EBOOK.formatId), item('gift-card', 'card-25')] }),
    { email },
  );
  const files = await buy(basketOf({ items: [item(EBOOK.productId, EBOOK.formatId)] }), { email });
  // The request for a review is due a week later.
  await store.db.update(outbox).set({ dueAt: new Date() }).where(eq(outbox.kind, 'review-invitation'));
  await sendMails(store);
  const received = () => [...mailsTo(store, friend), ...mailsTo(store, email)].map(({ subject }) => subject);
  const before = received();
  expect(mailsTo(store, friend)).toHaveLength(1);
  expect(before).toContain('How are you finding it?');
  // The outbox forgets sent mails after thirty days.
  await deleteDone(store.db, daysLater(new Date(), 31));
  for (const { sessionId, orderId } of [present, own, files]) {
    await warn(sessionId);
    await releaseOrder(store.db, orderId, new Date());
  }
  await sendMails(store);
  expect(mailsTo(store, friend)).toHaveLength(1);
  expect(
    received()
      .slice(before.length)
      .filter((subject) => !/goes ahead|Your order/.test(subject)),
  ).toEqual([]);
  expect(await store.db.$count(outbox, eq(outbox.key, `review-invitation:${files.orderId}`))).toBe(0);
});

describe('[F24] a fraud warning about a payment without an order yet', () => {
  test('is found with the order if no event arrived and the lists are past it', async () => {
    store.provider.tables.endpoints.clear();
    const { checkoutSessionId: sessionId } = await checkOut(store, digitalBasket(), newKey());
    await store.provider.actions.pay(sessionId);
    store.provider.actions.raiseFraudWarning(sessionId);
    store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
    await store.db.execute(sql`alter table order_line rename to gone`);
    process.env.STORE_CLOCK = '+1d';
    expect((await store.run('reconcile')).status).toBe(500);
    await store.db.execute(sql`alter table gone rename to order_line`);
    expect(await orderOf(sessionId)).toBeUndefined();
    process.env.STORE_CLOCK = '+2d';
    expect((await store.run('reconcile')).status).toBe(204);
    const found = (await orderOf(sessionId))!;
    expect(found).toMatchObject({
      status: 'held',
      heldReason: bankWarnedBefore,
      fraudWarningAt: expect.any(Date),
    });
    expect(await grantsOf(store, found.id)).toEqual([]);
    expect(await waiting()).not.toContain(sessionOf(sessionId).payment_intent);
    process.env.STORE_CLOCK = '+3d';
    await store.run('reconcile');
    await sendMails(store);
    expect(toldOf(found.id)).toHaveLength(1);
    expect(toldOf(found.id, 'Held')[0]!.text).toContain(
      'look at it first: the bank warned of fraud before the order was recorded.',
    );
    await releaseOrder(store.db, found.id, new Date());
    expect((await grantsOf(store, found.id)).map(({ file, revokedAt }) => [file, revokedAt])).toEqual(
      EBOOK.files.map((file) => [file, null]),
    );
  });

  test('is found with the order if its event arrived while the payment was processing', async () => {
    const { sessionId } = await buy(basketOf(), { method: 'bacs_debit' });
    expect((await tellOf(sessionId)).status).toBe(200);
    expect((await tellOf(sessionId)).status).toBe(200);
    expect(await orderOf(sessionId)).toBeUndefined();
    store.provider.actions.settle(sessionId, true);
    await store.provider.webhooks.idle();
    expect(await orderOf(sessionId)).toMatchObject({ status: 'held', heldReason: bankWarnedBefore });
    expect(await waiting()).not.toContain(sessionOf(sessionId).payment_intent);
  });

  test('is not kept for a payment of another shop', async () => {
    const at = Math.floor(Date.now() / 1000);
    const others = await plantOtherShop(store.provider, stripe, { count: 2, from: at - 60, to: at });
    for (const session of others) await warn(session);
    await store.run('reconcile');
    expect(
      mailsTo(store, SHOP)
        .map(({ text }) => text)
        .join(),
    ).not.toContain('bicycle');
    const payments = others.map((session) => sessionOf(session).payment_intent);
    expect((await waiting()).filter((payment) => payments.includes(payment))).toEqual([]);
  });

  test('is not kept if the payment has no session', async () => {
    const { sessionId } = await buy();
    const warning = store.provider.actions.raiseFraudWarning(sessionId);
    await store.provider.webhooks.idle();
    const tables = store.provider.tables;
    tables.warnings.set('issfr_of_an_invoice', {
      ...warning,
      id: 'issfr_of_an_invoice',
      payment_intent: 'pi_of_an_invoice',
    });
    expect((await store.run('reconcile')).status).toBe(204);
    expect(await waiting()).not.toContain('pi_of_an_invoice');
  });

  test('is deleted if no order follows within three months', async () => {
    const now = new Date('2027-03-31T12:00:00Z');
    await store.db.insert(earlyFraudWarning).values([
      { paymentId: 'pi_of_december', notedAt: new Date('2026-12-30T12:00:00Z') },
      { paymentId: 'pi_of_january', notedAt: new Date('2027-01-02T12:00:00Z') },
    ]);
    await deleteOverdue(store.db, now);
    expect((await waiting()).filter((payment) => payment.startsWith('pi_of_'))).toEqual(['pi_of_january']);
  });
});

withPostgres('[F24] a warning at the moment at which its order is recorded, on', (database) => {
  let own: TestStore;
  beforeAll(async () => {
    own = await openStore({ database: database(), hasWebhook: false });
  });
  afterAll(() => own?.close());

  test('is applied to the order', async () => {
    const { checkoutSessionId } = await checkOut(own, basketOf(), newKey());
    await own.provider.actions.pay(checkoutSessionId);
    const client = await connect(LOCAL_STRIPE_KEY, own.provider.url);
    const paymentId = String(own.provider.tables.sessions.get(checkoutSessionId)!.session.payment_intent);
    const waiters = async () => {
      const { rows } = await own.db.execute(sql`select pg_stat_clear_snapshot(), (select count(*)::int
        from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as count`);
      return rows[0]?.count;
    };
    let both: Promise<unknown> = Promise.resolve();
    await own.db.transaction(async (queries) => {
      // The order is written, and its transaction cannot end before this one.
      await queries.execute(sql`lock table order_line in exclusive mode`);
      const recording = syncSession(checkoutSessionId, { db: own.db, stripe: client }, new Date());
      await vi.waitUntil(async () => (await waiters()) === 1, { timeout: 20_000 });
      both = Promise.all([recording, recordFraudWarning(own.db, paymentId, new Date())]);
      await vi.waitUntil(async () => (await waiters()) === 2, { timeout: 20_000 });
    });
    await both;
    expect(await listOrders(own.db)).toMatchObject([
      { status: 'held', heldReason: 'the bank warns of fraud' },
    ]);
    expect(await own.db.select().from(earlyFraudWarning)).toEqual([]);
  });
});
