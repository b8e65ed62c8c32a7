import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quote } from '#src/core/checkout/quote.ts';
import { REGIONS, type RegionCode } from '#src/core/regions/regions.ts';
import {
  asked,
  attemptOf as attemptIn,
  basketOf,
  type CheckoutBody,
  checkOut,
  checkoutPost,
  expectProblem,
  item,
  lastSession,
  priceIn,
  traces,
} from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

const LONG_AGO = new Date('2020-01-01');

let store: TestStore;
beforeAll(async () => {
  store = await openStore({
    change: (content) => {
      const file = 'a test';
      content.coupons.push(
        {
          id: 'ended',
          file,
          data: { code: 'ENDED', percentOff: 50, products: [], active: true, until: LONG_AGO },
        },
        { id: 'off', file, data: { code: 'SWITCHED-OFF', percentOff: 50, products: [], active: false } },
        { id: 'third', file, data: { code: 'A-THIRD', percentOff: 33, products: [], active: true } },
      );
      const pan = content.products.find(({ id }) => id === 'bakestone')!;
      content.products.push({
        ...pan,
        id: 'the-gold-pan',
        data: { ...pan.data, formats: [{ id: 'one', name: 'One', prices: { GB: 9_999_999 } }] },
      });
      content['payout-codes'].push({
        id: 'rested',
        file,
        data: { code: 'rested', source: 'Nobody', rate: 5, ownerEmails: [], active: false },
      });
    },
  });
});
afterAll(() => store.close());

const price = (productId: string, formatId: string, region: RegionCode) =>
  priceIn(store, productId, formatId, region);

const attemptOf = (sessionId: string) => attemptIn(store, sessionId);

const refused = (change: CheckoutBody) => store.call(checkoutPost(basketOf(change)));

describe.each(REGIONS)('a promo code in $code', ({ code: region, currency }) => {
  test('[CHK-06] [DIS-01] takes the same discount as the basket’s own calculation, to the penny', async () => {
    const items = [
      item('a-slow-loaf', 'hardback', 3),
      item('the-brass-mortar', 'small', 1),
      item('a-slow-loaf', 'ebook', 2),
    ];
    const { checkoutSessionId } = await checkOut(
      store,
      basketOf({ items, storeRegion: region, isoCurrency: currency, couponCode: 'A-THIRD' }),
    );
    const method = store.content['shipping-methods'].find(({ id }) => id === 'standard')!;
    const expected = quote({
      lines: items.map(({ productId, productFormatId, quantity }) => ({
        productId,
        quantity,
        amount: price(productId, productFormatId, region),
        isShipped: productFormatId !== 'ebook',
      })),
      coupon: { code: 'A-THIRD', percentOff: 33, productIds: [] },
      shippingAmount: Number(method.data.rates[region]),
    });
    expect(expected.discount).toBeGreaterThan(0);
    const coupon = asked(store, 'coupons.create').at(-1)!.params;
    expect(coupon).toMatchObject({
      amount_off: expected.discount,
      currency: currency.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      name: 'A-THIRD',
    });
    expect(coupon).not.toHaveProperty('percent_off');
    expect(lastSession(store).discounts).toEqual([{ coupon: coupon!.id }]);
    const { session } = store.provider.tables.sessions.get(checkoutSessionId)!;
    expect(session).toMatchObject({
      amount_subtotal: expected.subtotal,
      amount_total: expected.total,
      total_details: { amount_discount: expected.discount, amount_shipping: expected.shipping },
    });
    const { subtotal, discount, shipping, total } = await attemptOf(checkoutSessionId);
    const { lineDiscounts: _, ...sums } = expected;
    expect({ subtotal, discount, shipping, total }).toEqual(sums);
  });
});

