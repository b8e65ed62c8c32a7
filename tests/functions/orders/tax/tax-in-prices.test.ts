import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrder } from '#functions/orders/read-orders.ts';
import { orderTax } from '#functions/orders/tax/order-tax.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { payAt } from '#tests/functions/helpers/hosted-page.ts';
import { basketOf, checkOut, item } from '#tests/functions/helpers/requests.ts';
import { openStore, SITE, type TestStore } from '#tests/functions/helpers/store.ts';

/**
 * Without STRIPE_TAX: the payment provider calculates no tax,
 * and the store's own table has the tax in its prices.
 */
withDatabases('the tax in a recorded order, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database(), settings: { STRIPE_TAX: undefined } });
  });
  afterAll(() => store?.close());

  /** Buys and pays; returns the order and the text of its confirmation. */
  async function buy(body: Parameters<typeof basketOf>[0], address: Record<string, string> = {}) {
    const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf(body));
    await payAt(redirectUrl, address);
    const order = (await findOrder(store.db, checkoutSessionId))!;
    const page = await store.call(new Request(`${SITE}/basket/success?session_id=${checkoutSessionId}`), {
      country: address.country ?? 'GB',
    });
    return { order, text: (await page.text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
  }

  test('[CHK-08] in Great Britain each line has its kind, rate and tax, after its discount', async () => {
    const { order, text } = await buy({
      items: [
        item('the-named-apron', 'small', 2, { customizationQuery: 'Zoë' }),
        item('a-slow-loaf', 'hardback'),
        item('a-slow-loaf', 'ebook'),
      ],
      couponCode: 'FIRSTSUPPER',
    });
    // Two aprons at 23.00 less 10 %: a sixth of 41.40. The tax of the shipping of 3.95 follows the shipped
    // goods: 41.40 of 61.20 at 20 %.
    expect(order.lines).toMatchObject([
      { taxKind: 'goods', discount: 460, taxRate: 2000, taxAmount: 690 },
      { taxKind: 'book', discount: 220, taxRate: 0, taxAmount: 0 },
      { taxKind: 'e-book', discount: 100, taxRate: 0, taxAmount: 0 },
    ]);
    expect(order).toMatchObject({
      status: 'paid',
      tax: 0,
      taxSource: 'table',
      taxCountry: 'GB',
      totalTaxAmount: 690 + 45,
      shippingTaxes: [
        { rate: 2000, amount: 267, tax: 45 },
        { rate: 0, amount: 128, tax: 0 },
      ],
    });
    const tax = orderTax(order);
    expect(tax).toEqual({
      total: 735,
      isInside: true,
      groups: [
        { rate: 2000, amount: 4140 + 267, tax: 735 },
        { rate: 0, amount: 1980 + 900 + 128, tax: 0 },
      ],
    });
    expect(tax.groups.reduce((all, { amount }) => all + amount, 0)).toBe(order.total);
    expect(text).toMatch(/VAT 20%: £6\.90/);
    expect(text).toMatch(/VAT 20% in the price £7\.35/);
    expect(text).not.toMatch(/VAT 0%/);
  });

  test.each([
    ['FR', 550, 133, '5.5%', '€1.33'],
    ['FI', 1350, 303, '13.5%', '€3.03'],
    ['DK', 2500, 510, '25%', '€5.10'],
  ])(
    '[CHK-08] in the EU a book has the rate of the country it is shipped to: %s',
    async (country, rate, inBook, percent, written) => {
      const { order, text } = await buy(
        { storeRegion: 'EU', isoCurrency: 'EUR', items: [item('a-slow-loaf', 'hardback')] },
        { country, postal_code: '10000', city: 'Town' },
      );
      expect(order.lines).toMatchObject([{ taxKind: 'book', taxRate: rate, taxAmount: inBook }]);
      expect(order).toMatchObject({ taxSource: 'table', taxCountry: country, total: 2550 + 595 });
      expect(order.totalTaxAmount).toBe(inBook + order.shippingTaxes[0]!.tax);
      expect(text).toContain(`VAT ${percent}: ${written}`);
    },
  );

  test('a file is taxed in its buyer’s country; outside the EU the country stays unknown', async () => {
    const course = {
      storeRegion: 'EU',
      isoCurrency: 'EUR',
      shippingMethodId: undefined,
    };
    const format = store.content.products.find(({ id }) => id === 'dashi')!.data.formats[0]!;
    const items = [item('dashi', format.id)];
    const german = await buy({ ...course, items }, { country: 'DE' });
    expect(german.order).toMatchObject({ taxCountry: 'DE', taxSource: 'table', totalTaxAmount: 543 });
    expect(german.text).toMatch(/VAT 19% in the price €5\.43/);
    const away = await buy({ ...course, items }, { country: 'US' });
    expect(away.order).toMatchObject({
      taxSource: null,
      taxCountry: 'US',
      totalTaxAmount: null,
      status: 'paid',
    });
    expect(away.order.lines[0]).toMatchObject({ taxKind: 'course', taxRate: null });
    expect(away.text).toMatch(/VAT in the price/);
    expect(orderTax(away.order)).toEqual({ total: null, isInside: true, groups: [] });
  });

  test.each([
    ['US', 'USD'],
    ['CA', 'CAD'],
  ])('prices without tax have none, and no mention of VAT: %s', async (storeRegion, isoCurrency) => {
    const { order, text } = await buy(
      { storeRegion, isoCurrency },
      { country: storeRegion, state: 'ON', postal_code: 'K1A 0B1' },
    );
    expect(order).toMatchObject({ status: 'paid', tax: 0, taxSource: null, totalTaxAmount: 0 });
    expect(orderTax(order)).toEqual({ total: 0, isInside: false, groups: [] });
    expect(text).not.toMatch(/VAT|Tax/);
  });

  test('money without a reward has no tax; a book for a pledge has the rate of a book', async () => {
    const pledge = (body: object) =>
      checkOut(store, {
        storeRegion: 'GB',
        intent: 'Funding',
        pledge: body,
        successUrl: `${SITE}/funding/success?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${SITE}/funding/the-walnut-year`,
      });
    for (const [body, taxKind, rate] of [
      [{ fundingId: 'the-walnut-year', amount: 1200 }, 'gift', 0],
      [{ fundingId: 'the-walnut-year', rewardId: 'hardback' }, 'book', 0],
      [{ fundingId: 'llyn-bakestone', rewardId: 'tea-towel' }, 'goods', 2000],
    ] as const) {
      const { redirectUrl, checkoutSessionId } = await pledge(body);
      await payAt(redirectUrl);
      const order = (await findOrder(store.db, checkoutSessionId))!;
      expect(order.lines).toMatchObject([{ taxKind, taxRate: rate }]);
      expect(order.totalTaxAmount).toBe(Math.round((order.total * rate) / (10_000 + rate)));
    }
  });
});
