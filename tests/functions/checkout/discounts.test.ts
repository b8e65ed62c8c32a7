import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { discountLimits, usedUp } from '#functions/checkout/discount-limits.ts';
import { order } from '#functions/db/schema/orders.ts';
import type { CouponEntry } from '#src/catalogue/schemas/selling.ts';
import { MINIMUM_CHARGE } from '#src/core/checkout/minimum-charge.ts';
import { daysLater } from '#src/core/dates.ts';
import { REGIONS, type RegionCode } from '#src/core/regions/regions.ts';
import { payAt } from '../helpers/hosted-page.ts';
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
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

/** A product without shipping, so that the total is goods only. */
const FILE = ['a-slow-loaf', 'ebook'] as const;

let store: TestStore;
beforeAll(async () => {
  store = await openStore({
    settings: { STORE_CLOCK: '+0d', BUY_TWO_PROMO_CODE: 'two-of-them' },
    change: ({ coupons, products }) => {
      const add = (code: string, data: Partial<CouponEntry>) =>
        coupons.push({ id: code, file: 'a test', data: { code, products: [], active: true, ...data } });
      const prices = products
        .find(({ id }) => id === FILE[0])!
        .data.formats.find(({ id }) => id === FILE[1])!.prices;
      /** The discounts, by region, after which the file costs a given amount. */
      const leaving = (left: (minimum: number) => number) =>
        Object.fromEntries(
          REGIONS.map(({ code, currency }) => [code, prices[code]! - left(MINIMUM_CHARGE[currency])]),
        );
      add('SEVEN-OFF', { amountsOff: { US: 700, GB: 701, CA: 702, EU: 703 } });
      add('TIN-OFF', { amountsOff: { GB: 99_999 }, products: ['six-sardines-algarve'] });
      add('SENT-FREE', { freeShipping: true });
      add('TENTH-SENT-FREE', { percentOff: 10, freeShipping: true });
      add('TWO-OF-THEM', { percentOff: 10, minimumQuantity: 2, products: ['six-sardines-algarve'] });
      add('HERE-ONLY', { percentOff: 10, regions: ['GB'] });
      add('TO-COME', { percentOff: 10, from: daysLater(new Date(), 2) });
      add('TODAY-ONLY', { percentOff: 10, from: new Date(), until: new Date() });
      add('FIRST-HUNDRED', { percentOff: 10, limits: { uses: 100, usesPerEmail: 1 } });
      add('LEAVES-NOTHING', { amountsOff: leaving(() => 0) });
      add('LEAVES-MINIMUM', { amountsOff: leaving((minimum) => minimum) });
      add('LEAVES-LESS', { amountsOff: leaving((minimum) => minimum - 1) });
    },
  });
});
afterAll(() => store.close());
afterEach(() => {
  process.env.STORE_CLOCK = '+0d';
});

const price = (productId: string, formatId: string, region: RegionCode) =>
  priceIn(store, productId, formatId, region);
const post = (method: string, region: RegionCode) =>
  Number(store.content['shipping-methods'].find(({ id }) => id === method)!.data.rates[region]);

const attemptOf = (sessionId: string) => attemptIn(store, sessionId);
const sessionOf = (id: string) => store.provider.tables.sessions.get(id)!.session;
const refused = (change: CheckoutBody) => store.call(checkoutPost(basketOf(change)));
const lookUp = (code: string) => store.call(new Request(`${SITE}/api/coupons/store/${code}`));

test('the answer for a promo code has only the conditions that it has', async () => {
  const answerOf = async (code: string) => (await lookUp(code)).json();
  const tenth = (code: string) => ({ code, percentOff: 10, productIds: [] });
  expect(await answerOf('TODAY-ONLY')).toEqual(tenth('TODAY-ONLY'));
  expect(await answerOf('TENTH-SENT-FREE')).toEqual({ ...tenth('TENTH-SENT-FREE'), hasFreeShipping: true });
  expect(await answerOf('HERE-ONLY')).toEqual({ ...tenth('HERE-ONLY'), regions: ['GB'] });
  expect(await answerOf('FIRST-HUNDRED')).toEqual({ ...tenth('FIRST-HUNDRED'), needsEmail: true });
  expect(await answerOf('TWO-OF-THEM')).toEqual({
    ...tenth('TWO-OF-THEM'),
    productIds: ['six-sardines-algarve'],
    minimumQuantity: 2,
  });
});

