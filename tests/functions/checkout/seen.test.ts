import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** The shop as a tab knows it that was opened before the last deploy, and the shop as it is. */
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
      // Gone since: one product, one format, one region.
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

/** Refused as not what was seen, and neither the provider nor the database heard of it. Answers what it comes to now. */
async function expectChanged(change: CheckoutBody): Promise<CheckoutQuote> {
  const before = await traces(store);
  const { quote } = await expectProblem(await send(change), {
    status: 409,
    code: 'totals_changed',
    field: 'seen',
    message: /^Something has changed since you saw it\. Nothing was charged/,
  });
  expect(await traces(store)).toEqual(before);
  return quote!;
}

/** What the quote says, as the shopper sees it once their basket is up to date. */
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

  test('is refused with every old and new sum, and paid at the new one once that was seen', async () => {
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

  test('is refused for one penny in any one of them', async () => {
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

  test('[F50] is priced without a word where the browser, of a release before, says nothing of what it saw', async () => {
    await checkOut(store, basketOf({ items: [LOAF] }));
    expect(lastSession(store).line_items![0]!.price_data!.unit_amount).toBe(3000);
  });

  test('[CHK-06] what was seen is never charged', async () => {
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
  ])('%j is no such thing', async (seen, field) => {
    await expectProblem(await send({ seen }), { status: 422, code: 'invalid_input', field });
  });
});

describe('[F41] a basket of which something is gone', () => {
  const mortar = item('the-brass-mortar', 'small');
  const honey = item('thyme-honey-sfakia', 'small');
  const apron = item('the-named-apron', 'large', 1, { customizationQuery: 'Ada' });
  const seen = { unitAmounts: [4900, 3000, 5800, 1850, 3500], total: 30_000 };

  test('is refused with all of it marked at once, and the rest can be bought', async () => {
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

  test('of which everything is gone names the line', async () => {
    const response = await send({ items: [PAN, mortar], seen: { unitAmounts: [5800, 4900] } });
    await expectProblem(response, { status: 409, code: 'unavailable', field: 'items.0.productId' });
  });

  test('that only the shopper can put right says what, and nothing of sums', async () => {
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

  test('a sum below what a card can pay is told as that, since nothing has changed', async () => {
    const seen = { unitAmounts: [1000], subtotal: 1000, discount: 975, shipping: 0, total: 25 };
    const response = await send({ items: [EBOOK], couponCode: 'NEARLY-ALL', seen });
    await expectProblem(response, { status: 422, code: 'total_too_small' });
  });

  test('a code that never was, is off or is over is told with what the rest comes to', async () => {
    const quote = await expectChanged({ items: [LOAF], couponCode: 'GONE-CODE', seen });
    expect(quote).toMatchObject({ discount: 0, total: 6495 });
    expect(quote).not.toHaveProperty('couponCode');
  });

  test('a method that is not offered any more is followed by the one that is', async () => {
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

  test('a discount that takes the goods below the threshold makes the shipping cost again', async () => {
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

describe('[F45] by the clock', () => {
  test('a code that was good when the basket was filled is told to be over, before anything is charged', async () => {
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

describe('[F40] a form that was posted without script', () => {
  const FIELDS = {
    storeRegion: 'GB',
    productId: 'a-slow-loaf',
    productFormatId: 'hardback',
    quantity: '2',
    'seen.hardback': '2200',
    'seen.ebook': '1000',
    digitalConsent: consentWording('GB')!.wording,
    attempt: 'a-key-of-this-very-page',
  };

  test('is answered by a page that says what changed, with a button that goes on at the new price', async () => {
    const before = await traces(store);
    const response = await store.call(formPost(FIELDS));
    expect(response.status).toBe(409);
    const page = await response.text();
    expect(await traces(store)).toEqual(before);
    expect(page).toContain('<h1>The price has changed</h1>');
    expect(page).toContain('A Slow Loaf: was £22.00, now £30.00.');
    expect(page).toContain('Nothing was charged');
    const fields = Object.fromEntries(
      [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
        name!,
        value!,
      ]),
    );
    const { 'seen.ebook': _, ...kept } = FIELDS;
    expect(fields).toEqual({ ...kept, 'seen.hardback': '3000' });
    const accepted = await store.call(formPost(fields));
    expect(accepted.status).toBe(303);
    expect(lastSession(store).line_items![0]).toMatchObject({
      quantity: 2,
      price_data: { unit_amount: 3000 },
    });
  });

  test('goes on at once where the price of the chosen format is the one that was shown', async () => {
    const { wording } = consentWording('GB')!;
    const ebook = { ...FIELDS, productFormatId: 'ebook', digitalConsent: wording };
    expect((await store.call(formPost(ebook))).status).toBe(303);
    expect((await store.call(formPost({ ...FIELDS, 'seen.hardback': '3000' }))).status).toBe(303);
  });

  test('writes what was typed as text into its fields', async () => {
    const { 'seen.hardback': seen, ...plain } = FIELDS;
    const response = await store.call(
      formPost({ ...plain, 'seen.hardback': seen, attempt: '"><script>alert(1)</script>', extra: 'x' }),
    );
    const page = await response.text();
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('name="extra"');
  });

  test('a pledge says what its page showed, too', async () => {
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
