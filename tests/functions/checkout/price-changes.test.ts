import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutQuote } from '#src/contracts/checkout-quote.ts';
import { consentWording } from '#src/core/checkout/digital-consent.ts';
import {
  basketOf,
  type CheckoutBody,
  checkOut,
  checkoutPost,
  expectProblem,
  formPost,
  item,
  lastSession,
  traces,
} from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

/** The shop as a tab knows it from before the last deploy, and the shop as it is now. */
const BEFORE = { loaf: 2200, ebook: 1000, rate: 395 };
const LOAF = item('a-slow-loaf', 'hardback', 2);
const EBOOK = item('a-slow-loaf', 'ebook', 1);
const PAN = item('the-two-egg-pan', 'pan', 1);

let store: TestStore;
beforeAll(async () => {
  store = await openStore({
    change: (content) => {
      const file = 'a test';
      const loaf = content.products.find(({ id }) => id === 'a-slow-loaf')!;
      for (const { id, prices } of loaf.data.formats) if (id === 'hardback') prices.GB = 3000;
      // Removed since then: one product, one format, one region.
      content.products = content.products.filter(({ id }) => id !== 'the-brass-mortar');
      const pan = content.products.find(({ id }) => id === 'the-two-egg-pan')!;
      pan.data.availability = 'unavailable';
      const honey = content.products.find(({ id }) => id === 'thyme-honey-sfakia')!;
      for (const { prices } of honey.data.formats) delete prices.GB;
      const apron = content.products.find(({ id }) => id === 'the-named-apron')!;
      apron.data.formats = apron.data.formats.filter(({ id }) => id !== 'large');
      content.coupons.push({
        id: 'brief',
        file,
        data: { code: 'BRIEF', percentOff: 10, products: [], active: true },
      });
      content.coupons.push({
        id: 'nearly-all',
        file,
        data: { code: 'NEARLY-ALL', amountsOff: { GB: 975 }, products: [], active: true },
      });
      const standard = content['shipping-methods'].find(({ id }) => id === 'standard')!;
      standard.data.rates.GB = 495;
      standard.data.freeFrom = { GB: 9000 };
    },
  });
});
afterAll(() => store.close());

const send = (change: CheckoutBody) => store.call(checkoutPost(basketOf(change)));

/**
 * Expects a refusal because amounts changed, without a call to the provider or the database.
 * Returns the new quote.
 */
async function expectChanged(change: CheckoutBody): Promise<CheckoutQuote> {
  const before = await traces(store);
  const { quote } = await expectProblem(await send(change), {
    status: 409,
    code: 'totals_changed',
    field: 'seen',
    message: /^Something has changed since you looked\. Nothing was charged/,
  });
  expect(await traces(store)).toEqual(before);
  return quote!;
}

/** The amounts of the quote, as the shopper sees them once the basket is updated. */
const seenIn = ({ items, subtotal, discount, shipping, total }: CheckoutQuote) => ({
  unitAmounts: items.flatMap(({ unitAmount }) => unitAmount ?? []),
  subtotal,
  discount,
  shipping,
  total,
});

