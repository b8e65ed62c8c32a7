import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundOrder } from '#functions/orders/refunds/refund-order.ts';
import type { RefundParams } from '#functions/orders/refunds/refund-params.ts';
import { connect } from '#functions/platform/stripe.ts';
import { storeNow } from '#src/lib/clock.ts';
import { withPostgres } from '#tests/functions/helpers/databases.ts';
import { buyCards, cardBasket } from '#tests/functions/helpers/gift-cards.ts';
import { mailTo, sendMails } from '#tests/functions/helpers/mails.ts';
import { item } from '#tests/functions/helpers/requests.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';
import { buy, invoiceLinks, issuedOf, pageAt } from './buying.ts';

const MORTAR_AND_BOOK = { items: [item('the-brass-mortar', 'small', 2), item('a-slow-loaf', 'hardback')] };

withPostgres('credit notes, on', (database) => {
  let store: TestStore;
  let stripe: Stripe;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    stripe = await connect(LOCAL_STRIPE_KEY, store.provider.url);
  });
  afterAll(() => store?.close());

  const refundIn = async (id: string, refund: RefundParams = {}) => {
    await refundOrder(id, refund, { db: store.db, stripe }, storeNow());
    await store.provider.webhooks.idle();
    await sendMails(store);
  };
  const sumOf = (
    notes: { kind: string; content: { total: number; tax: number | null } }[],
    field: 'total' | 'tax',
  ) =>
    notes.reduce(
      (sum, { kind, content }) => sum + (kind === 'cancellation' ? -1 : 1) * (content[field] ?? 0),
      0,
    );

  test('a refund of a line, of an amount and of the rest have one each, which add up to the invoice by rate', async () => {
    const { email, order } = await buy(store, MORTAR_AND_BOOK);
    await sendMails(store);
    await refundIn(order.id, { lines: [2] });
    const [, first] = await issuedOf(store, order.id);
    const [invoice] = await issuedOf(store, order.id);
    expect(first).toMatchObject({
      kind: 'credit-note',
      content: {
        corrects: invoice!.number,
        lines: [{ description: 'A Slow Loaf (Hardback)', rate: 0, tax: 0 }],
      },
    });
    await refundIn(order.id, { amount: 333 });
    await refundIn(order.id);
    const [, ...notes] = await issuedOf(store, order.id);
    expect(notes.map(({ kind }) => kind)).toEqual(['credit-note', 'credit-note', 'credit-note']);
    expect(sumOf(notes, 'total')).toBe(order.total);
    expect(sumOf(notes, 'tax')).toBe(invoice!.content.tax);
    for (const { rate, net, tax } of invoice!.content.groups) {
      const ofRate = notes.flatMap(({ content }) => content.groups.filter((group) => group.rate === rate));
      expect(ofRate.reduce((sum, group) => sum + group.net, 0)).toBe(net);
      expect(ofRate.reduce((sum, group) => sum + group.tax, 0)).toBe(tax);
    }
    // The last mail has the last credit note.
    const [link] = invoiceLinks(store, email, `Your refund: order ${order.id}`);
    const { words } = await pageAt(store, link!);
    expect(words).toContain(`Credit note Number ${notes[2]!.number}`);
    expect(words).toContain(`Corrects invoice ${invoice!.number}`);
    expect(words).toContain('Total, GBP −£');
  });

  test('a refund that the bank returns has its credit note cancelled, and made again it has a new one', async () => {
    const { order, sessionId } = await buy(store, MORTAR_AND_BOOK);
    await sendMails(store);
    await refundIn(order.id);
    const charge = [...store.provider.tables.refunds.values()].find(
      ({ refund }) => refund.metadata?.order === order.id,
    );
    store.provider.actions.settleRefund(charge!.refund.id, false);
    await store.provider.webhooks.idle();
    await sendMails(store);
    const returned = await issuedOf(store, order.id);
    expect(returned.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'cancellation']);
    const [invoice, note, cancellation] = returned;
    expect(cancellation!.content).toEqual({
      ...note!.content,
      corrects: note!.number,
    });
    expect(note!.content).toMatchObject({ total: order.total, corrects: invoice!.number });
    await refundIn(order.id);
    const [, ...notes] = await issuedOf(store, order.id);
    expect(notes.map(({ kind }) => kind)).toEqual(['credit-note', 'cancellation', 'credit-note']);
    expect(sumOf(notes, 'total')).toBe(order.total);
    expect(sessionId).toBe(order.sessionId);
  });

  test('a refund in the Dashboard has one, and its events, however often, no second', async () => {
    const { order, sessionId } = await buy(store, MORTAR_AND_BOOK);
    store.provider.actions.refund(sessionId, { amount: 1_000 });
    await store.provider.webhooks.idle();
    for (const { id } of [...store.provider.tables.events.values()].slice(-6))
      await store.provider.actions.resend(id);
    await store.provider.webhooks.idle();
    await Promise.all([store.run('outbox'), store.run('outbox')]);
    const issued = await issuedOf(store, order.id);
    expect(issued.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    expect(issued[1]!.content.total).toBe(1_000);
  });

  test('a refund in part to a bank and in part to a gift card has one for each', async () => {
    const { code } = await buyCards(store, cardBasket('card-25'));
    const { order } = await buy(store, { ...MORTAR_AND_BOOK, giftCardCode: code });
    await sendMails(store);
    await refundIn(order.id);
    const [, ...notes] = await issuedOf(store, order.id);
    expect(notes.map(({ content }) => content.total).toSorted((a, b) => a - b)).toEqual(
      [2_500, order.total - 2_500].toSorted((a, b) => a - b),
    );
  });

  test('a refund of an order without an invoice has no credit note', async () => {
    const { order } = await buy(store, MORTAR_AND_BOOK);
    await store.db.execute('delete from outbox');
    await refundIn(order.id, { amount: 500 });
    expect(await issuedOf(store, order.id)).toEqual([]);
    mailTo(store, (await buyerOf(order.id))!, /refund/i);
  });

  async function buyerOf(orderId: string) {
    const { rows } = await store.db.execute(`select shipping_email from "order" where id = '${orderId}'`);
    return rows[0]?.shipping_email as string | undefined;
  }
});
