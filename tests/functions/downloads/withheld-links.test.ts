import { eq } from 'drizzle-orm';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '#functions/db/schema/outbox.ts';
import { refundOrder } from '#functions/orders/refunds/refund-order.ts';
import { dispatchOrder, releaseOrder } from '#functions/orders/release-and-dispatch.ts';
import { connect } from '#functions/platform/stripe.ts';
import { digitalBasket, EBOOK, fetchLink } from '../helpers/digital.ts';
import { mailsTo, sendMails } from '../helpers/mails.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

/** Links that the confirmation mail left out, because a dispute was opened before it was sent. */

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ settings: { STORE_CLOCK: '+0d' }, files: [EBOOK.productId] });
});
afterAll(() => store?.close());
// A test repeats its own events only.
beforeEach(() => {
  store.webhooks.length = 0;
});

/** Pays with a unique address, and sends no mail yet. */
async function buy(body = digitalBasket()) {
  const email = `${crypto.randomUUID()}@mail.example`;
  const { checkoutSessionId } = await checkOut(store, body, newKey());
  await store.provider.actions.pay(checkoutSessionId, { email });
  const { session } = store.provider.tables.sessions.get(checkoutSessionId)!;
  const orderId = session.client_reference_id!;
  /** The mails about the order: the subject of each mail, and the number of its file links. */
  const mails = () =>
    mailsTo(store, email)
      .filter(({ subject }) => subject.includes(orderId))
      .map(({ subject, text }) => [subject, filesIn(text).length] as const);
  const lastLinks = () =>
    mailsTo(store, email)
      .map(({ text }) => filesIn(text))
      .findLast((links) => links.length > 0)!;
  return { orderId, sessionId: checkoutSessionId, mails, lastLinks };
}

const filesIn = (text: string) => text.match(/\/downloads\/[\w-]{40,}/g) ?? [];
const dispute = async (sessionId: string) => {
  const { id } = store.provider.actions.openDispute(sessionId);
  await store.provider.webhooks.idle();
  return async (isWon: boolean) => {
    store.provider.actions.closeDispute(id, isWon);
    await store.provider.webhooks.idle();
  };
};
const warn = async (sessionId: string) => {
  store.provider.actions.raiseFraudWarning(sessionId);
  await store.provider.webhooks.idle();
};
const release = (orderId: string) => releaseOrder(store.db, orderId, new Date());
/** Sends what is due a number of days from now. */
const onDay = async (days: number) => {
  process.env.STORE_CLOCK = `+${days}d`;
  expect((await store.run('outbox')).status).toBe(204);
  process.env.STORE_CLOCK = '+0d';
};
/** Replays every event of the test, and runs the outbox after each. */
const repeatEvents = async () => {
  for (const { url, ...init } of [...store.webhooks]) {
    await store.call(new Request(url, { method: 'POST', ...init }));
    await sendMails(store);
  }
};

test('[DIG-02] after a won dispute, the links that the confirmation left out are mailed once, and they work', async () => {
  const { orderId, sessionId, mails, lastLinks } = await buy();
  const close = await dispute(sessionId);
  await sendMails(store);
  await sendMails(store);
  expect(mails()).toEqual([[`Your order ${orderId}`, 0]]);
  await close(true);
  await store.run('outbox');
  const both = [
    [`Your order ${orderId}`, 0],
    [`Your files: order ${orderId}`, EBOOK.files.length],
  ];
  expect(mails()).toEqual(both);
  expect((await fetchLink(store, lastLinks()[0]!)).status).toBe(200);
  await repeatEvents();
  expect(mails()).toEqual(both);
});

test('[DIG-02] links that expired during the dispute are mailed as new ones', async () => {
  const { orderId, sessionId, mails, lastLinks } = await buy();
  const close = await dispute(sessionId);
  await store.run('outbox');
  await close(true);
  await onDay(75);
  expect(mails()).toEqual([
    [`Your order ${orderId}`, 0],
    [`Your files: order ${orderId}`, EBOOK.files.length],
  ]);
  process.env.STORE_CLOCK = '+76d';
  const { status } = await fetchLink(store, lastLinks()[0]!);
  process.env.STORE_CLOCK = '+0d';
  expect(status).toBe(200);
});

test('[DIG-02] after a lost dispute nothing is mailed, and nothing is left to send', async () => {
  const { orderId, sessionId, mails } = await buy();
  const close = await dispute(sessionId);
  await sendMails(store);
  await close(false);
  await onDay(1);
  expect(mails()).toEqual([[`Your order ${orderId}`, 0]]);
  const [row] = await store.db
    .select()
    .from(outbox)
    .where(eq(outbox.key, `downloads:${orderId}`));
  expect(row).toMatchObject({ status: 'done' });
});