describe('an amount off', () => {
  test.each([
    ['US', 'USD', 700],
    ['GB', 'GBP', 701],
    ['CA', 'CAD', 702],
    ['EU', 'EUR', 703],
  ] as const)(
    '[DIS-01] in %s equals the provider’s coupon to the penny, and all amounts agree',
    async (region, currency, off) => {
      const items = [item('a-slow-loaf', 'hardback', 3), item('the-brass-mortar', 'small'), item(...FILE)];
      const goods =
        3 * price('a-slow-loaf', 'hardback', region) +
        price('the-brass-mortar', 'small', region) +
        price(...FILE, region);
      const { checkoutSessionId } = await checkOut(
        store,
        basketOf({
          items,
          storeRegion: region,
          isoCurrency: currency,
          couponCode: 'seven-off',
          shippingMethodId: 'express',
        }),
      );
      const shipping = post('express', region);
      expect(asked(store, 'coupons.create').at(-1)!.params).toMatchObject({
        amount_off: off,
        currency: currency.toLowerCase(),
        max_redemptions: 1,
        name: 'SEVEN-OFF',
      });
      const sums = { subtotal: goods, discount: off, shipping, total: goods - off + shipping };
      expect(await attemptOf(checkoutSessionId)).toMatchObject(sums);
      expect(sessionOf(checkoutSessionId)).toMatchObject({
        amount_subtotal: sums.subtotal,
        amount_total: sums.total,
        total_details: { amount_discount: off, amount_shipping: shipping },
      });
    },
  );

  test('is not valid in a region without an amount, and the error says so', async () => {
    const before = await traces(store);
    await expectProblem(
      await refused({ storeRegion: 'LATAM', isoCurrency: 'USD', couponCode: 'SEVEN-OFF' }),
      {
        status: 422,
        code: 'coupon_not_in_region',
        field: 'couponCode',
        message: 'Promo code SEVEN-OFF is not valid in Latin America.',
      },
    );
    expect(await traces(store)).toEqual(before);
    expect(await (await lookUp('SEVEN-OFF')).json()).toEqual({
      code: 'SEVEN-OFF',
      percentOff: 0,
      productIds: [],
      amountsOff: { US: 700, GB: 701, CA: 702, EU: 703 },
    });
  });

  test('never exceeds the price of the goods that it is for', async () => {
    const { checkoutSessionId } = await checkOut(
      store,
      basketOf({
        items: [item('six-sardines-algarve', 'one-tin', 3), item('a-slow-loaf', 'hardback')],
        couponCode: 'TIN-OFF',
      }),
    );
    expect(await attemptOf(checkoutSessionId)).toMatchObject({
      discount: 3 * price('six-sardines-algarve', 'one-tin', 'GB'),
    });
  });
});

describe('free shipping', () => {
  test.each(['standard', 'express'])(
    'is a rate of 0 at the provider, for %s too, without a coupon',
    async (shippingMethodId) => {
      const coupons = asked(store, 'coupons.create').length;
      const { checkoutSessionId } = await checkOut(
        store,
        basketOf({ couponCode: 'SENT-FREE', shippingMethodId }),
      );
      expect(asked(store, 'coupons.create')).toHaveLength(coupons);
      const session = lastSession(store);
      expect(session).not.toHaveProperty('discounts');
      expect(session.shipping_options![0]!.shipping_rate_data!.fixed_amount!.amount).toBe(0);
      const goods = 2 * price('a-slow-loaf', 'hardback', 'GB');
      expect(await attemptOf(checkoutSessionId)).toMatchObject({
        couponCode: 'SENT-FREE',
        discount: 0,
        shipping: 0,
        total: goods,
      });
      expect(sessionOf(checkoutSessionId).amount_total).toBe(goods);
    },
  );

  test('together with a percentage leaves the percentage to the coupon', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf({ couponCode: 'TENTH-SENT-FREE' }));
    const goods = 2 * price('a-slow-loaf', 'hardback', 'GB');
    const off = Math.floor((goods + 5) / 10);
    expect(sessionOf(checkoutSessionId)).toMatchObject({
      amount_total: goods - off,
      total_details: { amount_discount: off, amount_shipping: 0 },
    });
  });

  test('[DIS-02] is refused if nothing is shipped', async () => {
    await expectProblem(await refused({ items: [item(...FILE)], couponCode: 'SENT-FREE' }), {
      status: 422,
      code: 'not_found',
      message: 'Promo code SENT-FREE does not apply to any products in the basket',
    });
  });
});

