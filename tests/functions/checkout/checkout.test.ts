import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { isOrderId } from '#functions/orders/order-id.ts';
import { REGIONS, type RegionCode } from '#src/core/regions/regions.ts';
import {
  basketOf,
  checkOut,
  checkoutPost,
  expectApiHeaders,
  expectProblem,
  item,
  lastSession,
  newKey,
} from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

/** Prices from the content file. */
function priceOf(productId: string, formatId: string, region: RegionCode): number {
  const product = store.content.products.find(({ id }) => id === productId)!;
  return product.data.formats.find(({ id }) => id === formatId)!.prices[region]!;
}
const rateOf = (method: string, region: RegionCode) =>
  Number(store.content['shipping-methods'].find(({ id }) => id === method)!.data.rates[region]);

describe.each(REGIONS)('in $code', ({ code, currency, pricesIncludeTax }) => {
  test('[CHK-03] [CHK-06] the hosted page gets exactly the catalogue’s amounts in the region’s currency', async () => {
    const answer = await checkOut(
      store,
      basketOf({
        storeRegion: code,
        isoCurrency: currency,
        shippingMethodId: 'express',
        items: [
          item('a-slow-loaf', 'hardback', 2),
          item('the-named-apron', 'small', 1, { customizationQuery: 'Tendai' }),
          item('a-slow-loaf', 'ebook', 3),
        ],
      }),
    );
    expect(Object.keys(answer).sort()).toEqual(['checkoutSessionId', 'redirectUrl']);
    expect(answer.checkoutSessionId).toMatch(/^cs_test_/);
    expect(answer.redirectUrl).toBe(`${store.provider.url}/c/pay/${answer.checkoutSessionId}`);

    const params = lastSession(store);
    expect(
      params.line_items!.map(({ quantity, price_data }) => [
        quantity,
        price_data!.currency,
        price_data!.unit_amount,
        price_data!.tax_behavior,
      ]),
    ).toEqual(
      [
        [2, priceOf('a-slow-loaf', 'hardback', code)],
        [1, priceOf('the-named-apron', 'small', code)],
        [3, priceOf('a-slow-loaf', 'ebook', code)],
      ].map(([quantity, amount]) => [
        quantity,
        currency.toLowerCase(),
        amount,
        pricesIncludeTax ? 'inclusive' : 'exclusive',
      ]),
    );
    const subtotal =
      2 * priceOf('a-slow-loaf', 'hardback', code) +
      priceOf('the-named-apron', 'small', code) +
      3 * priceOf('a-slow-loaf', 'ebook', code);
    const rate = rateOf('express', code);
    expect(params.shipping_options).toHaveLength(1);
    expect(params.shipping_options![0]!.shipping_rate_data).toMatchObject({
      display_name: expect.stringMatching(/^Tracked express, arrives \w{3},? /),
      fixed_amount: { amount: rate, currency: currency.toLowerCase() },
    });
    const { session } = store.provider.tables.sessions.get(answer.checkoutSessionId)!;
    expect(session).toMatchObject({ currency: currency.toLowerCase(), amount_subtotal: subtotal });
    const [attempt] = await store.db
      .select()
      .from(checkoutAttempt)
      .where(eq(checkoutAttempt.sessionId, answer.checkoutSessionId));
    expect(attempt).toMatchObject({
      region: code,
      currency,
      subtotal,
      discount: 0,
      shipping: rate,
      total: subtotal + rate,
    });
    expect(session.amount_total).toBe(attempt!.total);
  });
});

