import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderLink } from '#functions/db/schema/order-links.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { longDay } from '#src/core/dates.ts';
import { payAt, SHOPPER } from '../helpers/hosted-page.ts';
import { mailsTo, mailTo, sendMails, wordsOf } from '../helpers/mails.ts';
import { basketOf, checkOut, expectProblem } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const OTHER = 'somebody.else@mail.example';
let store: TestStore;
let id: string;
beforeAll(async () => {
  store = await openStore();
  const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf());
  await payAt(redirectUrl);
  await vi.waitFor(async () =>
    expect(await findOrder(store.db, checkoutSessionId)).toMatchObject({ status: 'paid' }),
  );
  id = (await findOrder(store.db, checkoutSessionId))!.id;
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(outbox);
  store.mail.inbox.empty();
});

const post = (body: Record<string, unknown>) =>
  store.call(
    new Request(`${SITE}/api/order-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
const postForm = (body: Record<string, string>) =>
  store.call(
    new Request(`${SITE}/api/order-link`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: SITE,
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams(body),
    }),
  );
const get = (address: string, country = 'FR') => store.call(new Request(`${SITE}${address}`), { country });
const linkIn = (mail: { text: string }) => /\/order\?link=[\w-]+/.exec(mail.text)?.[0] ?? '';

async function link(): Promise<string> {
  await post({ number: id, email: SHOPPER.email });
  await sendMails(store);
  return linkIn(mailTo(store, SHOPPER.email, 'The link to your order'));
}

describe('[ORD-01] the link to an order, without an account,', () => {
  test('is mailed to the buyer, and its page is private and in the order’s region', async () => {
    const address = await link();
    expect(address).toMatch(/^\/order\?link=[\w-]{43}$/);
    const page = await get(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const html = await page.text();
    expect(html).toContain('data-region="GB"');
    expect(html).toContain(id);
    expect(html).toContain('A Slow Loaf');
    expect(html).toContain(`We send it to <strong>${SHOPPER.city}, United Kingdom</strong>`);
    // The link proves little, since a mail may be forwarded. So the page has no other data of the buyer.
    for (const word of [SHOPPER.email, SHOPPER.name, SHOPPER.line1, SHOPPER.postal_code, SHOPPER.phone])
      expect(html).not.toContain(word);
    // It can be opened again and again.
    expect((await get(address)).status).toBe(200);
  });

  test.each([
    ['en-US,en;q=0.9', undefined],
    ['en-GB', 'locale=us'],
  ])('[REG-08] its page formats dates for the order’s region (%s, %s)', async (accepted, cookie) => {
    const headers = { 'accept-language': accepted, ...(cookie && { cookie }) };
    const page = await store.call(new Request(SITE + (await link()), { headers }));
    const html = await page.text();
    const [bought] = await store.db.select().from(order).where(eq(order.id, id));
    expect(html).toContain(longDay('en-GB', bought!.createdAt.toISOString()));
    expect(html).not.toContain(longDay('en-US', bought!.createdAt.toISOString()));
  });

  test('has the same answer whether or not there is such an order, also for a form', async () => {
    const asked = [
      { number: id, email: SHOPPER.email },
      { number: id.toLowerCase(), email: ` ${SHOPPER.email.toUpperCase()} ` },
      { number: id, email: OTHER },
      { number: 'F-22222-22222', email: SHOPPER.email },
      { number: "x' or '1'='1", email: SHOPPER.email },
      { number: '%', email: '%@%' },
    ];
    const seen = new Set<string>();
    for (const body of asked) {
      const answer = await post(body);
      const headers = [...answer.headers].filter(([name]) => name !== 'date');
      seen.add(JSON.stringify([answer.status, headers, await answer.text()]));
      const form = await postForm(body);
      seen.add(JSON.stringify([form.status, form.headers.get('location'), await form.text()]));
    }
    expect([...seen]).toHaveLength(2);
    expect([...seen].join()).toContain('If they match, we have sent you a link.');
    await sendMails(store);
    expect(store.mail.inbox.list().map(({ envelope }) => envelope.to)).toEqual([[SHOPPER.email]]);
    const page = await (await get('/order?sent=1')).text();
    expect(page).toContain('If they match, we have sent you a link.');
  });

  test('requested many times at once, it is one mail', async () => {
    await Promise.all(Array.from({ length: 20 }, () => post({ number: id, email: SHOPPER.email })));
    await sendMails(store);
    expect(mailsTo(store, SHOPPER.email)).toHaveLength(1);
  });

  test('is random, kept as a hash, for this one order, and expires within a day', async () => {
    const address = await link();
    const secret = address.split('=')[1]!;
    const rows = await store.db.select().from(orderLink);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const newest = rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]!;
    expect(newest.orderId).toBe(id);
    expect(newest.expiresAt.getTime() - newest.createdAt.getTime()).toBe(24 * 3_600_000);
    await store.db
      .update(orderLink)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(orderLink.hash, newest.hash));
    const page = await get(address);
    expect(page.status).toBe(404);
    const html = await page.text();
    expect(html).toContain('This link no longer works.');
    expect(html).toContain('action="/api/order-link"');
    expect(html).not.toContain('A Slow Loaf');
    expect(html).not.toContain(id);
  });

  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(44), '%00', '../../etc', "' or 1=1 --", '🫙'.repeat(20)])(
    'that was never issued opens nothing: %j',
    async (secret) => {
      const page = await get(`/order?link=${encodeURIComponent(secret)}`);
      expect(page.status).toBe(404);
      expect(await page.text()).not.toContain('A Slow Loaf');
    },
  );

  test('cannot be replaced by the number of an order, a session or the hash itself', async () => {
    await link();
    const [row] = await store.db.select().from(orderLink);
    const [bought] = await store.db.select().from(order).where(eq(order.id, id));
    for (const value of [id, bought!.sessionId, row!.hash])
      expect((await get(`/order?link=${value}`)).status).toBe(404);
  });

  test('has errors by field, in the common error format and on the page', async () => {
    await expectProblem(await post({ number: '', email: SHOPPER.email }), { status: 422, field: 'number' });
    await expectProblem(await post({ number: id, email: 'nowhere' }), { status: 422, field: 'email' });
    await expectProblem(await post({ number: id, email: SHOPPER.email, more: 1 }), {
      status: 422,
      field: 'more',
    });
    await expectProblem(await post({ number: [id], email: {} }), { status: 422, field: 'number' });
    await expectProblem(await post({ number: 'x'.repeat(41), email: 'a@b.example' }), {
      status: 422,
      field: 'number',
    });
    const page = await postForm({ number: '<b>', email: 'nowhere"onfocus="x' });
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('value="&lt;b&gt;"');
    expect(html).not.toContain('"onfocus="');
    // All fields that are wrong, at once.
    const empty = await (await postForm({ number: '', email: '' })).text();
    expect(empty.match(/aria-invalid="true"/g)).toHaveLength(2);
  });

  test('has an error message if the database is down', async () => {
    const gone = await openStore({ settings: { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' } });
    try {
      const body = JSON.stringify({ number: id, email: SHOPPER.email });
      const headers = { 'content-type': 'application/json' };
      const answer = await gone.call(
        new Request(`${SITE}/api/order-link`, { method: 'POST', headers, body }),
      );
      await expectProblem(answer, { status: 503, code: 'order_link_unavailable' });
    } finally {
      await gone.close();
    }
  });

  test('that is in the confirmation mail opens the page, too, for two months', async () => {
    await store.db.insert(outbox).values({
      key: `order-confirmation:${id}:again`,
      kind: 'order-confirmation',
      payload: { orderId: id },
      dueAt: new Date(0),
      createdAt: new Date(),
    });
    await sendMails(store);
    const mail = mailTo(store, SHOPPER.email, `Your order ${id}`);
    expect(wordsOf(mail)).toContain('See your order');
    expect((await get(linkIn(mail))).status).toBe(200);
  });
});
