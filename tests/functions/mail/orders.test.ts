import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import { withDatabases } from '../helpers/databases.ts';
import { payAt, SHOPPER } from '../helpers/hosted-page.ts';
import { mailsTo, mailTo, sendMails, wordsOf } from '../helpers/mails.ts';
import { basketOf, checkOut, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const SHOP = 'hello@found.example';

withDatabases('mails about orders, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());

  /** The order of a session, once its webhook has arrived. */
  async function recorded(sessionId: string) {
    await expect.poll(() => findOrder(store.db, sessionId)).toMatchObject({ sessionId, status: 'paid' });
    return (await findOrder(store.db, sessionId))!;
  }

  /** Buys with a unique address. */
  async function buy(change: Record<string, unknown> = {}, fields: Record<string, string> = {}) {
    const email = `${crypto.randomUUID()}@mail.example`;
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf(change), newKey());
    await payAt(redirectUrl, { email, ...fields });
    const bought = await recorded(checkoutSessionId);
    return { email, bought, sessionId: checkoutSessionId };
  }

  test('[CHK-08] a purchase is confirmed by one mail with its lines and amounts, and the shop’s mail has the buyer’s phone and email', async () => {
    const { email, bought } = await buy({ couponCode: 'FIRSTSUPPER', customer: { phone: SHOPPER.phone } });
    expect((await sendMails(store)).status).toBe(204);
    const mail = mailTo(store, email, `Your order ${bought.id}`);
    const money = (amount: number) => moneyIn('GB', amount);
    for (const words of [wordsOf(mail), mail.text.replace(/\s+/g, ' ')]) {
      expect(words).toContain(bought.lines[0]!.name);
      expect(words).toContain(money(bought.lines[0]!.unitAmount * 2));
      expect(words).toContain(`Subtotal ${money(bought.subtotal)}`);
      expect(words).toContain(`Discount (FIRSTSUPPER) −${money(bought.discount)}`);
      expect(words).toContain(`Delivery (Standard) ${money(bought.shipping)}`);
      expect(words).toContain(`Total paid ${money(bought.total)}`);
      expect(words).toContain(SHOPPER.line1);
      expect(words).toContain('United Kingdom');
      expect(words).toMatch(/Arrives \w{3} \d.* by standard delivery\./);
      expect(words).toContain('What happens next');
      expect(words).toContain('See your order');
    }
    expect(mail.html).toMatch(/href="https:\/\/found\.test\/order\?link=[\w-]{43}"/);
    expect(mail.headers.find(({ name }) => name === 'From')?.value).toBe('Found <hello@found.example>');
    const notice = mailTo(store, SHOP, `New order ${bought.id}`);
    for (const words of [SHOPPER.postal_code, SHOPPER.phone, email]) {
      expect(wordsOf(notice)).toContain(words);
      expect(notice.text).toContain(words);
    }
    // No personal data is left in the outbox, or in the log.
    const rows = await store.db.select().from(outbox);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(rows.every(({ status }) => status === 'done')).toBe(true);
    expect(store.log.join('\n')).not.toContain(email);
  });

  test('a book that a funding pays for is not promised in the mail: it is made, or refunded', async () => {
    const { email, bought } = await buy({ items: [item('fold', 'paperback')] });
    await sendMails(store);
    const words = wordsOf(mailTo(store, email, `Your order ${bought.id}`));
    expect(words).toMatch(/if its funding succeeds\. If not, we refund it in full\./);
    expect(words).not.toMatch(/leaves us within|yours from then|Made for you/);
  });

  test('[F27] with the mail server refusing, then deferring, then down, the order is kept and one mail arrives in the end', async () => {
    store.mail.faults.set('refuse');
    const { email, bought, sessionId } = await buy();
    for (const fault of ['refuse', 'greylist'] as const) {
      store.mail.faults.set(fault);
      expect((await sendMails(store)).status).toBe(204);
      expect(mailsTo(store, email)).toEqual([]);
    }
    const [row] = await store.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `order-confirmation:${bought.id}`));
    expect(row).toMatchObject({ status: 'waiting', attempts: 2, lastError: 'EENVELOPE 451' });
    expect(row!.dueAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
    // Replayed events of the payment send no second mail.
    const told = store.webhooks.filter(({ body }) => body.includes(sessionId));
    expect(told).not.toEqual([]);
    for (const { url, ...init } of told) {
      const answer = await store.call(new Request(url, { method: 'POST', ...init }));
      expect(answer.status).toBe(200);
    }
    store.mail.faults.set(undefined);
    await store.db.update(outbox).set({ dueAt: new Date(0) });
    await Promise.all([store.run('outbox'), store.run('outbox'), store.run('outbox')]);
    await sendMails(store);
    mailTo(store, email, bought.id);
    expect(await findOrder(store.db, sessionId)).toMatchObject({ status: 'paid' });
    expect(store.log.join('\n')).not.toContain(email);
  });

  test('[F27] a mail that was accepted before the connection broke is sent again with the same Message-ID', async () => {
    const { email } = await buy();
    store.mail.faults.set('drop', 2);
    await sendMails(store);
    store.mail.faults.set(undefined);
    await sendMails(store);
    const numbers = mailsTo(store, email).map(
      ({ headers }) => headers.find(({ name }) => name === 'Message-ID')!.value,
    );
    expect(numbers).toHaveLength(2);
    expect(new Set(numbers).size).toBe(1);
  });

  test('the next steps depend on the items: made on demand, shipped, or a file', async () => {
    const book = await buy();
    const file = await buy({
      items: [item('a-slow-loaf', 'ebook')],
      shippingMethodId: undefined,
    });
    const both = await buy({ items: [item('a-slow-loaf', 'hardback'), item('a-slow-loaf', 'ebook')] });
    await sendMails(store);
    for (const { email } of [book, both])
      expect(wordsOf(mailTo(store, email, 'Your order'))).toContain(`Delivery address ${SHOPPER.name}`);
    expect(wordsOf(mailTo(store, book.email, 'Your order'))).toMatch(
      /Made for you .* We are making your order now/,
    );
    const words = wordsOf(mailTo(store, file.email, 'Your order'));
    expect(words).toContain('Your files are ready: the links are above.');
    expect(mailTo(store, file.email, 'Your order').html).toMatch(/\/downloads\/[\w-]{40,}/);
    expect(words).not.toMatch(/made for you|packed|It goes to|Standard|Delivery/i);
    // It needs no packing.
    expect(mailsTo(store, SHOP).filter(({ subject }) => subject.includes(file.bought.id))).toEqual([]);
  });

  test('a pledge is confirmed as a pledge', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(
      store,
      {
        intent: 'Funding',
        pledge: { fundingId: 'fold', rewardId: 'paperback' },
        storeRegion: 'GB',
        isoCurrency: 'GBP',
      },
      newKey(),
    );
    const email = `${crypto.randomUUID()}@mail.example`;
    await payAt(redirectUrl, { email });
    const bought = await recorded(checkoutSessionId);
    await sendMails(store);
    const words = wordsOf(mailTo(store, email, `Your pledge ${bought.id}`));
    expect(words).toContain('If it reaches its goal');
    expect(words).toContain('we refund you in full within 14 days');
    expect(words).toContain(moneyIn('GB', bought.total));
  });

  test('a held order promises nothing: it is under review, and the shop gets the reason', async () => {
    const { email, bought } = await buy();
    await store.db.update(order).set({ heldReason: 'paid 1 instead of 2' }).where(eq(order.id, bought.id));
    await sendMails(store);
    const words = wordsOf(mailTo(store, email, `We have your payment: order ${bought.id}`));
    expect(words).toContain('We are checking one detail of the order by hand');
    expect(words).not.toMatch(/What happens next|working days|rrives/);
    expect(words).not.toContain('paid 1 instead of 2');
    expect(wordsOf(mailTo(store, SHOP, `Held: order ${bought.id}`))).toContain('paid 1 instead of 2');
  });

  test('a buyer’s input is never markup, nor part of a header', async () => {
    const name = '<img src=x onerror=alert(1)> & "Co"';
    const { email, bought } = await buy(
      { items: [item('bakers-apron', 'apron', 1, { customizationQuery: '<b>Chef</b>' })] },
      { name },
    );
    await sendMails(store);
    const mail = mailTo(store, email, bought.id);
    expect(mail.html).not.toMatch(/<img|<b>/);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.text).toContain(name);
  });
});
