import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderDetails } from '#functions/orders/order-details.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { dispatchOrder } from '#functions/orders/release-and-dispatch.ts';
import { delivery, sign } from '../helpers/deliveries.ts';
import { EBOOK } from '../helpers/digital.ts';
import { mailsTo, sendMails } from '../helpers/mails.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const SHOP = 'hello@found.example';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ files: [EBOOK.productId] });
});
afterAll(() => store?.close());
// A test repeats its own events only.
beforeEach(() => {
  store.webhooks.length = 0;
});

async function buy(body = basketOf()) {
  const { checkoutSessionId: sessionId } = await checkOut(store, body, newKey());
  await store.provider.actions.pay(sessionId, { email: 'payer@mail.example' });
  await store.provider.webhooks.idle();
  const { session } = store.provider.tables.sessions.get(sessionId)!;
  return { sessionId, orderId: session.client_reference_id! };
}
const opened = async (
  sessionId: string,
  request: { isInquiry?: boolean; reason?: string; amount?: number } = {},
) => {
  const dispute = store.provider.actions.openDispute(sessionId, request);
  await store.provider.webhooks.idle();
  return dispute;
};
const closed = async (id: string, isWon: boolean) => {
  store.provider.actions.closeDispute(id, isWon);
  await store.provider.webhooks.idle();
};
/**
 * The subjects and texts of the shop's mails about an order's disputes, after the outbox has run; mails of
 * one run are in any order.
 */
const told = async (orderId: string) => {
  await sendMails(store);
  return mailsTo(store, SHOP)
    .filter(({ subject }) => subject.includes(orderId) && /disput|bank/i.test(subject))
    .map(({ subject, text }) => ({ subject, text: text.replace(/\s+/g, ' ') }));
};
const statusOf = async (sessionId: string) => (await findOrder(store.db, sessionId))!.status;
/** Delivers an event about a session's dispute. The store reads the dispute from the provider. */
const tellAgain = async (sessionId: string) => {
  const { session } = store.provider.tables.sessions.get(sessionId)!;
  const object = { id: 'du_of_it', object: 'dispute', payment_intent: session.payment_intent };
  const event = { id: `evt_${crypto.randomUUID()}`, object: 'event', type: 'charge.dispute.updated' };
  const body = JSON.stringify({ ...event, livemode: false, data: { object } });
  expect((await store.call(delivery(body, sign(body)))).status).toBe(200);
};
const subjects = async (orderId: string) => (await told(orderId)).map(({ subject }) => subject);

