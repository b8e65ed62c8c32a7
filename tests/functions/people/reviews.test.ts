import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { review, reviewInvitation, reviewRefusal } from '#functions/db/schema/reviews.ts';
import { makeOrderLink } from '#functions/orders/links/links.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { refundOrder } from '#functions/orders/refunds/refund-order.ts';
import { dispatchOrder, releaseOrder } from '#functions/orders/release-and-dispatch.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { decideReviews, listReviews } from '#functions/people/reviews/moderate.ts';
import { withDatabases } from '../helpers/databases.ts';
import { payAt } from '../helpers/hosted-page.ts';
import { headerOf, mailsTo, mailTo, sendMails } from '../helpers/mails.ts';
import { insertOrder } from '../helpers/orders.ts';
import { basketOf, checkOut, expectProblem, item, newKey } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const DAY = 86_400_000;
/** The subject is the shop’s own, and the preview the default. */
const ASKS = 'How are you finding it?';
const GOOD = { rating: 5, text: 'It rose.\r\n\r\nTwice.', firstName: 'Ana' };

withDatabases('[REV-01] what buyers say, on', (database, { isParallel }) => {
  let store: TestStore;
  let stripe: Stripe;
  let buyers = 0;
  beforeAll(async () => {
    store = await openStore({ database: database() });
    const { hostname, port } = new URL(store.provider.url);
    stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
  });
  afterAll(() => store?.close());
  beforeEach(async () => {
    await store.db.delete(rateLimit);
    await store.db.delete(outbox);
    await store.db.delete(review);
    await store.db.delete(reviewInvitation);
    store.mail.inbox.empty();
  });

  const newBuyer = () => {
    buyers += 1;
    return `buyer.${buyers}@mail.example`;
  };
  async function bought(email = newBuyer(), items = [item('a-slow-loaf', 'hardback')]) {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf({ items }), newKey());
    await payAt(redirectUrl, { email });
    return { ...(await findOrder(store.db, checkoutSessionId))!, email };
  }
  /** Dispatches an order and returns the links in its buyer's mail, by product name. */
  async function linksOf({ id, email }: { id: string; email: string }): Promise<Record<string, string>> {
    await dispatchOrder(store.db, id, { now: new Date() });
    store.mail.inbox.empty();
    await sendMails(store);
    const [mail] = mailsTo(store, email).filter(({ subject }) => subject.includes(ASKS));
    const links = (mail?.text ?? '').matchAll(/- (.+?)\s+\(https:\/\/found\.test\/review\?link=([\w-]+)\)/gs);
    return Object.fromEntries([...links].map(([, name, link]) => [name!.replace(/\s+/g, ' '), link!]));
  }
  const linkOf = async (paid: { id: string; email: string }) => (await linksOf(paid))['A Slow Loaf']!;
  const give = (link: string, more: object = {}) =>
    store.call(
      new Request(`${SITE}/api/reviews`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ link, ...GOOD, ...more }),
      }),
    );
  const page = async (link: string) => {
    const response = await store.call(new Request(`${SITE}/review?link=${link}`));
    return { status: response.status, html: await response.text() };
  };
  const services = () => ({ db: store.db, stripe });

  test('are asked for on the order’s own page, beside its pictures, until they are given', async () => {
    const paid = await bought();
    const { pathname, search } = new URL(await makeOrderLink(store.db, paid.id, SITE, 24, new Date()));
    const orderPage = async () => (await store.call(new Request(`${SITE}${pathname}${search}`))).text();
    const before = await orderPage();
    expect(before).toContain('href="/products/a-slow-loaf"');
    expect(before).not.toContain('/review?link=');
    const link = await linkOf(paid);
    expect(await orderPage()).toContain(`href="/review?link=${link}"`);
    await give(link);
    expect(await orderPage()).not.toContain('/review?link=');
  });

  test('[REV-03] are no longer asked for on the page of an order that was refunded', async () => {
    const paid = await bought();
    const { pathname, search } = new URL(await makeOrderLink(store.db, paid.id, SITE, 24, new Date()));
    const orderPage = async () => (await store.call(new Request(`${SITE}${pathname}${search}`))).text();
    const link = await linkOf(paid);
    expect(await orderPage()).toContain(`href="/review?link=${link}"`);
    await refundOrder(paid.id, {}, services(), new Date());
    expect(await orderPage()).not.toContain('/review?link=');
  });

  test('are requested two weeks after dispatch, a week after files were paid, once for an order', async () => {
    const posted = await bought();
    const files = await bought(newBuyer(), [item('a-slow-loaf', 'ebook')]);
    const due = async (id: string) => {
      const [row] = await store.db
        .select()
        .from(outbox)
        .where(eq(outbox.key, `review-invitation:${id}`));
      return row && Math.round((row.dueAt.getTime() - Date.now()) / DAY);
    };
    expect(await due(posted.id)).toBeUndefined();
    expect(await due(files.id)).toBe(7);
    await dispatchOrder(store.db, posted.id, { now: new Date() });
    expect(await due(posted.id)).toBe(14);
    await dispatchOrder(store.db, files.id, { now: new Date() });
    await sendMails(store);
    expect(mailsTo(store, files.email).filter(({ subject }) => subject.includes(ASKS))).toHaveLength(1);
  });

  test('are not requested for a pledge, and for a disputed or held order only after the decision', async () => {
    const { checkoutSessionId } = await checkOut(
      store,
      { intent: 'Funding', storeRegion: 'GB', pledge: { fundingId: 'fold', rewardId: 'paperback' } },
      newKey(),
    );
    await store.provider.actions.pay(checkoutSessionId);
    const pledged = (await findOrder(store.db, checkoutSessionId))!;
    await store.db.update(order).set({ pledgeWonAt: new Date() }).where(eq(order.id, pledged.id));
    await dispatchOrder(store.db, pledged.id, { now: new Date() });
    const invitations = await store.db.select().from(outbox).where(eq(outbox.kind, 'review-invitation'));
    expect(invitations.map(({ key }) => key)).not.toContain(`review-invitation:${pledged.id}`);

    const asksTo = ({ email }: { email: string }) =>
      mailsTo(store, email).filter(({ subject }) => subject.includes(ASKS)).length;
    const [disputed, warned] = [await bought(), await bought()];
    for (const { id } of [disputed, warned]) await dispatchOrder(store.db, id, { now: new Date() });
    const { id } = store.provider.actions.openDispute(disputed.sessionId);
    store.provider.actions.raiseFraudWarning(warned.sessionId);
    await store.provider.webhooks.idle();
    await sendMails(store);
    expect([asksTo(disputed), asksTo(warned)]).toEqual([0, 0]);
    store.provider.actions.closeDispute(id, true);
    await store.provider.webhooks.idle();
    await releaseOrder(store.db, warned.id, new Date());
    await sendMails(store);
    await sendMails(store);
    expect([asksTo(disputed), asksTo(warned)]).toEqual([1, 1]);
  });

  test('arrive by a link for each product, with the first name only, and are shown after moderation', async () => {
    const paid = await bought(
      newBuyer(),
      [item('a-slow-loaf', 'hardback'), item('the-named-apron', 'apron')].slice(0, 1),
    );
    const link = await linkOf(paid);
    expect((await page(link)).html).toContain('A Slow Loaf');
    expect((await give(link)).status).toBe(202);
    const rows = await listReviews(store.db, 'new');
    expect(rows).toEqual([
      {
        id: expect.stringMatching(/^R-/),
        productId: 'a-slow-loaf',
        recipeId: null,
        rating: 5,
        text: 'It rose.\n\nTwice.',
        firstName: 'Ana',
        status: 'new',
        createdAt: expect.any(Date),
        decidedAt: null,
      },
    ]);
    const invitations = JSON.stringify(await store.db.select().from(reviewInvitation));
    for (const secret of [link, paid.email]) expect(invitations).not.toContain(secret);
    expect(await decideReviews(store.db, [rows[0]!.id], 'approved', new Date())).toEqual([rows[0]!.id]);
    expect(await decideReviews(store.db, [rows[0]!.id], 'approved', new Date())).toEqual([]);
  });

  test('cannot be linked to an order or its buyer by a time or a key', async () => {
    const paid = await bought();
    const link = await linkOf(paid);
    expect((await give(link)).status).toBe(202);
    const [written] = await listReviews(store.db, 'new');
    const [used] = (await store.db.select().from(reviewInvitation)).filter(({ usedAt }) => usedAt);
    expect(used).toMatchObject({ productId: 'a-slow-loaf', orderId: null, tokenHash: null });
    // A review has its day, an invitation its month.
    expect(written!.createdAt.toISOString()).toMatch(/T00:00:00.000Z$/);
    for (const time of [used!.usedAt!, used!.expiresAt])
      expect(time.toISOString()).toMatch(/-01T00:00:00.000Z$/);
    await decideReviews(store.db, [written!.id], 'approved', new Date());
    const [shown] = await listReviews(store.db, 'approved');
    const { rows } = await store.db.execute<{ value: string }>(
      sql`select value from ${order}, jsonb_each_text(to_jsonb(${order})) where id = ${paid.id}
        union select value from jsonb_each_text(${JSON.stringify(used)}::jsonb)`,
    );
    // On the first day of a month, the review's day is the invitation's month, which says no more.
    const months = [used!.usedAt!, used!.expiresAt].map((time) => time.toISOString());
    const elsewhere = rows.map(({ value }) => value).filter((value) => !months.includes(value));
    const { productId: _, rating: __, ...own } = shown!;
    for (const value of Object.values(own))
      if (value !== null)
        expect(elsewhere).not.toContain(value instanceof Date ? value.toISOString() : String(value));
    // After another purchase, the buyer still counts as one who has written.
    expect(await linkOf(await bought(paid.email))).toBeUndefined();
  });

  test('are requested only from buyers who have paid for and kept a product', async () => {
    const { inviteBuyer } = await import('#functions/people/reviews/invite.ts');
    let orders = 0;
    async function asked(change: Partial<typeof order.$inferInsert>, products = ['a-slow-loaf']) {
      orders += 1;
      const id = `F-ASK-${orders}`;
      await insertOrder(store.db, { id, shippingEmail: newBuyer(), ...change });
      const line = { orderId: id, formatId: 'f', name: 'N', formatName: 'F', quantity: 1, unitAmount: 500 };
      await store.db
        .insert(orderLine)
        .values(products.map((productId, position) => ({ ...line, productId, position })).reverse());
      const invitations = await inviteBuyer(store.db, id, new Date());
      expect(new Set(invitations.map(({ url }) => url)).size).toBe(invitations.length);
      return invitations.map(({ name }) => name);
    }
    const loaf = ['A Slow Loaf'];
    expect(await asked({})).toEqual(loaf);
    expect(await asked({ fulfilledAt: new Date() })).toEqual(loaf);
    expect(await asked({ refunded: 1 })).toEqual(loaf);
    expect(await asked({ heldReason: 'paid 1 instead of 2', releasedAt: new Date() })).toEqual(loaf);
    expect(await asked({ dispute: 'won' })).toEqual(loaf);
    // A product that was bought twice is asked about once, two products in the order of the basket.
    expect(await asked({}, ['bakers-apron', 'a-slow-loaf', 'bakers-apron'])).toEqual([
      expect.stringMatching(/Apron/),
      'A Slow Loaf',
    ]);
    for (const change of [
      { shippingEmail: null },
      { heldReason: 'paid 1 instead of 2' },
      { refunded: 1000 },
      { dispute: 'open' as const },
      { dispute: 'lost' as const },
      { intent: 'Funding' as const },
    ])
      expect(await asked(change), JSON.stringify(change)).toEqual([]);
    expect(await asked({}, ['no-longer-sold'])).toEqual([]);
    const tests = store.content.products.filter(({ data }) => data.kind === 'test').map(({ id }) => id);
    if (tests.length > 0) expect(await asked({}, tests)).toEqual([]);
  });

  test('[REV-02] one link gives one review, however many are sent at once, and the others get an error', async () => {
    const link = await linkOf(await bought());
    const answers = await Promise.all(
      Array.from({ length: isParallel ? 30 : 5 }, (_, at) => give(link, { text: `Copy ${at}` })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([202, ...Array(answers.length - 1).fill(410)]);
    expect(await listReviews(store.db)).toHaveLength(1);
    expect((await page(link)).status).toBe(404);
  });

  test('[REV-02] one buyer gives one review for a product, for any sequence of purchases and reviews', {
    tags: ['long'],
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1), { minLength: 2, maxLength: 4 }), async (whose) => {
        await store.db.delete(review);
        const people = [newBuyer(), newBuyer()];
        const links: string[] = [];
        for (const [nth, at] of whose.entries()) {
          const link = await linkOf(await bought(people[at]!.replace('buyer', nth % 2 ? 'Buyer' : 'buyer')));
          if (link) links.push(link);
        }
        await Promise.all([...links, ...links].map((link) => give(link)));
        expect(await listReviews(store.db)).toHaveLength(new Set(whose).size);
        // After another purchase: no second request.
        expect(await linkOf(await bought(people[whose[0]!]!))).toBeUndefined();
      }),
      { numRuns: isParallel ? 4 : 1 },
    );
  });

  test('[REV-03] a refund of everything, or of the line, ends the link; of another line does not; a lost dispute does', async () => {
    const refunded = await bought();
    const link = await linkOf(refunded);
    await refundOrder(refunded.id, {}, services(), new Date());
    await expectProblem(await give(link), { status: 410, code: 'link_over' });
    expect((await page(link)).status).toBe(404);

    const parted = await bought(newBuyer(), [item('a-slow-loaf', 'hardback'), item('a-slow-loaf', 'ebook')]);
    const partedLink = await linkOf(parted);
    await refundOrder(parted.id, { lines: [2] }, services(), new Date());
    expect((await give(partedLink)).status).toBe(202);

    const disputed = await bought();
    const disputedLink = await linkOf(disputed);
    await store.db.update(order).set({ dispute: 'open' }).where(eq(order.id, disputed.id));
    await expectProblem(await give(disputedLink), { status: 410, code: 'link_over' });
  });

  test('a refunded order gets no request', async () => {
    const paid = await bought();
    await dispatchOrder(store.db, paid.id, { now: new Date() });
    await refundOrder(paid.id, {}, services(), new Date());
    await sendMails(store);
    expect(mailsTo(store, paid.email).filter(({ subject }) => subject.includes(ASKS))).toEqual([]);
  });

  test('an unknown or expired link opens nothing', async () => {
    const link = await linkOf(await bought());
    for (const wrong of [
      '',
      'x',
      'a'.repeat(43),
      `${link}a`,
      `${link.slice(0, 42)}${link.endsWith('A') ? 'E' : 'A'}`,
    ])
      await expectProblem(await give(wrong), { status: 410, code: 'link_over' });
    await store.db.update(reviewInvitation).set({ expiresAt: new Date(Date.now() - 1) });
    await expectProblem(await give(link), { status: 410, code: 'link_over' });
  });

  test('an error is named by its field, and leaves the link valid', async () => {
    const link = await linkOf(await bought());
    const wrongs: [object, string][] = [
      [{ rating: 0 }, 'rating'],
      [{ rating: 4.5 }, 'rating'],
      [{ rating: '6' }, 'rating'],
      [{ text: ' ' }, 'text'],
      [{ text: 'x'.repeat(1001) }, 'text'],
      [{ firstName: 'Ana Teixeira' }, 'firstName'],
      [{ firstName: 'ana@mail.example' }, 'firstName'],
      [{ recipeId: 'fish-amok' }, 'recipeId'],
      [{ surname: 'Teixeira' }, 'surname'],
    ];
    for (const [wrong, field] of wrongs) await expectProblem(await give(link, wrong), { status: 422, field });
    expect(await listReviews(store.db)).toEqual([]);
    expect((await give(link)).status).toBe(202);
  });

  test('a recipe for the product can be the subject of a review', async () => {
    const link = await linkOf(await bought());
    const recipe = store.content.recipes.find(({ data }) => data.products.includes('a-slow-loaf'))!;
    expect((await page(link)).html).toContain(`I made it: ${recipe.data.title}`);
    expect((await give(link, { recipeId: recipe.id })).status).toBe(202);
    expect(await listReviews(store.db)).toMatchObject([{ recipeId: recipe.id, productId: 'a-slow-loaf' }]);
  });

  test('a form without JavaScript leads to the thank-you page, or shows its errors', async () => {
    const link = await linkOf(await bought());
    const form = (fields: Record<string, string>) =>
      store.call(
        new Request(`${SITE}/api/reviews`, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: SITE,
            'sec-fetch-site': 'same-origin',
          },
          body: new URLSearchParams({
            link,
            recipeId: '',
            rating: '4',
            text: 'Good.',
            firstName: 'Bo',
            fax: '',
            ...fields,
          }),
        }),
      );
    const long = await form({ text: 'y'.repeat(1023) });
    expect(long.status).toBe(422);
    const html = await long.text();
    expect(html).toContain('This has 1,023 characters: at most 1,000.');
    expect(html).toContain('y'.repeat(1023));
    const sent = await form({});
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/review?sent=1']);
    const thanks = await store.call(new Request(`${SITE}/review?sent=1`));
    expect(await thanks.text()).toContain('We have your review.');
  });

  test('[SUB-03] a buyer who unsubscribes gets no more requests', async () => {
    const first = await bought();
    await linkOf(first);
    const asked = mailTo(store, first.email, ASKS);
    const oneClick = headerOf(asked, 'list-unsubscribe').slice(1, -1);
    const pressed = new Request(oneClick, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect((await store.call(pressed)).status).toBe(200);
    const refusals = JSON.stringify(await store.db.select().from(reviewRefusal));
    expect(refusals).not.toContain(first.email);
    expect(await linksOf(await bought(first.email))).toEqual({});
  });

  test('[D06] a rejected review is deleted after three months, and no other', async () => {
    const now = new Date();
    for (const text of ['Kept', 'Rejected']) await give(await linkOf(await bought()), { text });
    const [kept, rejected] = await listReviews(store.db);
    await decideReviews(store.db, [kept!.id], 'approved', new Date(now.getTime() - 91 * DAY));
    await decideReviews(store.db, [rejected!.id], 'rejected', new Date(now.getTime() - 91 * DAY));
    await deleteOverdue(store.db, now);
    expect((await listReviews(store.db)).map(({ id }) => id)).toEqual([kept!.id]);
  });
});

test('[REV-01] a shop that has switched reviews off asks no buyer for one', async () => {
  const store = await openStore({
    change: ({ settings }) => Object.assign(settings[0]!.data.features, { reviews: false }),
  });
  const items = [item('a-slow-loaf', 'hardback')];
  const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf({ items }), newKey());
  await payAt(redirectUrl, { email: 'ana@mail.example' });
  const { id } = (await findOrder(store.db, checkoutSessionId))!;
  await dispatchOrder(store.db, id, { now: new Date() });
  await sendMails(store);
  const subjects = mailsTo(store, 'ana@mail.example').map(({ subject }) => subject);
  expect(subjects.length).toBeGreaterThan(1);
  expect(subjects.filter((subject) => subject.includes(ASKS))).toEqual([]);
  await store.close();
});