describe('a promo code', () => {
  test('in a region that is not in its list is refused', async () => {
    await expectProblem(await refused({ storeRegion: 'EU', isoCurrency: 'EUR', couponCode: 'HERE-ONLY' }), {
      status: 422,
      code: 'coupon_not_in_region',
      message: 'Promo code HERE-ONLY is not valid in the EU.',
    });
    await checkOut(store, basketOf({ couponCode: 'HERE-ONLY' }));
  });

  test('for two items is refused for one, and accepted for two in one or more lines', async () => {
    const tin = (quantity: number) => item('six-sardines-algarve', 'one-tin', quantity);
    const book = item('a-slow-loaf', 'hardback', 5);
    await expectProblem(await refused({ items: [tin(1), book], couponCode: 'TWO-OF-THEM' }), {
      status: 422,
      code: 'coupon_too_few',
      field: 'couponCode',
      message: 'Promo code TWO-OF-THEM needs at least 2 of the products that it covers.',
    });
    for (const items of [[tin(2)], [tin(1), tin(1)]])
      await checkOut(store, basketOf({ items, couponCode: 'TWO-OF-THEM' }));
  });

  test('with a future start looks like an unknown code in every answer', async () => {
    const before = await traces(store);
    const answers = [];
    for (const couponCode of ['TO-COME', 'NEVER-WAS']) {
      const looked = await expectProblem(await lookUp(couponCode), { status: 404, code: 'unknown_coupon' });
      const paid = await expectProblem(await refused({ couponCode }), {
        status: 422,
        code: 'unknown_coupon',
      });
      expect(paid.message).toBe(looked.message);
      answers.push({ looked, paid });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await traces(store)).toEqual(before);
  });

  test('[F45] that ends between basket and payment is refused before a payment', async () => {
    expect((await lookUp('TODAY-ONLY')).status).toBe(200);
    await checkOut(store, basketOf({ couponCode: 'TODAY-ONLY' }));
    const before = await traces(store);
    process.env.STORE_CLOCK = '+1d';
    await expectProblem(await refused({ couponCode: 'TODAY-ONLY' }), {
      status: 422,
      code: 'unknown_coupon',
      field: 'couponCode',
      message: 'This promo code does not exist or has ended.',
    });
    expect((await lookUp('TODAY-ONLY')).status).toBe(404);
    expect(await traces(store)).toEqual(before);
  });
});

describe('a promo code with limits', () => {
  const limited = { code: 'FIRST-HUNDRED', limits: { uses: 100, usesPerEmail: 1 } };

  test('counts one use of the code and one of the address, which ignores capitals and spaces', () => {
    const [all, own] = discountLimits(limited, 'Ana@Mail.example');
    expect(all).toEqual({ key: 'coupon:FIRST-HUNDRED', capacity: 100, quantity: 1, isShared: true });
    expect(own).toMatchObject({ capacity: 1, quantity: 1 });
    expect(own!.key).toMatch(/^coupon:FIRST-HUNDRED:[\w-]{43}$/);
    expect(own!.key).not.toContain('ana');
    // A keyed hash: it can neither be guessed without the secret, nor link two codes to one address.
    const plain = createHash('sha256').update('ana@mail.example');
    expect(own!.key).not.toContain(plain.digest('base64url'));
    const [other] = discountLimits({ code: 'OTHER', limits: { usesPerEmail: 1 } }, 'ana@mail.example');
    expect(other!.key.split(':')[2]).not.toBe(own!.key.split(':')[2]);
    expect(discountLimits(limited, ' ana@mail.example ')).toEqual([all, own]);
    expect(discountLimits(limited, 'bea@mail.example')[1]!.key).not.toBe(own!.key);
    expect(discountLimits({ code: 'X' }, 'ana@mail.example')).toEqual([]);
    expect(discountLimits({ code: 'X', limits: { uses: 3 } })).toEqual([
      { key: 'coupon:X', capacity: 3, quantity: 1, isShared: true },
    ]);
  });

  test('[F45] says which limit was reached', () => {
    const [all, own] = discountLimits(limited, 'ana@mail.example');
    expect(usedUp(all!.key)).toMatchObject({
      status: 409,
      code: 'coupon_used_up',
      field: 'couponCode',
      message: expect.stringMatching(/^Promo code FIRST-HUNDRED has been used up/),
    });
    expect(usedUp(own!.key)).toMatchObject({
      code: 'coupon_used_up',
      message: expect.stringMatching(/already been used with this email address/),
    });
    expect(usedUp('place:fold:1')).toBeUndefined();
  });

  test('with a limit for each address asks for one, and the payment page cannot change it', async () => {
    const before = await traces(store);
    await expectProblem(await refused({ couponCode: 'FIRST-HUNDRED' }), {
      status: 422,
      code: 'coupon_needs_email',
      field: 'customer.email',
    });
    expect(await traces(store)).toEqual(before);
    expect(await (await lookUp('FIRST-HUNDRED')).json()).toMatchObject({ needsEmail: true });
    await checkOut(store, basketOf({ couponCode: 'FIRST-HUNDRED', customer: { email: 'ana@mail.example' } }));
    expect(lastSession(store).customer_email).toBe('ana@mail.example');
  });
});

