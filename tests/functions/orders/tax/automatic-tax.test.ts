import { eq } from 'drizzle-orm';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { recordOrder } from '#functions/orders/record-order.ts';
import { SESSION_EXPANSIONS } from '#functions/orders/sync-session.ts';
import { orderTax } from '#functions/orders/tax/order-tax.ts';
import { stripe as stripeClient } from '#functions/platform/stripe.ts';
import { REGIONS } from '#src/core/regions/regions.ts';
import { DATABASES, type TestDatabase } from '#tests/functions/helpers/databases.ts';
import { altered, type FaultProxy, startFaultProxy } from '#tests/functions/helpers/fault-proxy.ts';
import { payAt } from '#tests/functions/helpers/hosted-page.ts';
import {
  basketOf,
  checkOut,
  checkoutPost,
  expectProblem,
  item,
  lastSession,
} from '#tests/functions/helpers/requests.ts';
import { openStore, SITE, type TestStore } from '#tests/functions/helpers/store.ts';

/** With STRIPE_TAX: the payment provider calculates tax, inside the prices or on top of them. */
const ITEMS = [
  item('a-slow-loaf', 'hardback', 2),
  item('a-slow-loaf', 'ebook'),
  item('the-named-apron', 'small', 1, { customizationQuery: 'Zoë' }),
];
const PLACES: Record<string, Record<string, string>> = {
  GB: { country: 'GB' },
  EU: { country: 'FR', postal_code: '75001', city: 'Paris' },
  CA: { country: 'CA', state: 'ON', postal_code: 'K1A 0B1', city: 'Ottawa', tax_country: 'CA' },
  US: { country: 'US', state: 'NY', postal_code: '10001', city: 'New York', tax_country: 'US' },
};

let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await DATABASES[0]!.open();
  store = await openStore({
    database,
    settings: { STRIPE_TAX: '1' },
    change: ({ coupons }) => {
      const data = { code: 'LOAF-33', percentOff: 33, products: ['a-slow-loaf'], active: true };
      coupons.push({ id: 'loaf-33', file: 'a test', data });
    },
  });
});
afterAll(async () => {
  await store?.close();
  await database?.close();
});

const inRegion = (code: string, more: object = {}) => {
  const { currency } = REGIONS.find((region) => region.code === code)!;
  return basketOf({ storeRegion: code, isoCurrency: currency, items: ITEMS, ...more });
};

async function buy(code: string, more: object = {}) {
  const { redirectUrl, checkoutSessionId } = await checkOut(store, inRegion(code, more));
  const shown = await (await fetch(redirectUrl)).text();
  await payAt(redirectUrl, PLACES[code]!);
  return { shown, checkoutSessionId, order: (await findOrder(store.db, checkoutSessionId))! };
}