describe('the request for the hosted page', () => {
  test.each([
    ['GB', 'GBP', ['card', 'klarna', 'afterpay_clearpay', 'bacs_debit']],
    ['US', 'USD', ['card', 'klarna', 'afterpay_clearpay', 'us_bank_account']],
    ['EU', 'EUR', ['card', 'klarna', 'sepa_debit']],
    ['LATAM', 'USD', ['card', 'us_bank_account']],
  ] as const)(
    '[CHK-10] the page for %s offers every payment method for its region and currency, and no other',
    async (storeRegion, isoCurrency, ways) => {
      const { redirectUrl } = await checkOut(store, basketOf({ storeRegion, isoCurrency }));
      expect(lastSession(store)).not.toHaveProperty('payment_method_types');
      const page = await (await fetch(redirectUrl)).text();
      const offered = [...page.matchAll(/name="method" value="(\w+)"/g)].map(([, way]) => way);
      expect(offered.sort()).toEqual([...ways].sort());
    },
  );

  test('switches off Managed Payments and Adaptive Pricing, and expires after one hour', async () => {
    const before = Math.floor(Date.now() / 1000);
    await checkOut(store, basketOf());
    const params = lastSession(store);
    expect(params).toMatchObject({
      mode: 'payment',
      managed_payments: { enabled: false },
      adaptive_pricing: { enabled: false },
      locale: 'en-GB',
    });
    expect(params).not.toHaveProperty('automatic_tax');
    expect(params).not.toHaveProperty('allow_promotion_codes');
    expect(params).not.toHaveProperty('discounts');
    expect(params.expires_at! - before).toBeGreaterThanOrEqual(3598);
    expect(params.expires_at! - before).toBeLessThanOrEqual(3610);
  });

  test('[CHK-05] sends the session_id placeholder with its braces', async () => {
    await checkOut(store, basketOf());
    expect(lastSession(store).success_url).toBe(`${SITE}/basket/success?session_id={CHECKOUT_SESSION_ID}`);
    expect(lastSession(store).cancel_url).toBe(`${SITE}/basket`);
    // The provider decodes the form encoding once. After one decoding of the raw body the braces must be
    // there.
    const raw = store.provider.requests.at(-1)!.rawBody;
    const wire = new URLSearchParams(raw).get('success_url');
    expect(wire).toMatch(/\?session_id=\{CHECKOUT_SESSION_ID\}$/);
  });

  test('returns to the same URLs whether the browser names no addresses or other addresses of the store', async () => {
    const addresses = [
      { successUrl: undefined, cancelUrl: undefined },
      { successUrl: `${SITE}/anywhere?x=1#y`, cancelUrl: `${SITE}/products/dashi` },
    ];
    for (const address of addresses) {
      await checkOut(store, basketOf(address));
      expect(lastSession(store).success_url).toBe(`${SITE}/basket/success?session_id={CHECKOUT_SESSION_ID}`);
      expect(lastSession(store).cancel_url).toBe(`${SITE}/basket`);
    }
  });

  test('has our order number in the reference and in both metadata, and no personal data', async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf({ payoutCode: 'Sunday-Letter' }));
    const params = lastSession(store);
    const order = params.client_reference_id!;
    expect(isOrderId(order)).toBe(true);
    expect(params.metadata).toEqual({
      order,
      region: 'GB',
      payoutCode: 'sunday-letter',
      signature: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(params.payment_intent_data!.metadata).toEqual({ ...params.metadata, userAgent: 'A browser/1.0' });
    const [attempt] = await store.db
      .select()
      .from(checkoutAttempt)
      .where(eq(checkoutAttempt.sessionId, checkoutSessionId));
    expect(attempt).toMatchObject({ id: order, payoutCode: 'sunday-letter' });
    expect(params.line_items![0]!.metadata).toEqual({ productId: 'a-slow-loaf', formatId: 'hardback' });
  });

  test('[CHK-07] asks for no address and no shipping when everything is a file', async () => {
    const { checkoutSessionId } = await checkOut(
      store,
      basketOf({ items: [item('a-slow-loaf', 'ebook', 2)], shippingMethodId: 'express' }),
    );
    const params = lastSession(store);
    for (const name of ['shipping_options', 'shipping_address_collection'])
      expect(params).not.toHaveProperty(name);
    const [attempt] = await store.db
      .select()
      .from(checkoutAttempt)
      .where(eq(checkoutAttempt.sessionId, checkoutSessionId));
    expect(attempt).toMatchObject({ shipping: 0, total: 2 * priceOf('a-slow-loaf', 'ebook', 'GB') });
  });

  test('[CHK-07] without a choice the first active shipping method is used', async () => {
    await checkOut(store, basketOf({ shippingMethodId: undefined }));
    expect(lastSession(store).shipping_options![0]!.shipping_rate_data).toMatchObject({
      display_name: expect.stringMatching(/^Standard, arrives \w{3} \d/),
      fixed_amount: { amount: rateOf('standard', 'GB'), currency: 'gbp' },
    });
  });

  test('[P02] merges lines of the same item, and keeps lines with different customizations apart', async () => {
    const apron = (text: string) => item('the-named-apron', 'small', 1, { customizationQuery: text });
    await checkOut(
      store,
      basketOf({
        items: [
          item('a-slow-loaf', 'hardback', 60),
          apron('Zoë'),
          item('a-slow-loaf', 'hardback', 39),
          apron(' Zoe\u0308 '),
          apron('Zoe'),
        ],
      }),
    );
    expect(
      lastSession(store).line_items!.map(({ quantity, metadata }) => [
        quantity,
        (metadata as Record<string, string>).customization,
      ]),
    ).toEqual([
      [99, undefined],
      [2, 'Zoë'],
      [1, 'Zoe'],
    ]);
  });

  test('refuses too many of one item at the line that exceeds the limit', async () => {
    const [sixty, forty] = [item('a-slow-loaf', 'hardback', 60), item('a-slow-loaf', 'hardback', 40)];
    const ebook = item('a-slow-loaf', 'ebook', 40);
    for (const [items, field] of [
      [[sixty, forty], 'items.1.quantity'],
      [[sixty, ebook, forty, forty], 'items.2.quantity'],
    ] as const)
      await expectProblem(await store.call(checkoutPost(basketOf({ items }))), {
        status: 422,
        code: 'too_many',
        field,
        message: 'You can buy at most 99 of one item at once.',
      });
  });

  test('refuses a customization for a format without one, at that field', async () => {
    const ebook = item('salt-lemon-sardine', 'ebook', 1, { customizationQuery: 'Ana' });
    const refused = await expectProblem(await store.call(checkoutPost(basketOf({ items: [ebook] }))), {
      status: 422,
      code: 'customization',
      field: 'items.0.customizationQuery',
    });
    expect(refused.message).toBe('“Salt, Lemon, Sardine” as “Ebook” cannot be personalised.');
  });

  test('prefills the email address that was typed', async () => {
    await checkOut(store, basketOf({ customer: { email: 'reader@mail.example' } }));
    expect(lastSession(store).customer_email).toBe('reader@mail.example');
  });
});

test('answers are JSON and are not cached', async () => {
  const response = await store.call(checkoutPost(basketOf(), newKey()));
  expect(response.status).toBe(200);
  expectApiHeaders(response);
});