test('[DIG-02] links that were in the confirmation are not mailed again after a won dispute', async () => {
  const { orderId, sessionId, mails } = await buy();
  await sendMails(store);
  const close = await dispute(sessionId);
  await close(true);
  await sendMails(store);
  expect(mails()).toEqual([[`Your order ${orderId}`, EBOOK.files.length]]);
});

test('[DIG-02] a release after a warning sends the links in its own mail, and in no other', async () => {
  const { orderId, sessionId, mails } = await buy();
  await warn(sessionId);
  await sendMails(store);
  await release(orderId);
  await sendMails(store);
  await repeatEvents();
  expect(mails()).toEqual([
    [`We have your payment: order ${orderId}`, 0],
    [`Your order ${orderId}`, EBOOK.files.length],
  ]);
});

test('[DIG-02] a warning about a dispatched order is cleared: its links are mailed', async () => {
  const { orderId, sessionId, mails } = await buy(
    basketOf({ items: [item(EBOOK.productId, EBOOK.formatId), item(EBOOK.productId, 'hardback')] }),
  );
  await dispatchOrder(store.db, orderId, { now: new Date() });
  await warn(sessionId);
  await store.run('outbox');
  const withoutLinks = mails();
  expect(withoutLinks.map(([, files]) => files)).toEqual([0, 0]);
  await release(orderId);
  await store.run('outbox');
  const sent = [...withoutLinks, [`Your files: order ${orderId}`, EBOOK.files.length]];
  expect(mails()).toEqual(sent);
  await onDay(1);
  expect(mails()).toEqual(sent);
});

test('[DIG-02] the links of an order that is released during a dispute are mailed once the dispute is won', async () => {
  const { orderId, sessionId, mails } = await buy();
  await warn(sessionId);
  await store.run('outbox');
  const close = await dispute(sessionId);
  await release(orderId);
  await store.run('outbox');
  const before = [
    [`We have your payment: order ${orderId}`, 0],
    [`Your order ${orderId}`, 0],
  ];
  expect(mails()).toEqual(before);
  await close(true);
  await sendMails(store);
  await sendMails(store);
  expect(mails()).toEqual([...before, [`Your files: order ${orderId}`, EBOOK.files.length]]);
});

test('[DIG-02] a release that a warning revokes before its mail is sent brings the links when the order is released again', async () => {
  const { orderId, sessionId, mails } = await buy();
  await store.db.execute(`update "order" set held_reason = 'a look' where id = '${orderId}'`);
  await store.run('outbox');
  await release(orderId);
  await warn(sessionId);
  await store.run('outbox');
  const before = [
    [`We have your payment: order ${orderId}`, 0],
    [`We have your payment: order ${orderId}`, 0],
  ];
  expect(mails()).toEqual(before);
  await release(orderId);
  await sendMails(store);
  await sendMails(store);
  expect(mails()).toEqual([...before, [`Your files: order ${orderId}`, EBOOK.files.length]]);
});

test('[DIG-02] a failed refund mails the links that its confirmation left out', async () => {
  const { orderId, sessionId, mails } = await buy();
  const { id } = store.provider.actions.refund(sessionId, {});
  await store.provider.webhooks.idle();
  await sendMails(store);
  const subjects = () => mails().filter(([subject]) => !/refund/i.test(subject));
  expect(subjects()).toEqual([[`Your order ${orderId}`, 0]]);
  store.provider.actions.settleRefund(id, false);
  await store.provider.webhooks.idle();
  await sendMails(store);
  await sendMails(store);
  expect(subjects()).toEqual([
    [`Your order ${orderId}`, 0],
    [`Your files: order ${orderId}`, EBOOK.files.length],
  ]);
});

