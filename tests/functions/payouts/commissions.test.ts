import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#functions/db/open.ts';
import type { Attempt } from '#functions/db/schema/attempts.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { commission, commissionReversal } from '#functions/db/schema/payouts.ts';
import { releaseOrder } from '#functions/orders/release-and-dispatch.ts';
import { dueInPeriod, earnedInPeriod } from '#functions/payouts/payout-report.ts';
import { recordCommissions } from '#functions/payouts/record-commissions.ts';
import { type RefundedSoFar, reverseCommissions } from '#functions/payouts/reverse-commissions.ts';
import { daysLater } from '#src/core/dates.ts';
import { commissionOn } from '#src/core/payouts/commission.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { lockIsAwaited, withDatabases } from '../helpers/databases.ts';
import { payAt } from '../helpers/hosted-page.ts';
import { basketOf, type CheckoutBody, checkOut, checkoutPost, formPost, item } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const OWNER = 'ines@carvalho.example';

withDatabases('commissions on', (database, { isParallel }) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({
      database: database(),
      change: (content) => {
        const file = 'a test';
        for (const code of ['by-order', 'by-day', 'half'])
          content['payout-codes'].push({
            id: code,
            file,
            data: {
              code,
              source: `Of ${code}`,
              rate: code === 'half' ? 50 : 7.5,
              ownerEmails: [],
              active: true,
            },
          });
      },
    });
  });
  afterAll(() => store?.close());

  const linesOf = (orderId: string) =>
    store.db.select().from(commission).where(eq(commission.orderId, orderId)).orderBy(commission.position);
  const attemptOf = async (sessionId: string) => {
    const [row] = await store.db
      .select()
      .from(checkoutAttempt)
      .where(eq(checkoutAttempt.sessionId, sessionId));
    return row as Attempt;
  };
  /** Buys a basket on the hosted page. @returns the order number and its commission lines. */
  async function buy(change: CheckoutBody, payer: Record<string, string> = {}) {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf(change));
    await payAt(redirectUrl, payer);
    const [bought] = await store.db.select().from(order).where(eq(order.sessionId, checkoutSessionId));
    return { order: bought!, lines: await linesOf(bought!.id) };
  }
  const reverse = (orderId: string, soFar: RefundedSoFar, now = new Date()) =>
    inTransaction(store.db, (queries) => reverseCommissions(queries, orderId, soFar, now));

  test('[PAY-06] a paid order earns its code a commission on each line’s goods, after discount and without shipping', async () => {
    const { order: bought, lines } = await buy({
      items: [item('six-sardines-algarve', 'one-tin', 3), item('a-slow-loaf', 'hardback', 1)],
      couponCode: 'tins20',
      payoutCode: 'INES-tins',
    });
    expect(bought).toMatchObject({ status: 'paid', payoutCode: 'ines-tins' });
    expect(bought.shipping).toBeGreaterThan(0);
    const goods = lines.map((line) => line.goods);
    expect(goods[0]! + goods[1]!).toBe(bought.subtotal - bought.discount);
    expect(goods[1]).toBe(bought.subtotal - Math.round(bought.discount / 0.2));
    for (const line of lines)
      expect(line).toMatchObject({
        code: 'ines-tins',
        source: 'Inês Carvalho',
        currency: 'GBP',
        rate: 1000,
        amount: Math.floor((line.goods + 5) / 10),
        reversed: 0,
        reason: null,
        dueAt: daysLater(bought.createdAt, regionOf('GB').returnDays),
      });
  });

  test('[B07] an order without a code, or with one in the provider’s metadata only, earns no commission', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf());
    const { session } = store.provider.tables.sessions.get(checkoutSessionId)!;
    session.metadata = { ...session.metadata, payoutCode: 'ines-tins' };
    await payAt(redirectUrl);
    const [bought] = await store.db.select().from(order).where(eq(order.sessionId, checkoutSessionId));
    expect(await linesOf(bought!.id)).toEqual([]);
  });

  test('[F82] a code owner’s own purchase is recorded, earns nothing, has a reason, and is logged', async () => {
    const { order: bought, lines } = await buy(
      { payoutCode: 'ines-tins' },
      { email: 'Ines+me@Carvalho.example' },
    );
    expect(lines).toMatchObject([{ goods: bought.subtotal, amount: 0, reason: 'own_order' }]);
    expect(store.log.join('\n')).toContain(`"event":"commission_own_order","order":"${bought.id}"`);
    expect(store.log.join('\n')).not.toContain('Carvalho.example');
  });

  test('[F82] the payout code and its rate are those from when the payment page was opened', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf({ payoutCode: 'half' }));
    const terms = (await attemptOf(checkoutSessionId)).commission!;
    expect(terms).toMatchObject({ code: 'half', rate: 5000 });
    const { session } = store.provider.tables.sessions.get(checkoutSessionId)!;
    session.metadata = { ...session.metadata, payoutCode: 'ines-tins' };
    await payAt(redirectUrl);
    const [bought] = await store.db.select().from(order).where(eq(order.sessionId, checkoutSessionId));
    expect(await linesOf(bought!.id)).toMatchObject([{ code: 'half', rate: 5000 }]);
  });

  test('a payout code on a pledge is recorded with it and earns nothing', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, {
      intent: 'Funding',
      pledge: { fundingId: 'fold', amount: 2500 },
      storeRegion: 'GB',
      isoCurrency: 'GBP',
      payoutCode: 'ines-tins',
    });
    await payAt(redirectUrl);
    const [pledged] = await store.db.select().from(order).where(eq(order.sessionId, checkoutSessionId));
    expect(pledged).toMatchObject({ intent: 'Funding', status: 'paid', payoutCode: 'ines-tins' });
    expect(await linesOf(pledged!.id)).toMatchObject([{ goods: 2500, amount: 0, reason: 'pledge' }]);
  });

  test('a product that counts towards a funding earns nothing, other lines of its order do', async () => {
    const { checkoutSessionId } = await checkOut(
      store,
      basketOf({
        items: [item('fold', 'paperback', 1), item('a-slow-loaf', 'hardback', 1)],
        payoutCode: 'half',
      }),
    );
    const { pledges, commission: terms } = await attemptOf(checkoutSessionId);
    expect(pledges).toHaveLength(1);
    expect(terms?.lines.map(({ reason }) => reason)).toEqual(['pledge', null]);
  });

  test('a held order earns nothing until it is released, and then once', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf({ payoutCode: 'half' }));
    const attempt = await attemptOf(checkoutSessionId);
    await store.db.update(checkoutAttempt).set({ total: 1 }).where(eq(checkoutAttempt.id, attempt.id));
    await payAt(redirectUrl);
    const [held] = await store.db.select().from(order).where(eq(order.id, attempt.id));
    expect(held!.status).toBe('held');
    expect(await linesOf(attempt.id)).toEqual([]);
    const later = daysLater(held!.createdAt, 40);
    await releaseOrder(store.db, attempt.id, later);
    await recordCommissions(store.db, attempt.id, attempt, later);
    const goods = attempt.subtotal - attempt.discount;
    expect(await linesOf(attempt.id)).toMatchObject([{ amount: goods / 2, createdAt: later, dueAt: later }]);
  });

  test('[F82] a code that is disabled meanwhile does not block the checkout of a form', async () => {
    const fields = {
      productId: 'a-slow-loaf',
      productFormatId: 'hardback',
      quantity: '1',
      storeRegion: 'GB',
    };
    for (const [payoutCode, expected] of [
      ['spring-fair', null],
      ['<b>', null],
      ['HALF', 'half'],
    ] as const) {
      const response = await store.call(formPost({ ...fields, payoutCode }));
      expect(response.status).toBe(303);
      const sessionId = /cs_test_\w+/.exec(response.headers.get('location')!)![0];
      expect((await attemptOf(sessionId)).payoutCode).toBe(expected);
    }
  });

  test('[F47] any pair of promo and payout codes gives one discount, and the commission is on the rest', async () => {
    for (const couponCode of [undefined, 'FIRSTSUPPER', 'STAFF-7QKX4M2RWD'])
      for (const payoutCode of [undefined, 'half', 'ines-tins']) {
        const response = await store.call(
          checkoutPost(basketOf({ ...(couponCode && { couponCode }), ...(payoutCode && { payoutCode }) })),
        );
        const { checkoutSessionId } = (await response.json()) as { checkoutSessionId: string };
        const { subtotal, discount, commission: terms, sessionRequest } = await attemptOf(checkoutSessionId);
        expect((sessionRequest.discounts as unknown[] | undefined)?.length ?? 0).toBe(couponCode ? 1 : 0);
        expect(terms?.lines.reduce((sum, line) => sum + line.goods, 0)).toBe(
          payoutCode && subtotal - discount,
        );
      }
  });

  describe('[P20] [F24] a refund takes commission back', () => {
    const two = {
      items: [item('six-sardines-algarve', 'one-tin', 3), item('a-slow-loaf', 'hardback', 1)],
      payoutCode: 'half',
    };
    const steps = (orderId: string) =>
      store.db.select().from(commissionReversal).where(eq(commissionReversal.orderId, orderId));

    test('by line, once even if events repeat, and never below zero', async () => {
      const { order: bought, lines } = await buy(two);
      const [tins, loaf] = lines as [(typeof lines)[0], (typeof lines)[0]];
      const part = new Map([[0, 100]]);
      expect(await reverse(bought.id, { lines: part })).toBe(50);
      expect(await reverse(bought.id, { lines: part })).toBe(0);
      // Half of the refund failed.
      expect(await reverse(bought.id, { lines: new Map([[0, 50]]) })).toBe(-25);
      expect(await reverse(bought.id, { lines: new Map([[0, tins.goods * 2]]) })).toBe(tins.amount - 25);
      expect(await linesOf(bought.id)).toMatchObject([{ reversed: tins.amount }, { reversed: 0 }]);
      expect(await reverse(bought.id, { refunded: bought.total, total: bought.total })).toBe(loaf.amount);
      expect(await reverse(bought.id, { refunded: bought.total, total: bought.total })).toBe(0);
      expect((await steps(bought.id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(
        tins.amount + loaf.amount,
      );
    });

    test('in proportion to the total, spread over the lines', async () => {
      const { order: bought, lines } = await buy(two);
      const now = new Date('2027-03-01T12:00:00Z');
      await reverse(bought.id, { refunded: bought.total / 5, total: bought.total }, now);
      for (const [position, line] of (await linesOf(bought.id)).entries()) {
        const { goods, amount } = lines[position]!;
        expect(line.reversed).toBe(amount - commissionOn(goods - Math.round(goods / 5), 5000));
        expect(line.reversedAt).toEqual(now);
      }
    });

    test('two concurrent reports take it back once: the second waits for the first', async () => {
      // The embedded database has one connection, so the second always waits.
      const { order: bought, lines } = await buy(two);
      const all = { refunded: bought.total, total: bought.total };
      let second: Promise<number> | undefined;
      const first = await inTransaction(store.db, async (queries) => {
        const amount = await reverseCommissions(queries, bought.id, all, new Date());
        second = reverse(bought.id, all);
        if (isParallel) {
          // Otherwise it could read the line before the first is done.
          await lockIsAwaited(queries);
        }
        return amount;
      });
      expect(first).toBe(lines[0]!.amount + lines[1]!.amount);
      expect(await second).toBe(0);
    });

    test('for any sequence and repetition of states, as far as the last state says', async () => {
      const { order: bought } = await buy(two);
      const { total } = bought;
      const states = fc.array(fc.integer({ min: 0, max: total }), { minLength: 1, maxLength: 6 });
      await fc.assert(
        fc.asyncProperty(states, async (told) => {
          await store.db.delete(commissionReversal).where(eq(commissionReversal.orderId, bought.id));
          await store.db.update(commission).set({ reversed: 0 }).where(eq(commission.orderId, bought.id));
          for (const refunded of told) await reverse(bought.id, { refunded, total });
          const last = told.at(-1)!;
          const rows = await linesOf(bought.id);
          for (const { goods, amount, reversed } of rows) {
            const part = Number((2n * BigInt(goods) * BigInt(last) + BigInt(total)) / (2n * BigInt(total)));
            expect(reversed).toBe(amount - Math.floor((goods - part + 1) / 2));
          }
          const booked = (await steps(bought.id)).reduce((sum, { amount }) => sum + amount, 0);
          expect(booked).toBe(rows.reduce((sum, { reversed }) => sum + reversed, 0));
        }),
        { numRuns: 15 },
      );
    });

    test('nothing from an order that earned nothing', async () => {
      expect(await reverse('F-NONE', { refunded: 1, total: 1 })).toBe(0);
      const { order: own } = await buy({ payoutCode: 'ines-tins' }, { email: OWNER });
      expect(await reverse(own.id, { refunded: own.total, total: own.total })).toBe(0);
    });
  });

  test('[PAY-06] the report of a period counts its orders, what is pending and what is due', async () => {
    const start = new Date();
    const gb = await buy({ payoutCode: 'by-order' });
    const us = await buy(
      { payoutCode: 'by-order', storeRegion: 'US', isoCurrency: 'USD' },
      { country: 'US' },
    );
    await buy({ payoutCode: 'ines-tins' }, { email: OWNER });
    const period = { from: new Date(start.getTime() - 1000), to: daysLater(start, 1) };
    const report = async (now: Date) =>
      (await earnedInPeriod(store.db, period, now)).filter(({ code }) => code === 'by-order');
    const goods = gb.order.subtotal;
    const amount = Math.floor((goods * 75 + 500) / 1000);
    const row = {
      code: 'by-order',
      source: 'Of by-order',
      currency: 'GBP',
      orders: 1,
      ordersWithout: 0,
      goods,
    };
    expect(await report(start)).toEqual([
      { ...row, commission: amount, reversed: 0, pending: amount, due: 0 },
      expect.objectContaining({ currency: 'USD', goods: us.order.subtotal }),
    ]);
    // Fourteen days after the last of them the British return period is over, the American one is not.
    const [gbLater, usLater] = await report(daysLater(new Date(), 15));
    expect(gbLater).toMatchObject({ pending: 0, due: amount });
    expect(usLater).toMatchObject({ pending: us.lines[0]!.amount, due: 0 });
    await reverse(gb.order.id, { lines: new Map([[0, 1000]]) });
    expect((await report(daysLater(new Date(), 15)))[0]).toEqual({
      ...row,
      commission: amount,
      reversed: 75,
      pending: 0,
      due: amount - 75,
    });
    const own = (await earnedInPeriod(store.db, period, start)).find(({ code }) => code === 'ines-tins')!;
    expect(own.ordersWithout).toBeGreaterThanOrEqual(1);
    // The end of the period is exclusive, to the millisecond.
    const { createdAt } = (await linesOf(gb.order.id))[0]!;
    expect(await earnedInPeriod(store.db, { from: start, to: createdAt }, start)).not.toContainEqual(
      expect.objectContaining({ code: 'by-order', currency: 'GBP' }),
    );
    expect(
      await earnedInPeriod(store.db, { from: createdAt, to: new Date(createdAt.getTime() + 1) }, start),
    ).toContainEqual(expect.objectContaining({ code: 'by-order', currency: 'GBP' }));
  });

  test('[PAY-06] each due commission is in one period only, refunds of paid commissions too, and a past period never changes', async () => {
    const { order: early, lines } = await buy({ payoutCode: 'by-day' });
    const { order: late } = await buy({ payoutCode: 'by-day' });
    const { amount, dueAt } = lines[0]!;
    const period = (from: number, to: number) => ({ from: daysLater(dueAt, from), to: daysLater(dueAt, to) });
    const due = async (from: number, to: number) =>
      (await dueInPeriod(store.db, period(from, to))).find(({ code }) => code === 'by-day');
    // A refund before the due date lowers the first payout. One after the payout lowers the payout of its own
    // period.
    await reverse(late.id, { refunded: late.total, total: late.total }, daysLater(dueAt, -5));
    expect(await due(-10, -4)).toBeUndefined();
    const first = await due(-1, 1);
    expect(first).toMatchObject({
      orders: 2,
      commission: 2 * amount,
      reversed: amount,
      pending: 0,
      due: amount,
    });
    await reverse(early.id, { refunded: early.total, total: early.total }, daysLater(dueAt, 20));
    expect(await due(-1, 1)).toEqual(first);
    expect(await due(19, 22)).toMatchObject({
      orders: 0,
      goods: 0,
      commission: 0,
      reversed: amount,
      due: -amount,
    });
    expect(await due(-10, 30)).toMatchObject({ due: 0 });
  });
});
