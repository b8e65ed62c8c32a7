import { DatabaseSync } from 'node:sqlite';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pledge } from '#functions/db/schema/fundings.ts';
import { order } from '#functions/db/schema/orders.ts';
import { reservation, takenTotal } from '#functions/db/schema/reservations.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { consentWording } from '#src/core/checkout/digital-consent.ts';
import { longDay } from '#src/core/dates.ts';
import { countsFor } from '#src/core/fundings/progress.ts';
import type { LiveFunding } from '#src/features/fundings/live.ts';
import { DATABASES, withDatabases } from '../helpers/databases.ts';
import { payAt } from '../helpers/hosted-page.ts';
import {
  asked,
  basketOf,
  checkOut,
  checkoutPost,
  expectProblem,
  formPost,
  item,
  lastSession,
  newKey,
  type Opened,
} from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const get = (path: string) => new Request(SITE + path);

/** A pledge for one of Fold's rewards; `change` goes into the pledge, `more` beside it. */
function pledgeOf(change: Record<string, unknown> = {}, more: Record<string, unknown> = {}) {
  return {
    intent: 'Funding',
    pledge: { fundingId: 'fold', rewardId: 'paperback', ...change },
    storeRegion: 'GB',
    isoCurrency: 'GBP',
    ...more,
  };
}
const gift = (amount: unknown, more: Record<string, unknown> = {}) =>
  pledgeOf({ rewardId: undefined, amount }, more);

async function live(store: TestStore, id: string): Promise<LiveFunding> {
  const response = await store.call(get(`/api/fundings/${id}`));
  expect(response.status).toBe(200);
  return (await response.json()) as LiveFunding;
}

async function listed(store: TestStore, query = '') {
  const response = await store.call(get(`/api/fundings${query}`));
  return {
    response,
    body: (await response.json()) as { data: LiveFunding[]; total: number; limit: number; skip: number },
  };
}