describe('[DIG-02] links of a refund that failed while they were withheld come back, since a mail said that they were refunded:', () => {
  const both = () =>
    buy(basketOf({ items: [item(EBOOK.productId, EBOOK.formatId), item(EBOOK.productId, 'hardback')] }));
  const refundFile = async (orderId: string) => {
    await sendMails(store);
    const client = await connect(LOCAL_STRIPE_KEY, store.provider.url);
    await refundOrder(orderId, { lines: [1] }, { db: store.db, stripe: client }, new Date());
    await sendMails(store);
    const [made] = [...store.provider.tables.refunds.values()].slice(-1);
    return async () => {
      store.provider.actions.settleRefund(made!.refund.id, false);
      await store.provider.webhooks.idle();
      await sendMails(store);
    };
  };
  /** The mails with links since `before`, each once although all events are repeated. */
  const since = async ({ mails }: Awaited<ReturnType<typeof buy>>, before: number) => {
    await sendMails(store);
    await repeatEvents();
    return mails()
      .slice(before)
      .filter(([, files]) => files > 0);
  };

  test('with the mail about the release', async () => {
    const bought = await both();
    const fail = await refundFile(bought.orderId);
    const before = bought.mails().length;
    await warn(bought.sessionId);
    await fail();
    await release(bought.orderId);
    expect(await since(bought, before)).toEqual([[`Your order ${bought.orderId}`, EBOOK.files.length]]);
    expect((await fetchLink(store, bought.lastLinks()[0]!)).status).toBe(200);
  });

  test('by themselves, if the mail about the release was sent before', async () => {
    const bought = await both();
    await store.db.execute(`update "order" set held_reason = 'a look' where id = '${bought.orderId}'`);
    await release(bought.orderId);
    const fail = await refundFile(bought.orderId);
    const before = bought.mails().length;
    await warn(bought.sessionId);
    await fail();
    await release(bought.orderId);
    expect(await since(bought, before)).toEqual([
      [`Your files: order ${bought.orderId}`, EBOOK.files.length],
    ]);
  });

  test('by themselves, if the rest has shipped and the release has no mail', async () => {
    const bought = await both();
    const fail = await refundFile(bought.orderId);
    await dispatchOrder(store.db, bought.orderId, { now: new Date() });
    await sendMails(store);
    const before = bought.mails().length;
    await warn(bought.sessionId);
    await fail();
    await release(bought.orderId);
    expect(await since(bought, before)).toEqual([
      [`Your files: order ${bought.orderId}`, EBOOK.files.length],
    ]);
  });

  test('by themselves, once the dispute is won', async () => {
    const bought = await both();
    const fail = await refundFile(bought.orderId);
    const before = bought.mails().length;
    const close = await dispute(bought.sessionId);
    await fail();
    expect(await since(bought, before)).toEqual([]);
    await close(true);
    expect(await since(bought, before)).toEqual([
      [`Your files: order ${bought.orderId}`, EBOOK.files.length],
    ]);
  });
});

test('[DIG-02] a file that was refunded before the confirmation was sent is never mailed', async () => {
  const { orderId, mails } = await buy(
    basketOf({ items: [item(EBOOK.productId, EBOOK.formatId), item(EBOOK.productId, 'hardback')] }),
  );
  const client = await connect(LOCAL_STRIPE_KEY, store.provider.url);
  await refundOrder(orderId, { lines: [1] }, { db: store.db, stripe: client }, new Date());
  await sendMails(store);
  await sendMails(store);
  expect(mails().toSorted()).toEqual([
    [`Your order ${orderId}`, 0],
    [`Your partial refund: order ${orderId}`, 0],
  ]);
});

test('[DIG-02] a file that was refunded before the confirmation was sent is mailed once that refund fails', async () => {
  const { orderId, mails, lastLinks } = await buy(
    basketOf({ items: [item(EBOOK.productId, EBOOK.formatId), item(EBOOK.productId, 'hardback')] }),
  );
  const client = await connect(LOCAL_STRIPE_KEY, store.provider.url);
  await refundOrder(orderId, { lines: [1] }, { db: store.db, stripe: client }, new Date());
  await sendMails(store);
  const [refund] = [...store.provider.tables.refunds.values()].slice(-1);
  store.provider.actions.settleRefund(refund!.refund.id, false);
  await store.provider.webhooks.idle();
  await sendMails(store);
  await repeatEvents();
  const brought = mails().filter(([, files]) => files > 0);
  expect(brought).toEqual([[`Your files: order ${orderId}`, EBOOK.files.length]]);
  expect((await fetchLink(store, lastLinks()[0]!)).status).toBe(200);
});

test('[DIG-02] a refund that fails before the confirmation is sent has the links in the confirmation only', async () => {
  const { orderId, sessionId, mails } = await buy();
  const { id } = store.provider.actions.refund(sessionId, {});
  await store.provider.webhooks.idle();
  store.provider.actions.settleRefund(id, false);
  await store.provider.webhooks.idle();
  await sendMails(store);
  await sendMails(store);
  expect(mails().filter(([, files]) => files > 0)).toEqual([[`Your order ${orderId}`, EBOOK.files.length]]);
});