async function confirmation(id: string, country: string) {
  const page = await store.call(new Request(`${SITE}/basket/success?session_id=${id}`), { country });
  return (await page.text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('the request', () => {
  test.each(REGIONS)(
    '[CHK-03] asks for tax with a tax code for each kind of product, as in $code’s prices',
    async ({ code, pricesIncludeTax }) => {
      await checkOut(store, inRegion(code, { items: ITEMS.slice(0, 2) }));
      const params = lastSession(store);
      const behavior = pricesIncludeTax ? 'inclusive' : 'exclusive';
      expect(params.automatic_tax).toEqual({ enabled: true });
      expect(
        params.line_items!.map(({ price_data: data }) => [data!.tax_behavior, data!.product_data!.tax_code]),
      ).toEqual([
        [behavior, 'txcd_35010000'],
        [behavior, 'txcd_10302000'],
      ]);
      expect(params.shipping_options).toMatchObject([
        { shipping_rate_data: { tax_behavior: behavior, tax_code: 'txcd_92010001' } },
      ]);
    },
  );

  test('sends tax codes for products that are neither books nor files', async () => {
    const format = (id: string) =>
      store.content.products.find((product) => product.id === id)!.data.formats[0]!.id;
    const items = ['the-named-apron', 'dashi', 'grand-bereby-72', 'lasun-chutney'].map((id) =>
      item(id, format(id), 1, id === 'the-named-apron' ? { customizationQuery: 'Zoë' } : {}),
    );
    await checkOut(store, inRegion('GB', { items }));
    const codes = () =>
      lastSession(store).line_items!.map(({ price_data: data }) => data!.product_data!.tax_code);
    expect(codes()).toEqual(['txcd_99999999', 'txcd_20060258', 'txcd_99999999', 'txcd_40040000']);
    await checkOut(store, {
      storeRegion: 'GB',
      intent: 'Funding',
      pledge: { fundingId: 'the-walnut-year', amount: 1200 },
      successUrl: `${SITE}/funding/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${SITE}/funding/the-walnut-year`,
    });
    expect(codes()).toEqual(['txcd_00000000']);
  });
});

describe('the order', () => {
  test('[CHK-08] in Great Britain the total is what was requested, with the tax included', async () => {
    const { order, shown, checkoutSessionId } = await buy('GB');
    const asked = 2 * 2200 + 1000 + 2300 + 395;
    expect(shown).toContain('£80.95');
    // A sixth of the apron and of the shipping; the provider taxes the shipping separately.
    const tax = 383 + 66;
    expect(order).toMatchObject({
      status: 'paid',
      total: asked,
      tax,
      totalTaxAmount: tax,
      taxSource: 'provider',
      taxCountry: 'GB',
    });
    expect(order.lines).toMatchObject([
      { taxKind: 'book', taxRate: 0, taxAmount: 0 },
      { taxKind: 'e-book', taxRate: 0, taxAmount: 0 },
      { taxKind: 'goods', taxRate: 2000, taxAmount: 383 },
    ]);
    expect(orderTax(order)).toEqual({
      total: tax,
      isInside: true,
      groups: [
        { rate: 2000, amount: 2300 + 395, tax },
        { rate: 0, amount: 5400, tax: 0 },
      ],
    });
    expect(await confirmation(checkoutSessionId, 'GB')).toMatch(/VAT 20% in the price £4\.49/);
  });

  test('[CHK-08] in the EU too, by the country of delivery', async () => {
    const { order } = await buy('EU');
    expect(order).toMatchObject({ status: 'paid', total: 2 * 2550 + 1150 + 2690 + 595, taxCountry: 'FR' });
    expect(order.lines).toMatchObject([
      { taxRate: 550, taxAmount: 266 },
      { taxRate: 550, taxAmount: 60 },
      { taxRate: 2000, taxAmount: 448 },
    ]);
    expect(order.totalTaxAmount).toBe(266 + 60 + 448 + 99);
  });

  test('[CHK-08] in Canada the tax is added to what was requested, on the lines and on the shipping', async () => {
    const { order, checkoutSessionId } = await buy('CA');
    const asked = 2 * 3800 + 1700 + 3795 + 895;
    const tax = 380 + 85 + 190 + 45;
    expect(order).toMatchObject({
      status: 'paid',
      total: asked + tax,
      tax,
      totalTaxAmount: tax,
      taxSource: 'provider',
    });
    expect(order.lines.map(({ taxAmount }) => taxAmount)).toEqual([380, 85, 190]);
    expect(orderTax(order)).toEqual({
      total: tax,
      isInside: false,
      groups: [{ rate: 500, amount: asked + tax, tax }],
    });
    const text = await confirmation(checkoutSessionId, 'CA');
    expect(text).toMatch(/Tax \$7\.00/);
    expect(text).not.toMatch(/in the price/);
  });

  test('[CHK-08] without a tax registration of the provider’s account the total is what was requested', async () => {
    const { order } = await buy('US');
    expect(order).toMatchObject({
      status: 'paid',
      total: 2 * 2900 + 1300 + 2895 + 595,
      tax: 0,
      totalTaxAmount: 0,
    });
  });

  test('a discount is subtracted before the tax is calculated, included and on top', async () => {
    const british = (await buy('GB', { couponCode: 'FIRSTSUPPER' })).order;
    expect(british.total).toBe((4400 + 1000 + 2300) * 0.9 + 395);
    expect(british.lines.map(({ taxAmount }) => taxAmount)).toEqual([0, 0, 345]);
    const canadian = (await buy('CA', { couponCode: 'FIRSTSUPPER' })).order;
    expect(canadian).toMatchObject({ status: 'paid', tax: 342 + 77 + 171 + 45 });
    expect(canadian.total).toBe(canadian.subtotal - canadian.discount + canadian.shipping + canadian.tax);
  });
});

describe('a promo code for some of the products', () => {
  test.each([
    ['GB', [0, 0, 383], 66, ['Hardback · LOAF-33 −£14.52', 'Ebook · LOAF-33 −£3.30']],
    // 5 % of 50.92, 11.39, 37.95 and 8.95.
    ['CA', [255, 57, 190], 45, ['Hardback · LOAF-33 −$25.08', 'Ebook · LOAF-33 −$5.61']],
  ])(
    '[CHK-06] [DIS-01] in %s reduces the prices of those only, and the others are taxed in full',
    async (code, taxes, onShipping, reductions) => {
      const { order } = await buy(code, { couponCode: 'LOAF-33' });
      const { line_items: lines, discounts } = lastSession(store);
      expect(discounts).toBeUndefined();
      const [books, file, apron] = order.lines.map(
        ({ unitAmount, quantity, discount = 0 }) => unitAmount * quantity - discount,
      );
      expect(lines).toMatchObject([
        { quantity: 1, price_data: { unit_amount: books, product_data: { name: '2 × A Slow Loaf' } } },
        { quantity: 1, price_data: { unit_amount: file, product_data: { name: 'A Slow Loaf' } } },
        { quantity: 1, price_data: { unit_amount: apron } },
      ]);
      const descriptions = lines!.map(({ price_data: data }) => data!.product_data!.description);
      expect(descriptions).toEqual([...reductions, 'Small cook · Zoë']);
      const tax = taxes.reduce((all, each) => all + each, 0) + onShipping;
      expect(order).toMatchObject({
        status: 'paid',
        subtotal: inAll(order.lines.map(({ unitAmount, quantity }) => unitAmount * quantity)),
        discount: inAll(order.lines.map(({ discount = 0 }) => discount)),
        tax,
        total: books! + file! + apron! + order.shipping + (code === 'CA' ? tax : 0),
      });
      expect(order.lines.map(({ taxAmount }) => taxAmount)).toEqual(taxes);
    },
  );
});

const inAll = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0);

describe('held for a person', () => {
  type Change = { total: number; tax: number; isHeld: boolean };
  const INSIDE: Change[] = [
    { total: 0, tax: 0, isHeld: false },
    { total: 1, tax: 0, isHeld: true },
    { total: -1, tax: 0, isHeld: true },
    { total: 0, tax: 1, isHeld: false },
  ];
  const ON_TOP: Change[] = [
    { total: 0, tax: 0, isHeld: false },
    { total: 1, tax: 0, isHeld: true },
    { total: -1, tax: 0, isHeld: true },
    { total: 0, tax: 1, isHeld: true },
    { total: 1, tax: 1, isHeld: false },
  ];

  test.each([
    ['GB', INSIDE],
    ['EU', INSIDE],
    ['CA', ON_TOP],
    ['US', ON_TOP],
  ])(
    '[CHK-08] if the total differs by one from what was requested plus tax, in %s',
    async (code, changes) => {
      const stripe = await stripeClient();
      for (const { total, tax, isHeld } of changes) {
        store.provider.tables.endpoints.clear();
        const { redirectUrl, checkoutSessionId: id } = await checkOut(store, inRegion(code));
        await payAt(redirectUrl, PLACES[code]!);
        const session = await stripe.checkout.sessions.retrieve(id, { expand: SESSION_EXPANSIONS });
        const details = session.total_details!;
        const told = {
          ...session,
          amount_total: session.amount_total! + total,
          total_details: { ...details, amount_tax: details.amount_tax + tax },
        };
        const [attempt] = await store.db
          .select()
          .from(checkoutAttempt)
          .where(eq(checkoutAttempt.sessionId, id));
        const { data: lines } = await stripe.checkout.sessions.listLineItems(id);
        await recordOrder(store.db, { session: told as typeof session, attempt, lines }, new Date());
        const order = await findOrder(store.db, id);
        expect([total, tax, order?.status]).toEqual([total, tax, isHeld ? 'held' : 'paid']);
        if (isHeld) expect(order?.heldReason).toMatch(/^paid \d+ instead of \d+$/);
      }
      store.provider.setWebhook('http://localhost/api/stripe', LOCAL_WEBHOOK_SECRET);
    },
  );
});

describe('the payment page that a shopper is sent to', () => {
  type Session = { amount_total: number; total_details: object };
  let proxy: FaultProxy;
  let faulty: TestStore;
  beforeAll(async () => {
    proxy = await startFaultProxy();
    faulty = await openStore({
      settings: { STRIPE_TAX: 'true' },
      apiUrl: (provider) => {
        proxy.target = provider.url;
        return proxy.url;
      },
    });
  });
  afterAll(async () => {
    await faulty?.close();
    await proxy?.stop();
  });

  test.each(['GB', 'CA'])('is refused if its total is one more or less, in %s', async (code) => {
    for (const off of [1, -1]) {
      const email = `off-by-${off}-${code.toLowerCase()}@mail.example`;
      proxy.fault(
        email,
        altered((session) => ({ ...session, amount_total: (session as Session).amount_total + off })),
      );
      const response = await faulty.call(checkoutPost(inRegion(code, { customer: { email } })));
      await expectProblem(response, { status: 502, code: 'payment_mismatch' });
      proxy.fault(email, null);
    }
  });

  test.each([
    ['CA', 200],
    ['GB', 502],
  ])(
    'may include tax that is known in advance if tax comes on top: %s is answered %i',
    async (code, status) => {
      const email = `known-${code.toLowerCase()}@mail.example`;
      proxy.fault(
        email,
        altered((session) => ({
          ...session,
          total_details: { ...(session as Session).total_details, amount_tax: 300 },
          amount_total: (session as Session).amount_total + 300,
        })),
      );
      const response = await faulty.call(checkoutPost(inRegion(code, { customer: { email } })));
      expect(response.status).toBe(status);
      proxy.fault(email, null);
    },
  );
});