withDatabases('fundings on', (database) => {
  let store: TestStore;

  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());

  const fundingOf = (id: string) => store.content.fundings.find((funding) => funding.id === id)!.data;
  const leftOf = async (id: string, reward: string) =>
    (await live(store, id)).rewards.find(({ _id }) => _id === reward)?.left;
  const seeded = (id: string, reward: string) => {
    const { limit, takenBefore } = fundingOf(id).rewards.find((one) => one.id === reward)!;
    return limit! - takenBefore;
  };
  const pledgesOf = (sessionId: string) =>
    store.db
      .select({ pledge })
      .from(pledge)
      .innerJoin(order, eq(order.id, pledge.orderId))
      .where(eq(order.sessionId, sessionId));

  test('[API-22] the list has every funding with its live totals: the next to end first, ended ones last', async () => {
    const { response, body } = await listed(store, '?limit=100');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=[1-5]$/);
    expect(body).toMatchObject({ total: store.content.fundings.length, limit: 100, skip: 0 });
    const state = Object.fromEntries(body.data.map((funding) => [funding._id, funding.state]));
    expect(state).toMatchObject({
      'the-curanto-pot': 'ending',
      fold: 'running',
      'llyn-bakestone': 'funded',
      'forty-jars-an-hour': 'upcoming',
      'the-meersbrook-press': 'successful',
      'the-night-bus-kitchen': 'failed',
    });
    expect(body.data.slice(-2).map(({ _id }) => _id)).toEqual([
      'the-meersbrook-press',
      'the-night-bus-kitchen',
    ]);
    const open = body.data.slice(0, -2).map(({ endsAt }) => endsAt);
    expect(open).toEqual(open.toSorted());
    const { before, goal } = fundingOf('the-night-bus-kitchen');
    expect(body.data.at(-1)).toMatchObject({
      raised: before!.raised,
      backers: before!.backers,
      goal,
      percent: 40,
    });
  });

  test('[API-22] the list is filtered by state and category, and paged', async () => {
    const ending = await listed(store, '?state=ending');
    expect(ending.body.data.map(({ _id }) => _id)).toEqual(['the-curanto-pot']);
    const { body } = await listed(store, '?category=funding/gardens');
    expect(body.data.map(({ _id }) => _id).sort()).toEqual([
      'a-garden-at-the-school',
      'the-meersbrook-press',
    ]);
    const all = (await listed(store, '?limit=100')).body.data.map(({ _id }) => _id);
    const page = await listed(store, '?limit=3&skip=3');
    expect(page.body.data.map(({ _id }) => _id)).toEqual(all.slice(3, 6));
    expect(page.body).toMatchObject({ total: all.length, limit: 3, skip: 3 });
  });

  test.each([
    ['?state=over', 'state'],
    ['?category=books/fish', 'category'],
    ['?limit=0', 'limit'],
    ['?limit=1e2', 'limit'],
    ['?skip=-1', 'skip'],
    ['?sort=amount', 'sort'],
    ['?limit=3&limit=100', 'limit'],
    ['?__proto__=1', '__proto__'],
  ])('[API-24] a list with %s is refused', async (query, field) => {
    await expectProblem(await store.call(get(`/api/fundings${query}`)), { status: 422, field });
  });

  test('[API-22] an unknown funding is a 404', async () => {
    for (const id of ['no-such-thing', 'constructor', '%00']) {
      const response = await store.call(get(`/api/fundings/${id}`));
      await expectProblem(response, { status: 404, field: 'id' });
    }
  });

  test('[CAT-07] [CHK-02] a reward is backed at its price in the region, without shipping costs, and counts once it is paid', async () => {
    const before = await live(store, 'fold');
    const { redirectUrl, checkoutSessionId } = await checkOut(store, pledgeOf());
    const session = lastSession(store);
    expect(session.metadata).toMatchObject({ region: 'GB', intent: 'Funding' });
    expect(session.line_items).toMatchObject([
      { quantity: 1, price_data: { currency: 'gbp', unit_amount: 2400, product_data: { name: 'Fold' } } },
    ]);
    expect(session.success_url).toBe(`${SITE}/funding/success?session_id={CHECKOUT_SESSION_ID}`);
    expect(session.cancel_url).toBe(`${SITE}/funding/fold`);
    expect(session.shipping_address_collection?.allowed_countries).toEqual(['GB']);
    expect(session.shipping_options).toBeUndefined();
    expect(await live(store, 'fold')).toMatchObject({ raised: before.raised, backers: before.backers });

    expect(await payAt(redirectUrl)).toBe(`${SITE}/funding/success?session_id=${checkoutSessionId}`);
    // 24.00 pounds at 1.138 euros each.
    expect(await live(store, 'fold')).toMatchObject({
      raised: before.raised + 2731,
      backers: before.backers + 1,
    });
    expect(await findOrder(store.db, checkoutSessionId)).toMatchObject({
      intent: 'Funding',
      status: 'paid',
      total: 2400,
      currency: 'GBP',
      lines: [{ productId: 'fold', formatId: 'paperback', quantity: 1, unitAmount: 2400 }],
    });
  });

  test('[CAT-07] the payment page says that nothing is made yet, and when the money goes back', async () => {
    const note = () => lastSession(store).custom_text?.submit;
    await checkOut(store, pledgeOf());
    expect(note()).toEqual({
      message: 'This project is not made yet. You pay now. If it misses its goal, we refund you in full.',
    });
    await checkOut(store, basketOf({ items: [item('fold', 'paperback'), item('the-two-egg-pan', 'pan')] }));
    expect(note()).toEqual({
      message: 'Fold is made if its funding succeeds. If not, we refund it in full.',
    });
    await checkOut(store, basketOf({ items: [item('the-two-egg-pan', 'pan')] }));
    expect(note()).toBeUndefined();
  });

  test('[RT-22] the success page shows the pledge, is private, and names no payer', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(
      store,
      pledgeOf({ rewardId: 'named-hardback', customizationQuery: 'Zofia Nowak' }),
    );
    const place = `/funding/success?session_id=${checkoutSessionId}`;
    const early = await store.call(get(place));
    expect(await early.text()).toContain('Not paid yet');
    await payAt(redirectUrl);
    const page = await store.call(get(place), { country: 'US' });
    const text = await page.text();
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(text).toContain('data-region="GB"');
    expect(text).toContain('data-payment="paid"');
    expect(text).toContain('£33.00');
    expect(text).toContain('A hardback with your name in it');
    const { rewards, endsAt } = store.content.fundings.find(({ id }) => id === 'fold')!.data;
    expect(text).toContain(longDay('en-GB', endsAt));
    for (const { id, title } of rewards)
      if (id !== 'named-hardback') expect(text).not.toContain(`>${title}<`);
    expect(text).toContain('Zofia Nowak');
    expect(text).not.toMatch(/canary|Heronsgate|Wilhelmina/i);
    const unknown = await store.call(get('/funding/success?session_id=cs_test_nobodyknows1'));
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('We cannot find this pledge');
  });

  test('[CHK-02] the order of a basket is not a pledge', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, {
      items: [item('a-slow-loaf', 'ebook')],
      storeRegion: 'GB',
      digitalConsent: consentWording('GB')!.wording,
    });
    await payAt(redirectUrl);
    expect(await findOrder(store.db, checkoutSessionId)).toMatchObject({ intent: 'Standard' });
    const page = await store.call(get(`/funding/success?session_id=${checkoutSessionId}`));
    expect(await page.text()).toContain('We cannot find this pledge');
  });

  test('[CAT-07] a custom amount is pledged by a form without JavaScript', async () => {
    const before = await live(store, 'thirty-chairs');
    const response = await store.call(
      formPost({ intent: 'Funding', fundingId: 'thirty-chairs', amount: '12,50', storeRegion: 'EU' }),
    );
    expect(response.status).toBe(303);
    const session = lastSession(store);
    expect(session.line_items).toMatchObject([{ price_data: { currency: 'eur', unit_amount: 1250 } }]);
    expect(session.shipping_address_collection).toBeUndefined();
    await payAt(response.headers.get('location')!);
    expect(await live(store, 'thirty-chairs')).toMatchObject({
      raised: before.raised + 1250,
      backers: before.backers + 1,
    });
  });

  test('[REG-09] every region pays its own price, and the total is right to the penny', async () => {
    const before = await live(store, 'a-garden-at-the-school');
    const funding = fundingOf('a-garden-at-the-school');
    const paid = { US: 'USD', GB: 'GBP', CA: 'CAD', EU: 'EUR', LATAM: 'USD', GO: 'USD' } as const;
    let sum = 0;
    for (const [region, currency] of Object.entries(paid)) {
      const { redirectUrl } = await checkOut(
        store,
        pledgeOf(
          { fundingId: 'a-garden-at-the-school', rewardId: 'a-letter' },
          { storeRegion: region, isoCurrency: currency },
        ),
      );
      await payAt(redirectUrl, {
        country: { US: 'US', GB: 'GB', CA: 'CA', EU: 'PT', LATAM: 'PE', GO: 'JP' }[region]!,
      });
      sum += countsFor(funding.rewards[0]!.prices[region as 'GB']!, currency, funding);
    }
    expect(await live(store, 'a-garden-at-the-school')).toMatchObject({
      raised: before.raised + sum,
      backers: before.backers + 6,
    });
  });

  test('a bought product that is being funded counts towards its funding at the price paid', async () => {
    const before = await live(store, 'fold');
    const { redirectUrl, checkoutSessionId } = await checkOut(store, {
      items: [item('fold', 'paperback', 2), item('a-slow-loaf', 'ebook')],
      storeRegion: 'GB',
      digitalConsent: consentWording('GB')!.wording,
      couponCode: 'FIRSTSUPPER',
    });
    await payAt(redirectUrl);
    const { percentOff } = store.content.coupons.find(({ data }) => data.code === 'FIRSTSUPPER')!.data;
    const amount = 4000 - Math.floor((4000 * percentOff! + 50) / 100);
    expect(await pledgesOf(checkoutSessionId)).toMatchObject([{ pledge: { fundingId: 'fold', amount } }]);
    expect(await live(store, 'fold')).toMatchObject({
      raised: before.raised + countsFor(amount, 'GBP', fundingOf('fold')),
      backers: before.backers + 1,
    });
  });

  test('[CHK-08] one paid pledge is recorded once, after any number of any events', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(
      store,
      pledgeOf({ rewardId: 'evening-at-the-board' }),
    );
    await payAt(redirectUrl);
    const webhook = store.webhooks.findLast(({ body }) => body.includes(checkoutSessionId))!;
    const { url, ...init } = webhook;
    const before = await live(store, 'fold');
    await Promise.all([
      ...Array.from({ length: 4 }, () => store.call(new Request(url, { method: 'POST', ...init }))),
      ...Array.from({ length: 3 }, () => store.call(get(`/funding/success?session_id=${checkoutSessionId}`))),
    ]);
    expect(await pledgesOf(checkoutSessionId)).toHaveLength(1);
    expect(await live(store, 'fold')).toEqual({ ...before, now: expect.any(String) });
  });

  describe('a limited reward', () => {
    test('two backers race for the last one: one gets it, the other a friendly refusal', async () => {
      expect(seeded('thirty-chairs', 'a-chair')).toBe(1);
      const chair = pledgeOf({ fundingId: 'thirty-chairs', rewardId: 'a-chair' });
      const answers = await Promise.all([1, 2].map(() => store.call(checkoutPost(chair, newKey()))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
      const no = await expectProblem(lost!, {
        status: 409,
        code: 'held_by_others',
        field: 'pledge.rewardId',
      });
      expect(no.message).toBe(
        'Other shoppers are paying for the last “A chair”. Please try again in 30 minutes.',
      );
      expect(await leftOf('thirty-chairs', 'a-chair')).toBe(0);

      // The winner releases it, so the next backer can have it.
      const { checkoutSessionId } = (await won!.json()) as Opened;
      await fetch(`${store.provider.url}/sessions/${checkoutSessionId}/expire`, {
        method: 'POST',
        redirect: 'manual',
      });
      await expect.poll(() => leftOf('thirty-chairs', 'a-chair')).toBe(1);
      const { redirectUrl, checkoutSessionId: next } = await checkOut(store, chair, newKey());
      await payAt(redirectUrl);
      expect(await findOrder(store.db, next)).toMatchObject({ status: 'paid' });
      expect(await leftOf('thirty-chairs', 'a-chair')).toBe(0);
      await expectProblem(await store.call(checkoutPost(chair, newKey())), { status: 409 });
    });

    test('a crowd gets as many as there are, each a separate place', async () => {
      const places = seeded('the-walnut-year', 'bag-of-walnuts');
      expect(places).toBe(6);
      const body = pledgeOf({ fundingId: 'the-walnut-year', rewardId: 'bag-of-walnuts' });
      const answers = await Promise.all(
        // Each from another network.
        Array.from({ length: 10 }, (_, at) =>
          store.call(checkoutPost(body, newKey()), { ip: `198.51.${at}.7` }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([
        ...Array(6).fill(200),
        ...Array(4).fill(409),
      ]);
      const key = 'reward:the-walnut-year/bag-of-walnuts';
      const [{ taken } = {}] = await store.db.select().from(takenTotal).where(eq(takenTotal.key, key));
      const holds = await store.db.select().from(reservation).where(eq(reservation.key, key));
      expect([taken, holds.length, new Set(holds.map(({ attemptId }) => attemptId)).size]).toEqual([6, 6, 6]);
    });

    test('one backer who clicks twice holds one place, and gets one page', async () => {
      const before = await leftOf('llyn-bakestone', 'bakestone');
      const body = pledgeOf({ fundingId: 'llyn-bakestone', rewardId: 'bakestone' });
      const key = newKey();
      const pages = await Promise.all(Array.from({ length: 5 }, () => checkOut(store, body, key)));
      expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
      expect(await leftOf('llyn-bakestone', 'bakestone')).toBe(before! - 1);
    });

    test('the key in a form does the same without a header', async () => {
      const fields = {
        intent: 'Funding',
        fundingId: 'llyn-bakestone',
        rewardId: 'bakestone',
        storeRegion: 'GB',
        attempt: crypto.randomUUID(),
      };
      const [one, two] = [await store.call(formPost(fields)), await store.call(formPost(fields))];
      expect(one.headers.get('location')).toMatch(/^http/);
      expect(two.headers.get('location')).toBe(one.headers.get('location'));
    });

    test('[F28] that was paid after it sold out is recorded, held for review and not counted', async () => {
      expect(seeded('the-curanto-pot', 'day-at-the-foundry')).toBe(1);
      const body = pledgeOf({ fundingId: 'the-curanto-pot', rewardId: 'day-at-the-foundry' });
      const slow = await checkOut(store, body, newKey());
      // Its hold is deleted, as after a restored backup, while its payment page is still open.
      const key = 'reward:the-curanto-pot/day-at-the-foundry';
      await store.db.delete(reservation).where(eq(reservation.key, key));
      await store.db.update(takenTotal).set({ taken: 0 }).where(eq(takenTotal.key, key));
      const quick = await checkOut(store, body, newKey());
      await payAt(quick.redirectUrl);
      const before = await live(store, 'the-curanto-pot');
      await payAt(slow.redirectUrl);
      expect(await findOrder(store.db, quick.checkoutSessionId)).toMatchObject({ status: 'paid' });
      expect(await findOrder(store.db, slow.checkoutSessionId)).toMatchObject({
        status: 'held',
        heldReason: 'paid for reward:the-curanto-pot/day-at-the-foundry after it sold out',
      });
      expect(await pledgesOf(slow.checkoutSessionId)).toMatchObject([{ pledge: { status: 'held' } }]);
      expect(await live(store, 'the-curanto-pot')).toMatchObject({
        raised: before.raised,
        backers: before.backers,
      });
      const page = await store.call(get(`/funding/success?session_id=${slow.checkoutSessionId}`));
      expect(await page.text()).toContain('checking one detail of this pledge by hand');
    });

    test('a debit keeps its place while it is processing, counts once it succeeds, and releases the place if it fails', async () => {
      const body = pledgeOf({ fundingId: 'a-school-with-one-oven', rewardId: 'first-firing' });
      const before = await live(store, 'a-school-with-one-oven');
      const left = await leftOf('a-school-with-one-oven', 'first-firing');
      const settle = (id: string, outcome: string) =>
        fetch(`${store.provider.url}/sessions/${id}/settle`, {
          method: 'POST',
          body: new URLSearchParams({ outcome }),
          redirect: 'manual',
        });
      const [good, bad] = [await checkOut(store, body, newKey()), await checkOut(store, body, newKey())];
      for (const { redirectUrl } of [good, bad]) await payAt(redirectUrl, { method: 'bacs_debit' });
      expect(await live(store, 'a-school-with-one-oven')).toMatchObject({ raised: before.raised });
      const holds = async () => {
        const rows = await store.db
          .select()
          .from(reservation)
          .where(eq(reservation.key, 'reward:a-school-with-one-oven/first-firing'));
        return Math.min(...rows.map(({ until }) => until.getTime() - Date.now()));
      };
      await expect.poll(holds).toBeGreaterThan(7 * 86_400_000);
      await settle(good.checkoutSessionId, 'paid');
      await settle(bad.checkoutSessionId, 'failed');
      await expect
        .poll(() => live(store, 'a-school-with-one-oven'))
        .toMatchObject({
          raised: before.raised + countsFor(4000, 'GBP', fundingOf('a-school-with-one-oven')),
          backers: before.backers + 1,
        });
      await expect.poll(() => leftOf('a-school-with-one-oven', 'first-firing')).toBe((left ?? 0) - 1);
    });

    test('a sold-out reward gets a friendly refusal, and no session is created', async () => {
      const before = asked(store, 'sessions.create').length;
      await expectProblem(await store.call(checkoutPost(pledgeOf({ rewardId: 'lunch-in-krakow' }))), {
        status: 409,
        code: 'sold_out',
        field: 'pledge.rewardId',
      });
      expect(asked(store, 'sessions.create')).toHaveLength(before);
    });
  });

  test.each<[string, Record<string, unknown>, number, string]>([
    ['an unknown funding', pledgeOf({ fundingId: 'no-such-thing' }), 422, 'pledge.fundingId'],
    ['a product as funding', pledgeOf({ fundingId: 'a-slow-loaf' }), 422, 'pledge.fundingId'],
    ['a built-in as funding', pledgeOf({ fundingId: '__proto__' }), 422, 'pledge.fundingId'],
    ['an unknown reward', pledgeOf({ rewardId: 'a-yacht' }), 422, 'pledge.rewardId'],
    ['another funding’s reward', pledgeOf({ rewardId: 'bakestone' }), 422, 'pledge.rewardId'],
    [
      'a name for a reward without a customization',
      pledgeOf({ customizationQuery: 'Ana' }),
      422,
      'pledge.customizationQuery',
    ],
    [
      'a name that is too long for its page',
      pledgeOf({ rewardId: 'named-hardback', customizationQuery: 'a'.repeat(51) }),
      422,
      'pledge.customizationQuery',
    ],
    [
      'a name beside an amount',
      pledgeOf({ rewardId: undefined, amount: 500, customizationQuery: 'Ana' }),
      422,
      'pledge.customizationQuery',
    ],
    ['a reward and an amount', pledgeOf({ amount: 100 }), 422, 'pledge.amount'],
    ['neither', pledgeOf({ rewardId: undefined }), 422, 'pledge.amount'],
    ['two of a reward', pledgeOf({ quantity: 2 }), 422, 'pledge.quantity'],
    ['a price of one’s own', pledgeOf({ unitAmount: 1 }), 422, 'pledge.unitAmount'],
    ['a goal amount of one’s own', pledgeOf({ goalAmount: 999_999 }), 422, 'pledge.goalAmount'],
    ['one penny less than the least', gift(199), 422, 'pledge.amount'],
    ['one penny more than the most', gift(50_001), 422, 'pledge.amount'],
    ['a huge amount', gift(1e15), 422, 'pledge.amount'],
    ['a negative amount', gift(-500), 422, 'pledge.amount'],
    ['nothing', gift(0), 422, 'pledge.amount'],
    ['half a penny', gift(500.5), 422, 'pledge.amount'],
    ['an amount in words', gift('500'), 422, 'pledge.amount'],
    ['an amount in a list', gift([500]), 422, 'pledge.amount'],
    ['the currency of another region', pledgeOf({}, { isoCurrency: 'EUR' }), 422, 'isoCurrency'],
    ['a region that there is not', pledgeOf({}, { storeRegion: 'MARS' }), 422, 'storeRegion'],
    ['a promo code', pledgeOf({}, { couponCode: 'FIRSTSUPPER' }), 422, 'couponCode'],
    ['a basket beside it', pledgeOf({}, { items: [item('fold', 'paperback')] }), 422, 'items'],
    ['an unknown payout code', pledgeOf({}, { payoutCode: 'nobody-knows' }), 422, 'payoutCode'],
    ['a page of somebody else', pledgeOf({}, { successUrl: 'https://evil.example/' }), 422, 'successUrl'],
    [
      'a region where the reward is not offered',
      pledgeOf(
        { fundingId: 'the-walnut-year', rewardId: 'bag-of-walnuts' },
        { storeRegion: 'CA', isoCurrency: 'CAD' },
      ),
      409,
      'pledge.rewardId',
    ],
    [
      'a region without free amounts',
      gift(500, {
        storeRegion: 'GO',
        isoCurrency: 'USD',
        pledge: { fundingId: 'the-curanto-pot', amount: 500 },
      }),
      409,
      'pledge.amount',
    ],
    [
      'one that has not started',
      pledgeOf({ fundingId: 'forty-jars-an-hour', rewardId: 'two-jars' }),
      409,
      'pledge.fundingId',
    ],
    [
      'one that is over',
      pledgeOf({ fundingId: 'the-night-bus-kitchen', rewardId: 'apron' }),
      409,
      'pledge.fundingId',
    ],
    [
      'one that is over and succeeded',
      pledgeOf({ fundingId: 'the-meersbrook-press', rewardId: 'pressing-day' }),
      409,
      'pledge.fundingId',
    ],
  ])('[API-24] a pledge with %s is refused at its field', async (_what, body, status, field) => {
    const before = asked(store, 'sessions.create').length;
    await expectProblem(await store.call(checkoutPost(body)), { status, field });
    expect(asked(store, 'sessions.create')).toHaveLength(before);
  });

  test.each(['', 'ten', '1e3', '-5', '5.005', '0x10', '5 000', '١٢'])(
    'a form with the amount “%s” gets a page that says so',
    async (amount) => {
      const response = await store.call(
        formPost({ intent: 'Funding', fundingId: 'fold', amount, storeRegion: 'GB' }),
      );
      expect(response.status).toBe(422);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('Enter an amount in figures, such as 12.50.</p>');
    },
  );
});

describe('a store that is closed in a region', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({
      change: (content) => {
        content.settings[0]!.data.closedRegions = ['GB'];
      },
    });
  });
  afterAll(() => store?.close());

  test('accepts no pledge there', async () => {
    await expectProblem(await store.call(checkoutPost(pledgeOf())), {
      status: 422,
      code: 'region_closed',
      field: 'storeRegion',
    });
  });
});