describe('[F40] a basket that was priced before the catalogue changed', () => {
  const seen = {
    unitAmounts: [BEFORE.loaf, BEFORE.ebook],
    subtotal: 2 * BEFORE.loaf + BEFORE.ebook,
    discount: 0,
    shipping: BEFORE.rate,
    total: 2 * BEFORE.loaf + BEFORE.ebook + BEFORE.rate,
  };

  test('is refused with every old and new amount, and can be paid at the new amount once the shopper has seen it', async () => {
    const quote = await expectChanged({ items: [LOAF, EBOOK], seen });
    expect(quote).toEqual({
      currency: 'GBP',
      items: [
        {
          productId: 'a-slow-loaf',
          productFormatId: 'hardback',
          name: 'A Slow Loaf',
          quantity: 2,
          unitAmount: 3000,
        },
        {
          productId: 'a-slow-loaf',
          productFormatId: 'ebook',
          name: 'A Slow Loaf',
          quantity: 1,
          unitAmount: 1000,
        },
      ],
      subtotal: 7000,
      discount: 0,
      shipping: 495,
      total: 7495,
      shippingMethodId: 'standard',
    });
    const { checkoutSessionId } = await checkOut(
      store,
      basketOf({ items: [LOAF, EBOOK], seen: seenIn(quote) }),
    );
    expect(store.provider.tables.sessions.get(checkoutSessionId)!.session.amount_total).toBe(7495);
  });

  test('is refused for one penny in any of its amounts', async () => {
    const quote = await expectChanged({ items: [LOAF], seen: { total: 1 } });
    const right = seenIn(quote);
    for (const name of ['subtotal', 'discount', 'shipping', 'total'] as const)
      for (const by of [1, -1])
        if (right[name] + by >= 0)
          await expectChanged({ items: [LOAF], seen: { ...right, [name]: right[name] + by } });
    await expectChanged({ items: [LOAF], seen: { ...right, unitAmounts: [3001] } });
    await expectChanged({ items: [LOAF], seen: { unitAmounts: [2999] } });
    await checkOut(store, basketOf({ items: [LOAF], seen: right }));
  });

  test('[F50] is accepted at the new price if the browser’s former release sends no amounts', async () => {
    await checkOut(store, basketOf({ items: [LOAF] }));
    expect(lastSession(store).line_items![0]!.price_data!.unit_amount).toBe(3000);
  });

  test('[CHK-06] the amounts that the browser sends are never charged', async () => {
    for (const seen of [
      { total: 1 },
      { unitAmounts: [1] },
      { subtotal: 0, discount: 6000, shipping: 0, total: 0 },
    ])
      await expectChanged({ items: [LOAF], seen });
  });

  test.each([
    [{ total: -1 }, 'seen.total'],
    [{ total: 1.5 }, 'seen.total'],
    [{ total: '1' }, 'seen.total'],
    [{ unitAmounts: [null] }, 'seen.unitAmounts.0'],
    [{ unitAmounts: 1 }, 'seen.unitAmounts'],
    [{ unitAmounts: Array(101).fill(1) }, 'seen.unitAmounts'],
    [{ price: 1 }, 'seen.price'],
    [1, 'seen'],
  ])('%j is not a valid amount', async (seen, field) => {
    await expectProblem(await send({ seen }), { status: 422, code: 'invalid_input', field });
  });
});

describe('[F41] a basket with items that are no longer sold', () => {
  const mortar = item('the-brass-mortar', 'small');
  const honey = item('thyme-honey-sfakia', 'small');
  const apron = item('the-named-apron', 'large', 1, { customizationQuery: 'Ada' });
  const seen = { unitAmounts: [4900, 3000, 5800, 1850, 3500], total: 30_000 };

  test('is refused with all of them marked at once, and the rest can be bought', async () => {
    const quote = await expectChanged({ items: [mortar, LOAF, PAN, honey, apron], seen });
    expect(quote.items.map(({ unitAmount }) => unitAmount)).toEqual([
      undefined,
      3000,
      undefined,
      undefined,
      undefined,
    ]);
    expect(quote).toMatchObject({ subtotal: 6000, shipping: 495, total: 6495 });
    await checkOut(store, basketOf({ items: [LOAF], seen: seenIn(quote) }));
  });

  test('with no item left names the line', async () => {
    const response = await send({ items: [PAN, mortar], seen: { unitAmounts: [5800, 4900] } });
    await expectProblem(response, { status: 409, code: 'unavailable', field: 'items.0.productId' });
  });

  test('with an error that only the shopper can fix names it, and no amounts', async () => {
    const nameless = item('the-named-apron', 'small');
    const response = await send({ items: [mortar, nameless], seen: { total: 1 } });
    await expectProblem(response, { status: 422, field: 'items.0.productId' });
    await expectProblem(await send({ items: [nameless], seen: { total: 1 } }), {
      status: 422,
      code: 'customization',
    });
  });
});

describe('[F45] a promo code or a shipping method that has ended since', () => {
  const seen = { unitAmounts: [3000], subtotal: 6000, discount: 600, shipping: 495, total: 5895 };

  test('an amount below the minimum charge is reported as that, since nothing has changed', async () => {
    const seen = { unitAmounts: [1000], subtotal: 1000, discount: 975, shipping: 0, total: 25 };
    const response = await send({ items: [EBOOK], couponCode: 'NEARLY-ALL', seen });
    await expectProblem(response, { status: 422, code: 'total_too_small' });
  });

  test('an unknown, disabled or ended code is reported with the new amounts', async () => {
    const quote = await expectChanged({ items: [LOAF], couponCode: 'GONE-CODE', seen });
    expect(quote).toMatchObject({ discount: 0, total: 6495 });
    expect(quote).not.toHaveProperty('couponCode');
  });

  test('a method that is no longer offered is replaced by the current one', async () => {
    const quote = await expectChanged({
      items: [LOAF],
      shippingMethodId: 'pigeon',
      seen: { ...seen, discount: 0, total: 6495 },
    });
    expect(quote).toMatchObject({ shippingMethodId: 'standard', shipping: 495 });
    const both = await expectChanged({
      items: [LOAF, PAN],
      shippingMethodId: 'pigeon',
      couponCode: 'GONE-CODE',
      seen,
    });
    expect(both).toMatchObject({ shippingMethodId: 'standard', discount: 0, total: 6495 });
  });

  test('a discount that brings the goods below the free-shipping threshold adds the shipping again', async () => {
    const three = [item('a-slow-loaf', 'hardback', 3)];
    await checkOut(
      store,
      basketOf({ items: three, seen: { subtotal: 9000, discount: 0, shipping: 0, total: 9000 } }),
    );
    const quote = await expectChanged({
      items: three,
      couponCode: 'BRIEF',
      seen: { subtotal: 9000, discount: 900, shipping: 0, total: 8100 },
    });
    expect(quote).toMatchObject({ discount: 900, shipping: 495, total: 8595, couponCode: 'BRIEF' });
  });
});