describe('[F24] the shop is mailed about a dispute', () => {
  test('when it opens, once: the amount, the reason, the deadline, and what was stopped', async () => {
    const { sessionId, orderId } = await buy(
      basketOf({ items: [item(EBOOK.productId, 'hardback'), item(EBOOK.productId, EBOOK.formatId)] }),
    );
    const { id, evidence_details } = await opened(sessionId, {
      reason: 'product_not_received',
      amount: 1250,
    });
    const [mail, ...more] = await told(orderId);
    expect(more).toEqual([]);
    const day = new Date(evidence_details.due_by! * 1000).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/London',
    });
    expect(mail!.subject).toBe(`Payment disputed: order ${orderId}`);
    for (const words of [
      'which has taken £12.50 back',
      'nothing arrived',
      `Answer by: ${day}`,
      'payer@mail.example',
      'do not send it',
      'Its download links do not work.',
      `npx found orders show ${orderId}`,
      'Do not refund it as well: the bank has the money.',
      id,
    ])
      expect(mail!.text).toContain(words);
    for (const { url, ...init } of [...store.webhooks])
      await store.call(new Request(url, { method: 'POST', ...init }));
    await store.run('reconcile');
    expect(await told(orderId)).toHaveLength(1);
  });

  test('when the bank has decided, either way', async () => {
    const [won, lost] = [await buy(), await buy()];
    for (const { sessionId, orderId } of [won, lost]) {
      const { id } = await opened(sessionId);
      await told(orderId);
      await closed(id, sessionId === won.sessionId);
    }
    expect(await subjects(won.orderId)).toEqual([
      `Payment disputed: order ${won.orderId}`,
      `Dispute closed in your favour: order ${won.orderId}`,
    ]);
    expect((await told(won.orderId))[1]!.text).toContain('What was stopped because of it goes ahead.');
    expect(await subjects(lost.orderId)).toEqual([
      `Payment disputed: order ${lost.orderId}`,
      `Dispute lost: order ${lost.orderId}`,
    ]);
    expect((await told(lost.orderId))[1]!.text).toMatch(/who keeps £[\d.]+\. What was stopped stays stopped/);
  });

  test('and if another reason holds the order, the mail says that nothing is sent yet', async () => {
    const { sessionId, orderId } = await buy();
    store.provider.actions.raiseFraudWarning(sessionId);
    const { id } = await opened(sessionId);
    expect(await subjects(orderId)).toEqual([`Payment disputed: order ${orderId}`]);
    await closed(id, true);
    const [, closing] = await told(orderId);
    expect(closing!.subject).toBe(`Dispute closed in your favour: order ${orderId}`);
    expect(closing!.text).toContain('The order is still held for another reason.');
  });

  test('that is an inquiry, and again when it becomes a dispute', async () => {
    const { sessionId, orderId } = await buy();
    await dispatchOrder(store.db, orderId, { now: new Date('2026-11-20T12:00:00Z') });
    const asked = await opened(sessionId, { isInquiry: true });
    const [mail] = await told(orderId);
    expect(mail!.subject).toBe(`The bank asks about order ${orderId}`);
    for (const words of [
      'Nothing was taken from you yet.',
      'The parcel left on 20 November 2026: only its carrier can still stop it.',
      `If the buyer is right, refund it now: npx found orders refund ${orderId}.`,
    ])
      expect(mail!.text).toContain(words);
    expect(mail!.text).not.toContain('Do not refund');
    Object.assign(asked, { status: 'needs_response', is_charge_refundable: false });
    await store.run('reconcile');
    expect((await subjects(orderId)).slice(1)).toEqual([`Payment disputed: order ${orderId}`]);
  });

  test('whose inquiry ends because of a refund, without a promise of goods', async () => {
    const { sessionId, orderId } = await buy();
    const { id } = await opened(sessionId, { isInquiry: true });
    store.provider.actions.refund(sessionId);
    await store.provider.webhooks.idle();
    await told(orderId);
    await closed(id, true);
    const mails = await told(orderId);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `The bank asks about order ${orderId}`,
      `Dispute closed in your favour: order ${orderId}`,
    ]);
    expect(mails[1]!.text).toContain(
      'nothing is taken from you. The order was refunded, so nothing more is sent.',
    );
    expect(mails[1]!.text).not.toContain('goes ahead');
  });

  test('that is appealed, and again when the appeal is decided', async () => {
    const { sessionId, orderId } = await buy();
    const one = await opened(sessionId);
    await told(orderId);
    await closed(one.id, true);
    expect(await statusOf(sessionId)).toBe('paid');
    await told(orderId);
    Object.assign(one, { status: 'appeal_needs_response' });
    await tellAgain(sessionId);
    expect(await statusOf(sessionId)).toBe('disputed');
    await tellAgain(sessionId);
    Object.assign(one, { status: 'won' });
    await told(orderId);
    await tellAgain(sessionId);
    expect(await statusOf(sessionId)).toBe('paid');
    // Late news of the appeal is read from the provider again, and changes nothing.
    await tellAgain(sessionId);
    expect(await subjects(orderId)).toEqual([
      `Payment disputed: order ${orderId}`,
      `Dispute closed in your favour: order ${orderId}`,
      `Dispute appealed: order ${orderId}`,
      `Dispute closed in your favour: order ${orderId}`,
    ]);
    const details = await orderDetails(store.db, orderId);
    expect(details!.mails.filter(({ kind }) => kind === 'dispute')).toHaveLength(4);
  });

  test('whose appeal is the first news of a decision', async () => {
    const { sessionId, orderId } = await buy();
    const one = await opened(sessionId);
    Object.assign(one, { status: 'appeal_under_review' });
    await tellAgain(sessionId);
    await tellAgain(sessionId);
    expect((await subjects(orderId)).sort()).toEqual([
      `Dispute appealed: order ${orderId}`,
      `Payment disputed: order ${orderId}`,
    ]);
  });

  test('that was decided does not change without an appeal', async () => {
    const { sessionId } = await buy();
    const one = await opened(sessionId);
    await closed(one.id, false);
    Object.assign(one, { status: 'under_review' });
    await tellAgain(sessionId);
    expect(await statusOf(sessionId)).toBe('disputed');
    Object.assign(one, { status: 'won' });
    await tellAgain(sessionId);
    expect(await statusOf(sessionId)).toBe('disputed');
  });

  test('that was prevented by giving the payer the money counts as lost', async () => {
    const { sessionId, orderId } = await buy();
    const one = await opened(sessionId, { amount: 1000 });
    await told(orderId);
    Object.assign(one, { status: 'prevented' });
    await tellAgain(sessionId);
    expect(await statusOf(sessionId)).toBe('disputed');
    expect((await subjects(orderId)).at(-1)).toBe(`Dispute lost: order ${orderId}`);
  });

  test('in the currency that the bank takes', async () => {
    const { sessionId, orderId } = await buy();
    const one = store.provider.actions.openDispute(sessionId, { amount: 1000 });
    Object.assign(one, { currency: 'eur' });
    await store.provider.webhooks.idle();
    expect((await told(orderId))[0]!.text).toContain('which has taken €10.00 back');
  });

  test('that was lost before any event arrived, by one mail', async () => {
    store.provider.tables.endpoints.clear();
    const { checkoutSessionId: sessionId } = await checkOut(store, basketOf(), newKey());
    await store.provider.actions.pay(sessionId);
    store.provider.actions.closeDispute(store.provider.actions.openDispute(sessionId).id, false);
    store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
    expect((await store.run('reconcile')).status).toBe(204);
    const orderId = store.provider.tables.sessions.get(sessionId)!.session.client_reference_id!;
    expect(await subjects(orderId)).toEqual([`Dispute lost: order ${orderId}`]);
  });
});