describe.each(REGIONS)('[F46] what a code leaves to pay in $code', ({ code: storeRegion, currency }) => {
  const with_ = (couponCode: string) =>
    basketOf({ items: [item(...FILE)], storeRegion, isoCurrency: currency, couponCode });

  test('is either at least the minimum charge, or is refused', async () => {
    const minimum = MINIMUM_CHARGE[currency];
    const { checkoutSessionId } = await checkOut(store, with_('LEAVES-MINIMUM'));
    expect(sessionOf(checkoutSessionId).amount_total).toBe(minimum);
    const before = await traces(store);
    await expectProblem(await store.call(checkoutPost(with_('LEAVES-LESS'))), {
      status: 422,
      code: 'total_too_small',
      field: 'items',
    });
    expect(await traces(store)).toEqual(before);
  });

  test('may be zero, and then the order is recorded without a payment', async () => {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, with_('LEAVES-NOTHING'));
    expect(sessionOf(checkoutSessionId).amount_total).toBe(0);
    await payAt(redirectUrl);
    expect(sessionOf(checkoutSessionId).payment_status).toBe('no_payment_required');
    const [recorded] = await store.db.select().from(order).where(eq(order.sessionId, checkoutSessionId));
    expect(recorded).toMatchObject({ status: 'paid', total: 0, discount: price(...FILE, storeRegion) });
  });
});

describe('[F47] a promo code beside a payout code', () => {
  const promos = [undefined, 'FIRSTSUPPER', 'SEVEN-OFF', 'SENT-FREE', 'TENTH-SENT-FREE'];
  test.each(promos.map((couponCode) => [couponCode]))(
    '%s: at most one discount, and the amounts without the payout code are the same',
    async (couponCode) => {
      const sums = [];
      for (const payoutCode of [undefined, 'ines-tins']) {
        const { checkoutSessionId } = await checkOut(store, basketOf({ couponCode, payoutCode }));
        const { subtotal, discount, shipping, total, ...codes } = await attemptOf(checkoutSessionId);
        expect(codes).toMatchObject({ couponCode: couponCode ?? null, payoutCode: payoutCode ?? null });
        expect(lastSession(store).discounts ?? []).toHaveLength(discount > 0 ? 1 : 0);
        expect(sessionOf(checkoutSessionId).amount_total).toBe(total);
        sums.push({ subtotal, discount, shipping, total });
      }
      expect(sums[0]).toEqual(sums[1]);
    },
  );
});

describe('[DIS-05] the code that is offered for two items', () => {
  const config = async (region: string, at = store) =>
    (await (await at.call(new Request(`${SITE}/api/config?region=${region}`))).json()) as { offer?: object };

  test('is in the config wherever it is valid, with all that the basket needs', async () => {
    for (const { code } of REGIONS)
      expect((await config(code)).offer).toEqual({
        code: 'TWO-OF-THEM',
        percentOff: 10,
        productIds: ['six-sardines-algarve'],
        minimumQuantity: 2,
      });
  });

  test.each([
    ['HERE-ONLY', 'GB', { code: 'HERE-ONLY', minimumQuantity: 2 }],
    ['HERE-ONLY', 'EU', undefined],
    ['MIDSUMMER', 'GB', undefined],
    ['', 'GB', undefined],
  ])('of %s in %s is %o', async (code, region, expected) => {
    const other = await openStore({
      settings: { BUY_TWO_PROMO_CODE: code },
      change: ({ coupons }) =>
        coupons.push({
          id: 'here',
          file: 'a test',
          data: { code: 'HERE-ONLY', percentOff: 10, products: [], active: true, regions: ['GB'] },
        }),
    });
    try {
      const { offer } = await config(region, other);
      if (expected) expect(offer).toMatchObject(expected);
      else expect(offer).toBeUndefined();
    } finally {
      await other.close();
    }
  });
});