describe('[F45] a code by the clock', () => {
  test('that was valid when the basket was filled is reported as ended, before a payment', async () => {
    const later = await openStore({
      settings: { STORE_CLOCK: '2027-01-02T00:00:00Z' },
      change: (content) =>
        content.coupons.push({
          id: 'brief',
          file: 'a test',
          data: {
            code: 'BRIEF',
            percentOff: 10,
            products: [],
            active: true,
            until: new Date('2026-12-31'),
          },
        }),
    });
    try {
      const seen = { unitAmounts: [2200], subtotal: 4400, discount: 440, shipping: 395, total: 4355 };
      const response = await later.call(checkoutPost(basketOf({ items: [LOAF], couponCode: 'BRIEF', seen })));
      const { quote } = await expectProblem(response, { status: 409, code: 'totals_changed' });
      expect(quote).toMatchObject({ discount: 0, total: 4795 });
    } finally {
      await later.close();
    }
  });
});

describe('[F40] a form without JavaScript', () => {
  const FIELDS = {
    storeRegion: 'GB',
    productId: 'a-slow-loaf',
    productFormatId: 'hardback',
    quantity: '2',
    'seen.hardback': '2200',
    'seen.ebook': '1000',
    digitalConsent: consentWording('GB')!.wording,
  };
  let fields: typeof FIELDS & { attempt: string };
  beforeEach(() => {
    fields = { ...FIELDS, attempt: crypto.randomUUID() };
  });

  test('gets a page that says what changed, with a button to continue at the new price', async () => {
    const before = await traces(store);
    const response = await store.call(formPost(fields));
    expect(response.status).toBe(409);
    const page = await response.text();
    expect(await traces(store)).toEqual(before);
    expect(page).toContain('<h1>The price has changed</h1>');
    expect(page).toContain('A Slow Loaf: was £22.00, now £30.00.');
    expect(page).toContain('Nothing was charged');
    const shown = Object.fromEntries(
      [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
        name!,
        value!,
      ]),
    );
    const { 'seen.ebook': _, ...kept } = fields;
    expect(shown).toEqual({ ...kept, 'seen.hardback': '3000' });
    const accepted = await store.call(formPost(shown));
    expect(accepted.status).toBe(303);
    expect(lastSession(store).line_items![0]).toMatchObject({
      quantity: 2,
      price_data: { unit_amount: 3000 },
    });
  });

  test('continues at once if the price of the chosen format is the one that was shown', async () => {
    const { wording } = consentWording('GB')!;
    const ebook = { ...fields, productFormatId: 'ebook', digitalConsent: wording };
    expect((await store.call(formPost(ebook))).status).toBe(303);
    expect((await store.call(formPost({ ...fields, 'seen.hardback': '3000' }))).status).toBe(303);
  });

  test('escapes the typed values in its fields', async () => {
    const { 'seen.hardback': seen, ...plain } = fields;
    const response = await store.call(
      formPost({ ...plain, 'seen.hardback': seen, attempt: '"><script>alert(1)</script>', extra: 'x' }),
    );
    const page = await response.text();
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('name="extra"');
  });

  test('sends the price that a pledge’s page showed, too', async () => {
    const funding = store.content.fundings.find(({ id }) => id === 'fold')!;
    const reward = funding.data.rewards.find(({ prices, limit }) => prices.GB && !limit)!;
    const amount = reward.prices.GB!;
    const pledge = {
      intent: 'Funding',
      fundingId: 'fold',
      rewardId: reward.id,
      storeRegion: 'GB',
    };
    const refused = await store.call(formPost({ ...pledge, seen: String(amount - 100) }));
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toMatch(/Total: was £[\d.]+, now £[\d.]+\./);
    expect(page).toContain(`name="seen" value="${amount}"`);
    expect((await store.call(formPost({ ...pledge, seen: String(amount) }))).status).toBe(303);
    expect((await store.call(formPost(pledge))).status).toBe(303);
  });
});