describe('the cost of reading the totals of fundings', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store?.close());
  const machine = performance.now.bind(performance);
  let passed = 0;
  beforeEach(() => {
    // Totals are cached for one second, and would be there in the next test.
    passed += 1_100;
    vi.spyOn(performance, 'now').mockImplementation(() => machine() + passed);
  });

  /** The number of statements that the functions send during `work`. */
  async function statementsOf(work: () => Promise<unknown>): Promise<number> {
    const query = vi.spyOn(pg.Pool.prototype, 'query');
    await work();
    const count = query.mock.calls.length;
    query.mockRestore();
    return count;
  }
  const get200 = async (path: string) => expect((await store.call(get(path))).status).toBe(200);

  test.each(['?n=1', '?_=1732276800', '?state=ending', '?fbclid=x', '?limit=1'])(
    '[API-22] the address of one funding accepts no query: %s is refused at its name, is not cached and reads nothing',
    async (query) => {
      const count = await statementsOf(async () => {
        const response = await store.call(get(`/api/fundings/fold${query}`));
        expect(response.headers.get('netlify-cdn-cache-control')).toBeNull();
        await expectProblem(response, { status: 422, field: /\?(\w+)/.exec(query)![1]! });
      });
      expect(count).toBe(0);
    },
  );

  test('two hundred variants of the list at once need four statements, and four more a second later', async () => {
    const burst = (from: number) =>
      Promise.all(
        Array.from({ length: 200 }, (_, at) =>
          get200(`/api/fundings?skip=${from + at}&limit=${1 + (at % 100)}`),
        ),
      );
    expect(await statementsOf(() => burst(0))).toBe(4);
    expect(await statementsOf(() => get200('/api/fundings?limit=7'))).toBeLessThanOrEqual(4);
    // Without a query it is one address, which the platform caches. It is read again and then serves the
    // others.
    expect(await statementsOf(() => get200('/api/fundings'))).toBe(4);
    expect(await statementsOf(() => burst(200))).toBe(0);
    // One funding has its updates, too.
    expect(await statementsOf(() => get200('/api/fundings/fold'))).toBe(5);
  });

  test('totals that cannot be calculated are a 503, for any reason, and all other answers are still served', async () => {
    const snapshot = new DatabaseSync(process.env.CATALOGUE_SNAPSHOT!);
    const { json } = snapshot
      .prepare("select json from entry where kind = 'funding' and id = 'fold'")
      .get() as {
      json: string;
    };
    const change = snapshot.prepare("update entry set json = ? where kind = 'funding' and id = 'fold'");
    const { before: _, ...broken } = JSON.parse(json);
    change.run(JSON.stringify(broken));
    for (const path of ['/api/fundings/fold', '/api/fundings', '/api/fundings?limit=100']) {
      const response = await store.call(get(path));
      expect(response.headers.get('retry-after')).toBe('10');
      await expectProblem(response, { status: 503, code: 'totals_unavailable' });
    }
    expect(store.log.filter((line) => line.includes('"event":"fundings_totals"'))).toHaveLength(3);
    await get200('/api/fundings/llyn-bakestone');
    change.run(json);
    snapshot.close();
    await get200('/api/fundings');
  });

  test('a database that is down is a 503, and a failure is not cached', async () => {
    const database = await DATABASES[0]!.open();
    const away = await openStore({ database });
    const ask = () => away.call(get('/api/fundings?limit=3'));
    expect((await ask()).status).toBe(200);
    await database.close();
    passed += 1_100;
    for (let count = 0; count < 2; count += 1)
      await expectProblem(await ask(), { status: 503, code: 'totals_unavailable' });
    expect(away.log.filter((line) => line.includes('"event":"fundings_database"'))).toHaveLength(2);
    await away.close().catch(() => {});
  });
});
