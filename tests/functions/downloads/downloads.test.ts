import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { downloadGrant } from '#functions/db/schema/downloads.ts';
import { productionJob } from '#functions/db/schema/production.ts';
import { grantDownloads, restoreDownloads, revokeDownloads } from '#functions/downloads/grants.ts';
import { areLinksShown, downloadLinks } from '#functions/downloads/links.ts';
import {
  type Asked,
  orderAsked,
  type SendLinks,
  sendLinksAgain,
} from '#functions/downloads/request-links.ts';
import {
  cancelProduction,
  listProduction,
  markProduction,
  queueProduction,
} from '#functions/orders/production-jobs.ts';
import { daysLater } from '#src/core/dates.ts';
import { storeNow } from '#src/lib/clock.ts';
import { withDatabases } from '../helpers/databases.ts';
import {
  buy,
  COURSE,
  digitalBasket,
  EBOOK,
  fetchLink,
  grantsOf,
  linksIn,
  thanks,
} from '../helpers/digital.ts';
import { payAt, SHOPPER } from '../helpers/hosted-page.ts';
import { basketOf, checkOut, item } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const later = (days: number, ms = 0) => new Date(daysLater(storeNow(), days).getTime() + ms);

withDatabases('files that were bought, on', (database, { isParallel }) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database(), files: [EBOOK.productId, COURSE.productId] });
  });
  afterAll(() => store?.close());

  /** Buys an ebook and returns its links, EPUB first. */
  async function links() {
    const bought = await buy(store);
    const paths = (await downloadLinks(store.db, bought.order.id, storeNow())).map(({ path }) => path);
    return { ...bought, paths, path: paths[0]! };
  }
  const setLeft = (orderId: string, downloadsLeft: number) =>
    store.db
      .update(downloadGrant)
      .set({ downloadsLeft, resumableBytes: 0 })
      .where(eq(downloadGrant.orderId, orderId));

  test('[DIG-01] a paid order has a grant for each file of each digital line, and its page shows the links', async () => {
    const { order, back, grants } = await buy(
      store,
      digitalBasket({
        items: [
          item(EBOOK.productId, EBOOK.formatId, 2),
          item('a-slow-loaf', 'hardback'),
          item(COURSE.productId, COURSE.formatId),
        ],
      }),
    );
    expect(grants.map(({ file }) => file)).toEqual([...EBOOK.files, ...COURSE.files]);
    expect(grants.map(({ downloadsAllowed }) => downloadsAllowed)).toEqual([20, 20, 10, 10, 10]);
    const page = await thanks(store, back);
    const shown = linksIn(page);
    expect(shown).toEqual((await downloadLinks(store.db, order.id, storeNow())).map(({ path }) => path));
    expect(shown).toHaveLength(5);
    expect(page).toContain('you agreed: “Send my digital copies at once.');
    for (const path of shown) {
      const response = await fetchLink(store, path);
      expect(response.status).toBe(200);
      expect((await response.bytes()).length).toBe(Number(response.headers.get('content-length')));
    }
  });

  test('[B05] a link has 256 bits, and neither it nor its key is in the database or a log', async () => {
    const { paths, grants } = await links();
    const tokens = paths.map((path) => path.split('/').at(-1)!);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    await fetchLink(store, paths[0]!);
    await fetchLink(store, `${paths[0]}x`);
    const stored = JSON.stringify([grants, store.log]);
    for (const token of tokens) expect(stored).not.toContain(token.slice(0, 20));
  });

  test('the file is streamed unchanged, as an attachment, and is not cached', async () => {
    const { path, order } = await links();
    const response = await fetchLink(store, path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/epub+zip',
      'content-disposition': `attachment; filename="a-slow-loaf.epub"; filename*=UTF-8''a-slow-loaf.epub`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    const bytes = Buffer.from(await response.bytes());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
    expect(bytes.subarray(30, 58).toString('latin1')).toBe('mimetypeapplication/epub+zip');
    const [grant] = await grantsOf(store, order.id);
    expect(grant).toMatchObject({ downloadsLeft: 9 });
    expect(Math.abs(grant!.firstDownloadAt!.getTime() - storeNow().getTime())).toBeLessThan(60_000);
  });

  test('[DIG-02] fifty downloads at once with three left: three succeed', async () => {
    const { path, order } = await links();
    await setLeft(order.id, 3);
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetchLink(store, path)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 410)).toHaveLength(47);
    expect((await grantsOf(store, order.id))[0]!.downloadsLeft).toBe(0);
    const page = await fetchLink(store, path);
    expect(await page.text()).toMatch(/used up[\s\S]*Send me new links/);
  });

  test('[DIG-02] revoked during many downloads, none starts afterwards; restored, they work again', async () => {
    const { path, order, paths } = await links();
    await setLeft(order.id, 1_000);
    let isRevoked = false;
    let served = 0;
    /**
     * Downloads repeatedly. Returns the status of the first
     * request that was sent after the links were revoked.
     */
    const firstAfter = async (): Promise<number> => {
      for (;;) {
        const isSentAfter = isRevoked;
        const { status } = await fetchLink(store, path, { headers: { range: 'bytes=0-9' } });
        if (isSentAfter) return status;
        if (status === 206) served += 1;
      }
    };
    const readers = Array.from({ length: 5 }, firstAfter);
    await vi.waitUntil(() => served >= 10, { timeout: 30_000 });
    await revokeDownloads(store.db, order.id, storeNow());
    isRevoked = true;
    expect(await Promise.all(readers)).toEqual([403, 403, 403, 403, 403]);
    const page = await fetchLink(store, path);
    expect(page.status).toBe(403);
    expect(await page.text()).toContain('This link no longer works');
    expect(await downloadLinks(store.db, order.id, storeNow())).toEqual([]);
    await restoreDownloads(store.db, order.id);
    expect((await fetchLink(store, paths[1]!)).status).toBe(200);
  });

  test('[DIG-02] a link works until the last millisecond of its thirty days, and then offers new ones', async () => {
    const { path, order } = await links();
    const [grant] = await grantsOf(store, order.id);
    expect(grant!.expiresAt.getTime() - order.createdAt.getTime()).toBe(30 * 24 * 3_600_000);
    const expireIn = (ms: number) =>
      store.db
        .update(downloadGrant)
        .set({ expiresAt: new Date(storeNow().getTime() + ms) })
        .where(eq(downloadGrant.orderId, order.id));
    await expireIn(60_000);
    expect((await fetchLink(store, path)).status).toBe(200);
    await expireIn(0);
    const page = await fetchLink(store, path);
    expect(page.status).toBe(410);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(await page.text()).toContain('This link has expired');
    expect(await downloadLinks(store.db, order.id, storeNow())).toEqual([]);
    expect(await downloadLinks(store.db, order.id, new Date(0))).toHaveLength(2);
  });

  test.each([
    ['a', 'short'],
    ['A'.repeat(43), 'of the right length'],
    [`${'A'.repeat(42)}%00`, 'with a NUL'],
    ['..%2f..%2fetc%2fpasswd', 'a path'],
    ["' or 1=1 --", 'SQL'],
    ['x'.repeat(5000), 'very long'],
  ])('[F102] a forged token (%#: $1) is a 404', async (token) => {
    const response = await fetchLink(store, `/downloads/${encodeURI(token)}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('We cannot find this link');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  test('[DIG-01] a held order and a pledge grant nothing; a released order is granted once', async () => {
    const { order } = await links();
    const lines = [{ ...order.lines[0]!, files: ['a.epub'] }];
    const paid = { id: order.id, intent: 'Standard', heldReason: null, releasedAt: null } as const;
    const grant = (change: object, now: Date) => grantDownloads(store.db, { ...paid, ...change }, lines, now);
    const before = await grantsOf(store, order.id);
    await grant({ heldReason: 'paid too much' }, storeNow());
    await grant({ intent: 'Funding' }, storeNow());
    expect(await grantsOf(store, order.id)).toEqual(before);
    await grant({ heldReason: 'paid too much', releasedAt: storeNow() }, storeNow());
    await grant({}, later(3));
    const after = await grantsOf(store, order.id);
    expect(after).toHaveLength(before.length + 1);
    expect(after.every(({ expiresAt }) => expiresAt < later(31))).toBe(true);
  });

  test('a pre-order’s link works from its release date', async () => {
    const product = store.content.products.find(({ id }) => id === 'cabosse')!;
    expect(product.data.type).toBe('pre-order');
    const { back, order } = await buy(store, digitalBasket({ items: [item('cabosse', 'ebook')] }));
    const page = await thanks(store, back);
    expect(page).toMatch(/Out on [\s\S]*The links work from then\./);
    expect(linksIn(page)).toEqual([]);
    const [link] = await downloadLinks(store.db, order.id, storeNow());
    expect(link).toMatchObject({ isWaiting: true, from: product.data.releasedAt!.toISOString() });
    const response = await fetchLink(store, link!.path);
    expect(response.status).toBe(403);
    expect(await response.text()).toMatch(/Not out yet[\s\S]*It is out on/);
  });

  test('a file that the store has lost is reported as our error, raises an alarm, and is not counted', async () => {
    const { order } = await buy(store, digitalBasket({ items: [item('mouneh', 'ebook')] }));
    const [link] = await downloadLinks(store.db, order.id, storeNow());
    const response = await fetchLink(store, link!.path);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('your link still works');
    expect(store.log.at(-1)).toContain('download_missing');
    expect((await grantsOf(store, order.id))[0]!.downloadsLeft).toBe(10);
  });

  test('[P14] the confirmation page shows links for an hour after payment, and then says where to find them', async () => {
    const { order, back } = await links();
    expect(areLinksShown(order, new Date(order.createdAt.getTime() + 3_599_999))).toBe(true);
    expect(areLinksShown(order, new Date(order.createdAt.getTime() + 3_600_000))).toBe(false);
    await store.provider.clock.advance(3_600_000);
    const page = await thanks(store, back);
    await store.provider.clock.advance(-3_600_000);
    expect(linksIn(page)).toEqual([]);
    expect(page).toContain('The links to your files come by email');
  });

  describe('links sent again', () => {
    const sent: string[] = [];
    const sendLinks: SendLinks = async (_queries, { orderId }) => void sent.push(orderId);
    const request = async (asked: Asked, now = storeNow()) => {
      const orderId = await orderAsked(store.db, asked);
      return orderId !== undefined && (await sendLinksAgain(store.db, orderId, now, sendLinks));
    };
    const ask = (orderId: string, email: string, now?: Date) => request({ orderId, email }, now);

    test('[DIG-03] go to the address that paid for the order, however it is written, three times an hour', async () => {
      const { order } = await links();
      expect(await ask(order.id, 'somebody@else.example')).toBe(false);
      expect(await ask('F-22222-22222', SHOPPER.email)).toBe(false);
      // At once on a real server. The embedded database has a single connection, so it runs one call after
      // another.
      const answers: boolean[] = [];
      const more = async () => {
        answers.push(await ask(order.id, ` ${SHOPPER.email.toUpperCase()} `));
      };
      if (isParallel) await Promise.all(Array.from({ length: 20 }, more));
      else for (let at = 0; at < 20; at += 1) await more();
      expect(answers.filter(Boolean)).toHaveLength(3);
      expect(sent.filter((id) => id === order.id)).toHaveLength(3);
      expect(await ask(order.id, SHOPPER.email, new Date(storeNow().getTime() + 3_601_000))).toBe(true);
    });

    const post = (body: object | URLSearchParams) =>
      store.call(
        new Request(`${SITE}/api/download-links`, {
          method: 'POST',
          headers: {
            'content-type':
              body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json',
            'sec-fetch-site': 'same-origin',
          },
          body: body instanceof URLSearchParams ? body.toString() : JSON.stringify(body),
        }),
      );

    test('[DIG-03] [F103] the answer is the same whether or not there is such an order', async () => {
      const { order } = await links();
      const right = await post({ order: order.id.toLowerCase(), email: SHOPPER.email });
      const wrong = await post({ order: 'F-22222-22222', email: SHOPPER.email });
      const seen = async (response: Response) => [
        response.status,
        [...response.headers],
        await response.text(),
      ];
      expect(await seen(right)).toEqual(await seen(wrong));
      expect(right.status).toBe(202);
      const lines = store.log.filter((line) => line.includes('"download_links"')).slice(-2);
      expect(lines.map((line) => JSON.parse(line).isSent)).toEqual([true, false]);
      for (const line of store.log) expect(line).not.toContain(SHOPPER.email);
    });

    test('a form gets a page, with errors beside their fields', async () => {
      const fine = await post(new URLSearchParams({ order: 'f-22222-22222', email: SHOPPER.email }));
      expect([fine.status, (await fine.text()).includes('Check your inbox')]).toEqual([202, true]);
      const wrong = await post(new URLSearchParams({ order: '<F-1>', email: 'nobody' }));
      const page = await wrong.text();
      expect(wrong.status).toBe(422);
      expect(page).toContain('value="&lt;F-1&gt;"');
      expect(page).toContain('Enter an email address like');
      expect((await post({ order: 'x', email: 'a@b.example', isAdmin: true })).status).toBe(422);
    });
  });

  describe('what is printed on demand', () => {
    const picture = '/pictures/abc-123/320.webp';

    test('[DIG-06] [BAS-10] creates a job with its customization and picture; items from stock and files create none', async () => {
      const { redirectUrl, checkoutSessionId } = await checkOut(
        store,
        digitalBasket({
          items: [
            item('the-named-apron', apron().id, 2, { customizationQuery: '=Ana & Co', previewUrl: picture }),
            item(EBOOK.productId, EBOOK.formatId),
            item('a-slow-loaf', 'hardback'),
          ],
        }),
      );
      await payAt(redirectUrl);
      const { findOrder } = await import('#functions/orders/read-orders.ts');
      const order = (await findOrder(store.db, checkoutSessionId))!;
      const jobs = (await listProduction(store.db)).filter(({ orderId }) => orderId === order.id);
      const made = [apron(), hardback()].filter(({ type }) => type === 'Print On Demand');
      expect(jobs).toHaveLength(made.length);
      if (apron().type === 'Print On Demand')
        expect(jobs[0]).toMatchObject({
          position: 0,
          quantity: 2,
          customization: '=Ana & Co',
          previewUrl: picture,
          status: 'new',
        });
      expect(jobs.at(-1)).toMatchObject({ productId: 'a-slow-loaf', quantity: 1 });
    });

    test('[DIG-06] a job goes from new to sent to done and never back; a refunded order is not started', async () => {
      const { order } = await buy(store, basketOf());
      const of = async () =>
        (await store.db.select().from(productionJob).where(eq(productionJob.orderId, order.id)))[0]!;
      const id = { orderId: order.id, position: 0 };
      expect((await of()).status).toBe('new');
      const paid = { id: order.id, intent: 'Standard', heldReason: null, releasedAt: null } as const;
      await queueProduction(store.db, paid, [], later(1));
      expect(await markProduction(store.db, [id], 'sent', later(1))).toEqual([id]);
      await cancelProduction(store.db, order.id, later(1));
      expect(await of()).toMatchObject({ status: 'sent', changedAt: expect.any(Date) });
      expect(await listProduction(store.db)).toContainEqual(await of());
      expect(await markProduction(store.db, [id], 'done', later(2))).toEqual([id]);
      expect(await markProduction(store.db, [id], 'sent', later(3))).toEqual([]);
      expect((await of()).status).toBe('done');
      expect(await listProduction(store.db)).not.toContainEqual(await of());
      const other = await buy(store, basketOf());
      await cancelProduction(store.db, other.order.id, storeNow());
      expect(
        await markProduction(store.db, [{ orderId: other.order.id, position: 0 }], 'done', storeNow()),
      ).toEqual([]);
    });

    const formatOf = (product: string, id?: string) =>
      store.content.products
        .find((one) => one.id === product)!
        .data.formats.find((format) => id === undefined || format.id === id)!;
    const apron = () => formatOf('the-named-apron');
    const hardback = () => formatOf('a-slow-loaf', 'hardback');
  });
});