describe('a promo code', () => {
  test('[DIS-01] for some products leaves the others at their price', async () => {
    const { checkoutSessionId } = await checkOut(
      store,
      basketOf({
        items: [item('six-sardines-algarve', 'one-tin', 3), item('a-slow-loaf', 'hardback', 1)],
        couponCode: 'tins20',
      }),
    );
    const tins = 3 * price('six-sardines-algarve', 'one-tin', 'GB');
    expect(await attemptOf(checkoutSessionId)).toMatchObject({
      couponCode: 'TINS20',
      subtotal: tins + price('a-slow-loaf', 'hardback', 'GB'),
      discount: Math.round(tins * 0.2),
    });
  });

  test('[DIS-02] that matches nothing in the basket is refused with exactly these words', async () => {
    const before = await traces(store);
    for (const typed of ['TINS20', 'tins20'])
      await expectProblem(await refused({ couponCode: typed }), {
        status: 422,
        code: 'not_found',
        field: 'couponCode',
        message: `Promo code ${typed} does not apply to any products in the basket`,
      });
    expect(await traces(store)).toEqual(before);
  });

  test('that has ended, is switched off or is unknown is refused in the same way', async () => {
    const before = await traces(store);
    const answers = [];
    for (const couponCode of ['ENDED', 'MIDSUMMER', 'SWITCHED-OFF', 'NEVER-WAS']) {
      const error = await expectProblem(await refused({ couponCode }), { status: 422, field: 'couponCode' });
      answers.push({ ...error, message: error.message.replace(couponCode, '*') });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await traces(store)).toEqual(before);
  });

  test('for 100 % off everything leaves the shipping to pay', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf({ couponCode: 'staff-7qkx4m2rwd' }));
    const attempt = await attemptOf(checkoutSessionId);
    expect(attempt.discount).toBe(attempt.subtotal);
    const standard = store.content['shipping-methods'].find(({ id }) => id === 'standard')!;
    expect([attempt.total, attempt.shipping]).toEqual([standard.data.rates.GB, standard.data.rates.GB]);
  });

  test('for 100 % off files leaves nothing to pay, and the hosted page still opens', async () => {
    const { checkoutSessionId } = await checkOut(
      store,
      basketOf({ items: [item('a-slow-loaf', 'ebook', 1)], couponCode: 'STAFF-7QKX4M2RWD' }),
    );
    expect(await attemptOf(checkoutSessionId)).toMatchObject({ total: 0, shipping: 0 });
    expect(store.provider.tables.sessions.get(checkoutSessionId)!.session.amount_total).toBe(0);
  });

  test('that leaves less than the minimum charge is refused before a call to the provider', async () => {
    const before = await traces(store);
    const items = [item('proof-copy', 'ebook', 1)];
    await expectProblem(
      await refused({ items, storeRegion: 'US', isoCurrency: 'USD', couponCode: 'FIRSTSUPPER' }),
      { status: 422, code: 'total_too_small', field: 'items' },
    );
    expect(await traces(store)).toEqual(before);
  });

  test('refuses a basket whose lines add up to more than the maximum charge, with any discount', async () => {
    const before = await traces(store);
    const items = [item('the-gold-pan', 'one', 99)];
    for (const couponCode of [undefined, 'STAFF-7QKX4M2RWD'])
      await expectProblem(await refused({ items, couponCode }), {
        status: 422,
        code: 'total_too_large',
        field: 'items',
      });
    expect(await traces(store)).toEqual(before);
  });
});

describe('a payout code', () => {
  test('[CHK-03] in any case is saved in the session’s metadata and in the attempt', async () => {
    const { checkoutSessionId } = await checkOut(
      store,
      basketOf({ payoutCode: 'INES-tins', couponCode: 'FIRSTSUPPER' }),
    );
    expect(lastSession(store).metadata).toMatchObject({ payoutCode: 'ines-tins' });
    expect(await attemptOf(checkoutSessionId)).toMatchObject({
      payoutCode: 'ines-tins',
      couponCode: 'FIRSTSUPPER',
    });
  });

  test.each(['nobodys', 'rested', 'spring-fair', 'SPRING-Fair'])(
    'without an active owner (%s) is refused with exactly these words',
    async (payoutCode) => {
      const before = await traces(store);
      await expectProblem(await refused({ payoutCode }), {
        status: 422,
        field: 'payoutCode',
        message: `Incorrect payout code: ${payoutCode}`,
      });
      expect(await traces(store)).toEqual(before);
    },
  );
});
