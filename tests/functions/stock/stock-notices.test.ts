import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '#functions/db/schema/outbox.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { takenTotal } from '#functions/db/schema/reservations.ts';
import { stockNotice, stockWatch } from '#functions/db/schema/stock-notices.ts';
import { eraseAddress } from '#functions/people/retention/erase.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { keepNotice } from '#functions/stock/notices/stock-notices.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { withDatabases } from '../helpers/databases.ts';
import { headerOf, mailsTo, sendMails, wordsOf } from '../helpers/mails.ts';
import { expectProblem, formTo } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const GONE = 'herb-bowl';
const DAY = 86_400_000;
const COUNTED = { productId: 'a-slow-loaf', productFormatId: 'hardback' };

const productOf = (content: Content, id: string) => content.products.find((one) => one.id === id)!.data;
/** The stock count of the hardback on that day is one. */
function count(content: Content, day: string) {
  const format = productOf(content, COUNTED.productId).formats.find(({ id }) => id === 'hardback')!;
  format.stock = { count: 1, countedAt: new Date(day) };
}
const post = (store: TestStore, body: object, call = { country: 'GB' }) =>
  store.call(
    new Request(`${SITE}/api/stock-notices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    call,
  );
const form = (store: TestStore, path: string, fields: Record<string, string>) =>
  store.call(formTo(path, fields), { country: 'GB' });

withDatabases('[SUB-01] subscribers of a stock notice, on', (database, { isParallel }) => {
  let before: TestStore;
  let after: TestStore;
  beforeAll(async () => {
    before = await openStore({ database: database(), change: (content) => count(content, '2026-11-01') });
    // It reads its catalogue now, before the other store's becomes the one of the process.
    await before.call(new Request(`${SITE}/notify?product=${GONE}`));
    // The last item of that count is sold.
    const key = 'stock:a-slow-loaf/hardback@2026-11-01';
    await before.db.insert(takenTotal).values({ key, taken: 1 });
    // The next deploy: the bowl is available again, and the stock was counted again.
    after = await openStore({
      database: database(),
      change: (content) => {
        count(content, '2026-11-20');
        productOf(content, GONE).availability = 'available';
      },
    });
  });
  afterAll(async () => {
    await after?.close();
    await before?.close();
  });
  beforeEach(async () => {
    for (const table of [stockNotice, stockWatch, outbox, rateLimit]) await before.db.delete(table);
    for (const { mail } of [before, after]) mail.inbox.empty();
  });
  const rowsOf = (email: string) => before.db.select().from(stockNotice).where(eq(stockNotice.email, email));
  const ask = (email: string, more: { productId?: string; formatId?: string } = {}, at = new Date()) =>
    keepNotice(before.db, { productId: GONE, formatId: '', region: 'GB', email, ...more }, at);
  /** Requests notices for a removed product, and for one with counted stock. */
  const askForBoth = async (email: string) => {
    await ask(email);
    await ask(email, { productId: COUNTED.productId, formatId: COUNTED.productFormatId });
  };
  const tell = async () => {
    await after.run('notices');
    await sendMails(after);
  };

  test('is saved once for each product, and answered the same the second time, at once or in sequence', async () => {
    const email = 'ana@mail.example';
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post(before, { productId: GONE, email: 'Ana@mail.example' })),
    );
    const said = new Set(await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`)));
    expect([...said]).toEqual([expect.stringMatching(/^202 .*We’ll email you once/)]);
    expect(await rowsOf(email)).toHaveLength(1);
    expect((await post(before, { ...COUNTED, email })).status).toBe(202);
    expect((await rowsOf(email)).map(({ formatId }) => formatId).sort()).toEqual(['', 'hardback']);
  });

  test('gets no mail while the product is sold out, and its turn goes to the end', async () => {
    await askForBoth('ana@mail.example');
    await before.db.update(stockWatch).set({ checkedAt: new Date(0) });
    expect((await before.run('notices')).status).toBe(204);
    expect(await before.db.select().from(outbox).where(eq(outbox.kind, 'stock-notice'))).toEqual([]);
    const watches = await before.db.select().from(stockWatch);
    expect(watches).toHaveLength(2);
    for (const { checkedAt } of watches) expect(checkedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('gets one mail from a deploy that has the product again and one from a new count, however often the job runs', async () => {
    await askForBoth('ana@mail.example');
    await Promise.all(Array.from({ length: isParallel ? 6 : 2 }, () => after.run('notices')));
    await after.run('notices');
    await sendMails(after);
    await sendMails(after);
    const mails = mailsTo(after, 'ana@mail.example').map(wordsOf);
    expect(
      mails.map((words) => /You asked us to tell you: (.+?) is back in stock/.exec(words)?.[1]).sort(),
    ).toEqual(['A Slow Loaf (Hardback)', 'The Herb Bowl']);
    expect(await after.db.select().from(stockWatch)).toEqual([]);
    for (const { toldAt } of await rowsOf('ana@mail.example'))
      expect(toldAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('[SUB-03] can unsubscribe by one click in the mail program, and by a page that asks first', async () => {
    await askForBoth('ana@mail.example');
    await tell();
    const mail = mailsTo(after, 'ana@mail.example').find(({ text }) => text.includes('Herb Bowl'))!;
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, oneClick = ''] = /^<https:\/\/found\.test(\/api\/unsubscribe\?.+)>$/.exec(
      headerOf(mail, 'list-unsubscribe'),
    )!;
    const page = /https:\/\/found\.test(\/unsubscribe\?\S+)/.exec(mail.text)![1]!;
    expect(wordsOf(mail)).toContain('Unsubscribe');
    const shown = await after.call(new Request(`${SITE}${page}`));
    expect(await shown.text()).toContain('Unsubscribe');
    expect(await rowsOf('ana@mail.example')).toHaveLength(2);
    // As Gmail and others send it: no cookies, no origin.
    const press = () =>
      after.call(
        new Request(`${SITE}${oneClick}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      );
    for (const answer of [await press(), await press()]) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('You are unsubscribed');
    }
    expect(await rowsOf('ana@mail.example')).toEqual([]);
  });

  test('[SUB-03] cannot be unsubscribed by an unsigned link, nor by a link for other mails', async () => {
    await ask('eve@mail.example');
    const [row] = await rowsOf('eve@mail.example');
    for (const link of [row!.id, `${row!.id}.${'a'.repeat(43)}`, '', 'x.y']) {
      const answer = await post(before, { productId: GONE, email: 'eve@mail.example' });
      expect(answer.status).toBe(202);
      const wrong = new Request(`${SITE}/api/unsubscribe?list=stock&link=${encodeURIComponent(link)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      await expectProblem(await before.call(wrong), { status: 422, field: 'link' });
      const page = await before.call(new Request(`${SITE}/unsubscribe?list=stock&link=${link}`));
      expect(page.status).toBe(404);
    }
    expect(await rowsOf('eve@mail.example')).toHaveLength(1);
  });

  test('stays on the list if the product is sold out again before its mail is sent', async () => {
    const email = 'late@mail.example';
    await ask(email);
    await after.run('notices');
    expect((await rowsOf(email))[0]!.queuedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    // The mail is due in the store in which the product is sold out.
    await sendMails(before);
    expect(mailsTo(before, email)).toEqual([]);
    expect((await rowsOf(email))[0]!.queuedAt).toBeNull();
    await tell();
    expect(mailsTo(after, email)).toHaveLength(1);
  });

  test('may ask again after the mail', async () => {
    const email = 'late@mail.example';
    await ask(email);
    await tell();
    expect(await rowsOf(email)).toMatchObject([{ toldAt: expect.any(Date) }]);
    await ask(email);
    expect(await rowsOf(email)).toMatchObject([{ toldAt: null, queuedAt: null }]);
  });

  test('all of a crowd get a mail, in batches', async () => {
    const waiting = Array.from({ length: 450 }, (_, at) => ({
      id: `crowd-${at}`,
      email: `crowd-${at}@mail.example`,
      productId: GONE,
      formatId: '',
      region: 'GB' as const,
      createdAt: new Date(),
    }));
    await after.db.insert(stockNotice).values(waiting);
    await ask('one.more@mail.example');
    await after.run('notices');
    const due = await after.db.select().from(outbox).where(eq(outbox.status, 'waiting'));
    expect(due.filter(({ key }) => key.includes('crowd-'))).toHaveLength(450);
    expect(JSON.stringify(due)).not.toContain('@mail.example');
    expect(await after.db.select().from(stockWatch)).toEqual([]);
  });

  test('[D06] is deleted after half a year, a month after its mail, and when its address is erased', async () => {
    const now = new Date();
    const askedAgo = (email: string, days: number) => ask(email, {}, new Date(now.getTime() - days * DAY));
    await askedAgo('old@mail.example', 181);
    await askedAgo('young@mail.example', 179);
    await askedAgo('told@mail.example', 0);
    const told = new Date(now.getTime() - 31 * DAY);
    await before.db
      .update(stockNotice)
      .set({ toldAt: told })
      .where(eq(stockNotice.email, 'told@mail.example'));
    await askedAgo('erased@mail.example', 0);
    expect((await deleteOverdue(before.db, now)).notices).toBe(2);
    await eraseAddress(before.db, 'Erased@mail.example', new Date());
    const left = await before.db.select({ email: stockNotice.email }).from(stockNotice);
    expect(left).toEqual([{ email: 'young@mail.example' }]);
  });

  test('using a form without JavaScript, gets a page that confirms it, or shows the errors', async () => {
    const sent = await form(before, '/api/stock-notices', {
      productId: GONE,
      email: 'bo@mail.example',
      fax: '',
    });
    expect(sent.status).toBe(303);
    const thanks = await before.call(new Request(`${SITE}${sent.headers.get('location')}`), {
      country: 'GB',
    });
    expect(await thanks.text()).toContain('We’ll email you once');
    const wrong = await form(before, '/api/stock-notices', { productId: GONE, email: 'no"where' });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('value="no&quot;where"');
    const robot = await form(before, '/api/stock-notices', {
      productId: GONE,
      email: 'r@mail.example',
      fax: '1',
    });
    expect(robot.status).toBe(422);
    expect(await rowsOf('r@mail.example')).toEqual([]);
  });

  test('requests by strangers cannot fill a mailbox: ten requests a day for an address, and the answer stays the same', async () => {
    const gone = before.content.products.filter(({ data }) => data.availability === 'unavailable');
    const formats = gone.flatMap(({ id, data }) =>
      data.formats.flatMap(({ id: productFormatId, prices }) =>
        prices.GB ? [{ productId: id, productFormatId }] : [],
      ),
    );
    const requests = [
      ...formats,
      ...gone
        .filter(({ data }) => data.formats.some(({ prices }) => prices.GB))
        .map(({ id }) => ({ productId: id })),
    ];
    expect(requests.length).toBeGreaterThan(10);
    for (const request of requests) {
      const answer = await post(before, { ...request, email: 'victim@mail.example' });
      expect(answer.status).toBe(202);
    }
    expect(await rowsOf('victim@mail.example')).toHaveLength(10);
  });
});

describe('a request for a notice', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.close());

  test('is refused for a product that can be bought now, is not sold in the region, or is unknown', async () => {
    const email = 'ana@mail.example';
    const problems: [object, object][] = [
      [COUNTED, { status: 409, code: 'in_stock' }],
      [{ productId: 'nobody-made-this' }, { status: 422, code: 'unknown_product' }],
      [
        { productId: GONE, productFormatId: 'vellum' },
        { status: 422, code: 'unknown_product' },
      ],
      [
        { productId: GONE, email: 'nowhere' },
        { status: 422, field: 'email' },
      ],
      [
        { productId: GONE, more: 1 },
        { status: 422, field: 'more' },
      ],
    ];
    for (const [body, expected] of problems)
      await expectProblem(await post(store, { email, ...body }), expected as never);
    expect(await store.db.select().from(stockNotice)).toEqual([]);
  });
});
