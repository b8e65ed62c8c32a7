import { eq } from 'drizzle-orm';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { newsOptIn } from '#functions/db/schema/news-opt-ins.ts';
import { listConsents, withdrawConsent } from '#functions/mail/newsletter/consents.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { eraseAddress } from '#functions/people/retention/erase.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { NEWS_WORDING } from '#src/core/news/wordings.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { payAt } from '#tests/functions/helpers/hosted-page.ts';
import {
  asked,
  basketOf,
  checkOut,
  checkoutPost,
  expectProblem,
  item,
} from '#tests/functions/helpers/requests.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

const YES = { enableOptIn: true, optInWording: NEWS_WORDING.id };
const NOW = new Date('2026-11-22T12:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

withDatabases('a yes to news on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({
      database: database(),
      settings: { OPT_IN_ENABLED: '1', STORE_CLOCK: NOW.toISOString() },
    });
  });
  afterAll(() => store?.close());
  beforeEach(() => store.db.delete(newsOptIn));

  const said = async (email: string) =>
    (await store.db.select().from(newsOptIn).where(eq(newsOptIn.email, email)))[0];
  /** Checks out with this customer and returns the attempt's session and page. */
  const begin = (customer: Record<string, unknown>) =>
    checkOut(store, basketOf({ items: [item('a-slow-loaf', 'ebook')], customer }));
  async function buy(email: string, customer: Record<string, unknown>) {
    const { redirectUrl, checkoutSessionId } = await begin({ email, ...customer });
    await payAt(redirectUrl, { email });
    const order = await findOrder(store.db, checkoutSessionId);
    expect(order?.status).toBe('paid');
    return order!;
  }

  test('is saved once the order is paid, with its time, its text and its order, and not earlier', async () => {
    const { redirectUrl, checkoutSessionId } = await begin({ email: 'Wren@mail.example', ...YES });
    expect(await listConsents(store.db)).toEqual([]);
    await payAt(redirectUrl, { email: 'Wren@mail.example' });
    const order = await findOrder(store.db, checkoutSessionId);
    const [asked] = await store.db.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, order!.id));
    expect(await said('wren@mail.example')).toEqual({
      email: 'wren@mail.example',
      region: 'GB',
      wordingId: NEWS_WORDING.id,
      wording: NEWS_WORDING.text,
      givenAt: asked?.createdAt,
      orderId: order?.id,
      confirmedAt: null,
      linkId: expect.any(String),
      withdrawnAt: null,
    });
  });

  test('belongs to the paying address, wherever it was typed, and needs no prefilled one', async () => {
    const { redirectUrl } = await begin(YES);
    await payAt(redirectUrl, { email: 'only.there@mail.example' });
    expect(await said('only.there@mail.example')).toMatchObject({ wordingId: NEWS_WORDING.id });
  });

  test.each([
    ['nobody ticked the box', {}],
    ['it was not ticked', { enableOptIn: false, optInWording: NEWS_WORDING.id }],
    ['only the words were sent', { optInWording: NEWS_WORDING.id }],
  ])('is not saved if %s', async (why, customer) => {
    const email = `${why.replaceAll(' ', '-')}@mail.example`;
    await buy(email, customer);
    expect(await said(email)).toBeUndefined();
  });

  test('with a text that was never shown is refused by name', async () => {
    const body = basketOf({ customer: { ...YES, optInWording: 'news-0' } });
    await expectProblem(await store.call(checkoutPost(body)), {
      status: 422,
      field: 'customer.optInWording',
    });
  });

  test('is neither sent to the payment provider nor logged', async () => {
    await buy('quiet@mail.example', {
      ...YES,
      firstName: 'Quiet',
      surname: 'Wren',
      address1: '1 Early Street',
    });
    const told = JSON.stringify(store.provider.requests.map(({ params }) => params));
    expect(told).toContain('quiet@mail.example');
    expect(told).not.toMatch(/optIn|news/i);
    expect(asked(store, 'sessions.create').at(-1)!.params).not.toHaveProperty('consent_collection');
    expect(store.log.join('\n')).not.toMatch(/optIn|news|quiet@/i);
  });

  test('is in one place only, and the latest one of an address counts', async () => {
    const first = await buy('again@mail.example', YES);
    const second = await buy('AGAIN@mail.example', YES);
    expect(second.id).not.toBe(first.id);
    const rows = await store.db.select().from(newsOptIn).where(eq(newsOptIn.email, 'again@mail.example'));
    expect(rows).toHaveLength(1);
    const left = await store.db
      .select({ newsWording: checkoutAttempt.newsWording })
      .from(checkoutAttempt)
      .where(eq(checkoutAttempt.id, first.id));
    expect(left).toEqual([{ newsWording: null }]);
  });

  test('[CHK-08] reported ten times at once, it is one opt-in', async () => {
    const email = 'ten.times@mail.example';
    store.provider.tables.endpoints.clear();
    const { redirectUrl, checkoutSessionId } = await begin({ email, ...YES });
    await payAt(redirectUrl, { email });
    store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
    await Promise.all(
      Array.from({ length: 10 }, () =>
        store.call(new Request(`https://found.test/basket/success?session_id=${checkoutSessionId}`)),
      ),
    );
    const order = await findOrder(store.db, checkoutSessionId);
    expect(order).toMatchObject({ status: 'paid', sessionId: checkoutSessionId });
    const rows = await store.db.select().from(newsOptIn).where(eq(newsOptIn.email, email));
    expect(rows).toMatchObject([{ wordingId: NEWS_WORDING.id, withdrawnAt: null }]);
  });

  test('that was withdrawn is on no list, is not restored by an older checkout, and can be given again', async () => {
    const email = 'back@mail.example';
    await buy(email, YES);
    expect(await withdrawConsent(store.db, ' Back@mail.example ', later(0.5))).toBe(true);
    expect(await withdrawConsent(store.db, email, later(0.6))).toBe(false);
    const listed = async () => (await listConsents(store.db)).map((row) => row.email);
    expect(await listed()).not.toContain(email);
    // Started before and paid after: the debit took a week.
    await buy(email, YES);
    expect(await listed()).not.toContain(email);
    await store.db
      .update(newsOptIn)
      .set({ withdrawnAt: later(-1) })
      .where(eq(newsOptIn.email, email));
    await store.db
      .update(newsOptIn)
      .set({ givenAt: later(-2) })
      .where(eq(newsOptIn.email, email));
    await buy(email, YES);
    const { withdrawnAt, givenAt } = (await said(email))!;
    expect(withdrawnAt).toBeNull();
    expect(givenAt.getTime()).toBeGreaterThanOrEqual(NOW.getTime());
    expect(await listed()).toContain(email);
  });

  test('[D06] is deleted when its address is erased, and a payment in progress does not restore it', async () => {
    const email = 'erased@mail.example';
    await buy(email, YES);
    await buy('stays@mail.example', YES);
    // Its debit is processing: the attempt stays, like an order, under its own number.
    const known = { firstName: 'Era', surname: 'Sed', address1: '1 Early Street', country: 'GB' };
    const paid = await buy(email, { ...known, ...YES });
    await store.db
      .update(checkoutAttempt)
      .set({ newsWording: NEWS_WORDING.id })
      .where(eq(checkoutAttempt.id, paid.id));
    expect(await eraseAddress(store.db, 'Erased@mail.example', new Date())).toMatchObject({
      messages: 0,
      attempts: 0,
      newsOptIns: 1,
    });
    expect(await said(email)).toBeUndefined();
    expect(await said('stays@mail.example')).toMatchObject({ withdrawnAt: null });
    const left = await store.db.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, paid.id));
    expect(left[0]?.newsWording).toBeNull();
  });

  test('[D06] stays as proof for three years after its withdrawal, and no longer', async () => {
    const email = 'proof@mail.example';
    await buy(email, YES);
    await buy('lasts@mail.example', YES);
    await withdrawConsent(store.db, email, NOW);
    expect((await deleteOverdue(store.db, new Date('2029-11-22T11:00:00Z'))).newsOptIns).toBe(0);
    expect(await said(email)).toMatchObject({ withdrawnAt: NOW });
    expect((await deleteOverdue(store.db, new Date('2029-11-22T13:00:00Z'))).newsOptIns).toBe(1);
    expect(await said(email)).toBeUndefined();
    // One that was never withdrawn stays.
    expect(await said('lasts@mail.example')).toMatchObject({ withdrawnAt: null });
  });
});

