import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoice } from '#functions/db/schema/invoices.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { withPostgres } from '#tests/functions/helpers/databases.ts';
import { mailTo, sendMails } from '#tests/functions/helpers/mails.ts';
import { basketOf, checkOut, newKey } from '#tests/functions/helpers/requests.ts';
import { openStore, SITE, type TestStore } from '#tests/functions/helpers/store.ts';

withPostgres('invoices, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());

  async function buy(change: Record<string, unknown> = {}) {
    const email = `${crypto.randomUUID()}@mail.example`;
    const { checkoutSessionId } = await checkOut(store, basketOf(change), newKey());
    await store.provider.actions.pay(checkoutSessionId, { email });
    await store.provider.webhooks.idle();
    return { email, order: (await findOrder(store.db, checkoutSessionId))! };
  }
  const issuedOf = (orderId: string) => store.db.select().from(invoice).where(eq(invoice.orderId, orderId));
  const get = (path: string) => store.call(new Request(SITE + path));

  test('a paid order gets an invoice with the next number, its mail and its page link to it', async () => {
    const { email, order } = await buy();
    await sendMails(store);
    const [issued] = await issuedOf(order.id);
    expect(issued).toMatchObject({ kind: 'invoice', number: 'FD-000001', content: { total: order.total } });
    const mail = mailTo(store, email, order.id);
    const link = /href="https:\/\/found\.test(\/order\/invoice[^"]+)"/.exec(mail.html)![1]!.replaceAll('&amp;', '&');
    const page = await get(link);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('FD-000001');
    console.log(html);
  });
});
