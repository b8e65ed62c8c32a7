import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { invoice } from '#functions/db/schema/invoices.ts';
import { order as orderTable } from '#functions/db/schema/orders.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { releaseOrder } from '#functions/orders/release-and-dispatch.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { storeNow } from '#src/lib/clock.ts';
import { withPostgres } from '#tests/functions/helpers/databases.ts';
import { digitalBasket } from '#tests/functions/helpers/digital.ts';
import { buyCards, cardBasket } from '#tests/functions/helpers/gift-cards.ts';
import { sendMails } from '#tests/functions/helpers/mails.ts';
import { basketOf, checkOut, item, lastSession, newKey } from '#tests/functions/helpers/requests.ts';
import { openStore, SITE, type TestStore } from '#tests/functions/helpers/store.ts';
import { buy, invoiceLinks, issuedOf, pageAt } from './buying.ts';

const MARKUP = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';

withPostgres('invoices, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());

  test('a paid order has an invoice, which its mail and its page link to', async () => {
    const { email, order } = await buy(store);
    await sendMails(store);
    const [issued] = await issuedOf(store, order.id);
    expect(issued).toMatchObject({ kind: 'invoice', content: { total: order.total, orderId: order.id } });
    const [link] = invoiceLinks(store, email, `Your order ${order.id}`);
    const { answer, words } = await pageAt(store, link!);
    expect(answer.status).toBe(200);
    for (const part of [
      `Invoice Number ${issued!.number}`,
      'Seller Found Demonstration Ltd 1 Example Street Bristol BS1 0AA United Kingdom',
      'VAT number GB 000 0000 00',
      'Buyer Ada Lovelace 12 St James’s Square London, SW1Y 4JH United Kingdom',
      'A Slow Loaf (Hardback) 2 £22.00 £44.00 0% £0.00 £44.00',
      'Total, GBP £47.95',
    ])
      expect(words).toContain(part);
    const { words: orderPage, html } = await pageAt(store, link!.replace('/invoice', ''));
    expect(orderPage).toContain(`Invoice ${issued!.number}`);
    expect(html).toContain(`/order/invoice?${link!.split('?')[1]!.replaceAll('&', '&amp;')}`);
  });

  test('the page is private: never cached, not indexed, with no script and only its own styles', async () => {
    const { email } = await buy(store);
    await sendMails(store);
    const { answer, html } = await pageAt(store, invoiceLinks(store, email, /^Your order/)[0]!);
    const style = /<style>(.*?)<\/style>/s.exec(html)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(html).not.toContain('<script');
  });

  test('a link shows no invoice of another order, and a wrong or missing link none at all', async () => {
    const [mine, other] = [await buy(store), await buy(store)];
    await sendMails(store);
    const [link] = invoiceLinks(store, mine.email, /^Your order/);
    const [theirs] = await issuedOf(store, other.order.id);
    const query = new URL(link!, SITE).searchParams;
    const secret = query.get('link')!;
    const at = async (search: Record<string, string>) =>
      pageAt(store, `/order/invoice?${new URLSearchParams(search)}`);
    const { answer: refused, html } = await at({ link: secret, number: theirs!.number });
    expect([refused.status, refused.headers.get('location'), html]).toEqual([
      303,
      `/order?link=${secret}`,
      '',
    ]);
    for (const wrong of ['', 'a'.repeat(43), 'x'.repeat(5_000), "' or 1=1 --", MARKUP]) {
      const { answer } = await at({ link: wrong, number: theirs!.number });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/order?link=${encodeURIComponent(wrong)}`,
      ]);
    }
    for (const wrong of ['', '0', 'x'.repeat(5_000), "'", MARKUP, '\0'])
      expect((await at({ link: secret, number: wrong })).answer.status).toBe(303);
    expect((await at({ link: secret })).answer.status).toBe(200);
  });

  test('a business has its name and VAT number on it, whatever it typed', async () => {
    const long = `${MARKUP}${'9'.repeat(200)}`;
    const { email, order } = await buy(store, {}, { businessName: 'Ovens & Sons Ltd', taxId: long });
    await sendMails(store);
    const { html, words } = await pageAt(store, invoiceLinks(store, email, /^Your order/)[0]!);
    expect(words).toContain('Buyer Ovens &amp; Sons Ltd 12 St James’s Square');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    expect((await issuedOf(store, order.id))[0]!.buyer).toEqual({
      name: 'Ovens & Sons Ltd',
      businessName: 'Ovens & Sons Ltd',
      taxNumber: long.slice(0, 200),
      address: ['12 St James’s Square', 'London, SW1Y 4JH', 'United Kingdom'],
    });
    const [parcel] = await store.db.select().from(orderTable).where(eq(orderTable.id, order.id));
    expect(parcel!.shippingName).toBe('Ada Lovelace');
  });

  test('Stripe asks for a VAT number where prices include VAT, and for an address above the limit of simplified invoices', async () => {
    await buy(store, digitalBasket());
    expect(lastSession(store)).toMatchObject({ tax_id_collection: { enabled: true } });
    expect(lastSession(store).billing_address_collection).toBeUndefined();
    await buy(store, { items: [item('a-slow-loaf', 'hardback', 12)] });
    expect(lastSession(store).billing_address_collection).toBe('required');
    await buy(store, digitalBasket({}, 'US'));
    expect(lastSession(store).tax_id_collection).toBeUndefined();
  });

  test('an order of the USA has an invoice without VAT', async () => {
    const { order } = await buy(store, digitalBasket({}, 'US'));
    await sendMails(store);
    const [issued] = await issuedOf(store, order.id);
    expect(issued!.content).toMatchObject({ tax: 0, net: order.total, total: order.total });
    const { words } = await pageAt(store, invoiceLinks(store, (await buyer(order.id))!, /^Your order/)[0]!);
    expect(words).not.toContain('VAT rate');
    expect(words).not.toContain('Tax rate');
  });

  test('a bought gift card has no VAT, and an order paid by one has the VAT of its goods', async () => {
    const { orderId, code } = await buyCards(store, cardBasket());
    const { order } = await buy(store, { items: [item('the-brass-mortar', 'small')], giftCardCode: code });
    await sendMails(store);
    const [bought] = await issuedOf(store, orderId);
    expect(bought!.content).toMatchObject({
      groups: [{ isOutside: true, net: 5_000, tax: 0 }],
      tax: 0,
      total: 5_000,
    });
    const [spent] = await issuedOf(store, order.id);
    expect(spent!.content).toMatchObject({ total: order.total, tax: order.totalTaxAmount });
    expect(spent!.content.giftCardAmount).toBe(order.giftCardAmount);
    expect(Math.min(order.giftCardAmount, spent!.content.tax!)).toBeGreaterThan(0);
  });

  test('an order on hold has none until a person releases it, and then one, even if it is held and released again', async () => {
    const { order, sessionId } = await heldOrder();
    await sendMails(store);
    expect(await issuedOf(store, order.id)).toEqual([]);
    await releaseOrder(store.db, order.id, storeNow());
    store.provider.actions.raiseFraudWarning(sessionId);
    await store.provider.webhooks.idle();
    await sendMails(store);
    expect(await issuedOf(store, order.id)).toEqual([]);
    await releaseOrder(store.db, order.id, storeNow());
    await sendMails(store);
    const issued = await issuedOf(store, order.id);
    expect(issued).toMatchObject([{ kind: 'invoice', content: { total: order.total } }]);
  });

  test('what was issued cannot be changed or deleted, and only the buyer is deleted after the years of the law', async () => {
    const { order } = await buy(store);
    await sendMails(store);
    const [issued] = await issuedOf(store, order.id);
    const { number } = issued!;
    const change = (set: Partial<typeof invoice.$inferInsert>) =>
      store.db.update(invoice).set(set).where(eq(invoice.number, number));
    const cause = { cause: { message: `invoice ${number} cannot be changed` } };
    await expect(change({ content: { ...issued!.content, total: 1 } })).rejects.toMatchObject(cause);
    await expect(change({ buyer: { address: ['elsewhere'] } })).rejects.toMatchObject(cause);
    await expect(store.db.delete(invoice).where(eq(invoice.number, number))).rejects.toMatchObject(cause);
    const years = (count: number) => new Date(Date.UTC(storeNow().getUTCFullYear() + count, 5, 1));
    await deleteOverdue(store.db, years(10));
    expect((await issuedOf(store, order.id))[0]!.buyer).not.toBeNull();
    await deleteOverdue(store.db, years(11));
    expect((await issuedOf(store, order.id))[0]).toEqual({ ...issued, buyer: null });
    const [row] = await store.db.select().from(orderTable).where(eq(orderTable.id, order.id));
    expect(row!.invoiceBuyer).toBeNull();
  });

  async function buyer(orderId: string) {
    const [row] = await store.db.select().from(orderTable).where(eq(orderTable.id, orderId));
    return row!.shippingEmail;
  }

  /** An order on hold, because its attempt asked for another sum. */
  async function heldOrder() {
    const { checkoutSessionId: sessionId } = await checkOut(store, basketOf(), newKey());
    await store.db.update(checkoutAttempt).set({ total: 1 }).where(eq(checkoutAttempt.sessionId, sessionId));
    await store.provider.actions.pay(sessionId);
    await store.provider.webhooks.idle();
    return { order: (await findOrder(store.db, sessionId))!, sessionId };
  }
});