describe('a store without a newsletter', () => {
  test.each([undefined, '', '0', 'false'])(
    '(OPT_IN_ENABLED %j) sells, and saves no opt-in',
    async (setting) => {
      const store = await openStore({ settings: { OPT_IN_ENABLED: setting } });
      const body = basketOf({
        items: [item('a-slow-loaf', 'ebook')],
        customer: { email: 'a@mail.example', ...YES },
      });
      const { redirectUrl, checkoutSessionId } = await checkOut(store, body);
      const [attempt] = await store.db.select().from(checkoutAttempt);
      expect(attempt?.newsWording).toBeNull();
      await payAt(redirectUrl);
      expect(await findOrder(store.db, checkoutSessionId)).toMatchObject({
        status: 'paid',
        lines: [{ productId: 'a-slow-loaf', formatId: 'ebook', quantity: 1 }],
      });
      expect(await store.db.select().from(newsOptIn)).toEqual([]);
      await store.close();
    },
  );
});

test('[ENV-01] 1 and true are on, and a setting that is neither on nor off is reported by name', async () => {
  const { readEnv } = await import('#functions/platform/env.ts');
  const settings = {
    SITE_URL: 'https://found.test',
    DATABASE_URL: 'postgres://found.test/found',
    STRIPE_SECRET_KEY: 'sk_test_one',
    STRIPE_WEBHOOK_SECRET: 'whsec_one',
  };
  const isOn = (OPT_IN_ENABLED: string) => readEnv({ ...settings, OPT_IN_ENABLED }).OPT_IN_ENABLED;
  expect(['1', 'true', '0', 'false', ''].map(isOn)).toEqual([true, true, false, false, false]);
  expect(() => isOn('yes')).toThrow(/OPT_IN_ENABLED/);
});
