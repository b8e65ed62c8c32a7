import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { orderOfMail } from '#functions/mail/order-of-mail.ts';
import { paidOrderOf } from '#functions/orders/pages/paid-order-of.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { orderTax } from '#functions/orders/tax/order-tax.ts';
import { REGIONS, type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { withoutStock } from '../helpers/content.ts';
import { buyCards, makeCard } from '../helpers/gift-cards.ts';
import { addCodes, awkwardPrices, drawing, limitsOf, pageOf, type Shop, shopOf } from '../helpers/pennies.ts';
import { asked, checkoutPost, lastSession, newKey, type Opened } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

/**
 * Compares the amounts of random baskets at every step: the page, the request to the provider, its session,
 * the order, its confirmation page and its mail. Prices and codes are chosen so that rounding is hard.
 *
 * Few baskets by default. Ten thousand in each region take half an hour or more, in one process each:
 * `PENNIES=10000 vitest run --project functions tests/functions/checkout/pennies.test.ts -t 'in GB,'`
 */
const BASKETS = Number(process.env.PENNIES || 12);
const TAX = [
  { taxed: 'by the store’s table', settings: { STRIPE_TAX: undefined } },
  { taxed: 'by the provider', settings: { STRIPE_TAX: '1' } },
];

describe.each(TAX)('taxed $taxed', ({ settings }) => {
  let store: TestStore;
  let shop: Shop;
  let cardOrder: string;
  const cardOf = (region: RegionCode, value: number) =>
    makeCard(store.db, { orderId: cardOrder, region, value });
  beforeAll(async () => {
    store = await openStore({
      settings: { ...settings, CHECKOUTS_IN_TEN_MINUTES: '0' },
      change: (content) => {
        withoutStock(content);
        awkwardPrices(content);
        addCodes(content);
      },
    });
    shop = shopOf(store.content);
    // Bundles and variants are drawn, too.
    for (const id of ['market-box', 'market-apron'])
      expect(shop.products.map(({ _id }) => _id)).toContain(id);
    ({ orderId: cardOrder } = await buyCards(store));
  });
  afterAll(() => store?.close());

  test.each(REGIONS)(
    '[CHK-06] [CHK-07] [CHK-08] [DIS-01] [BAS-10] in $code, every amount is the same to the penny at every step',
    async ({ code }) => {
      const seen = { paid: 0, refused: 0 };
      const started = performance.now();
      await fc.assert(
        fc.asyncProperty(drawing(shop, code), async (drawn) => {
          const giftCardCode = drawn.card > 0 ? await cardOf(code, drawn.card) : undefined;
          const page = pageOf(shop, code, drawn, giftCardCode);
          const refusal = limitsOf(page.quote, code) ?? cardRefusal(page, code, giftCardCode);
          const response = await store.call(checkoutPost(page.request, newKey()));
          const answer = (await response.json()) as Opened & { error?: { code: string } };
          expect(answer.error?.code, JSON.stringify(page.request)).toBe(refusal);
          seen[refusal ? 'refused' : 'paid'] += 1;
          if (!refusal) await follow(store, code, page, answer.checkoutSessionId, drawn.country);
        }),
        { numRuns: Math.ceil(BASKETS / TAX.length) },
      );
      // With a dozen baskets, all may be refused.
      if (process.env.PENNIES) expect(seen.paid).toBeGreaterThan(0);
      const seconds = (performance.now() - started) / 1000;
      if (process.env.PENNIES)
        console.log(`${code}: ${seen.paid} paid, ${seen.refused} refused, in ${seconds.toFixed(0)} s`);
    },
    Number.POSITIVE_INFINITY,
  );
});

/** Pays, and compares every record of the order with what the page showed. */
async function follow(
  store: TestStore,
  region: RegionCode,
  { quote, tax, share }: ReturnType<typeof pageOf>,
  sessionId: string,
  country: string | undefined,
): Promise<void> {
  const { currency, pricesIncludeTax } = REGIONS.find(({ code }) => code === region)!;
  const shown = {
    subtotal: quote.subtotal,
    discount: quote.discount,
    shipping: quote.shipping,
    total: quote.total,
  };
  const [attempt] = await store.db
    .select()
    .from(checkoutAttempt)
    .where(eq(checkoutAttempt.sessionId, sessionId));
  expect(attempt).toMatchObject({ ...shown, region, currency });
  expect(attempt!.lines.map(({ discount }) => discount)).toEqual(quote.lineDiscounts);
  // The gift card is a coupon on the goods and a lower price of shipping, and changes nothing else. If the
  // provider calculates the tax, a discount on some lines reduces their prices instead of being a coupon.
  const lowered = attempt!.couponRequest === null ? shown.discount : 0;
  expect(requestedSums(store, currency)).toEqual({
    subtotal: shown.subtotal - lowered,
    discount: shown.discount - lowered + share.goods,
    shipping: shown.shipping - share.shipping,
    total: shown.total - share.amount,
  });
  for (const part of Object.values(share)) expect(isMinorUnits(part)).toBe(true);
  expect(share.amount).toBeLessThanOrEqual(shown.total);

  const { session } = store.provider.tables.sessions.get(sessionId)!;
  expect(session).toMatchObject({
    currency: currency.toLowerCase(),
    amount_subtotal: shown.subtotal - lowered,
  });
  await store.provider.actions.pay(sessionId, {
    // Each basket is another customer's: some products are sold once to each.
    email: `${sessionId.toLowerCase()}@example.com`,
    ...(country && { address: { country } }),
  });
  const details = session.total_details!;
  const onTop = pricesIncludeTax ? 0 : details.amount_tax;
  const paid = { ...shown, total: shown.total + onTop };
  expect(session).toMatchObject({
    payment_status: paid.total === share.amount ? 'no_payment_required' : 'paid',
    amount_total: paid.total - share.amount,
    total_details: {
      amount_discount: shown.discount - lowered + share.goods,
      amount_shipping: shown.shipping - share.shipping,
    },
  });

  const order = (await findOrder(store.db, sessionId))!;
  expect(order).toMatchObject({
    ...paid,
    status: 'paid',
    currency,
    tax: details.amount_tax,
    giftCardAmount: share.amount,
  });
  expect(order.lines.map(({ contains }) => contains)).toEqual(attempt!.lines.map(({ contains }) => contains));
  const known = orderTax(order);
  const confirmed = paidOrderOf(order, new Date());
  expect(confirmed).toMatchObject({ ...paid, currency, isHeld: false, tax: { total: known.total } });
  const told = (await orderOfMail(store.db, order.id, SITE, new Date())).order;
  expect(told).toMatchObject({ ...paid, currency, isHeld: false });
  expect(told.tax).toEqual(known);
  for (const { lines } of [confirmed, told]) {
    expect(lines.map(({ contains }) => contains)).toEqual(order.lines.map(({ contains }) => contains));
    expect(lines.reduce((all, { unitAmount, quantity }) => all + unitAmount * quantity, 0)).toBe(
      paid.subtotal,
    );
  }

  for (const amount of [...Object.values(paid), onTop]) expect(isMinorUnits(amount)).toBe(true);
  expect(paid.total).toBe(paid.subtotal - paid.discount + paid.shipping + onTop);
  if (known.groups.length > 0) {
    expect(known.groups.reduce((all, group) => all + group.tax, 0)).toBe(known.total);
    expect(known.groups.reduce((all, group) => all + group.amount, 0)).toBe(paid.total);
  }
  for (const group of known.groups) {
    expect(isMinorUnits(group.tax) && group.tax <= group.amount).toBe(true);
  }
  for (const { unitAmount, quantity, discount = 0, taxRate, taxAmount = 0 } of order.lines) {
    const price = unitAmount * quantity - discount;
    const due = (price * (taxRate ?? 0)) / (10_000 + (pricesIncludeTax ? (taxRate ?? 0) : 0));
    expect(Math.abs(taxAmount - due)).toBeLessThanOrEqual(1);
  }
  // If the basket knows the tax from the store's own table, the order has the same tax.
  if (tax && order.taxSource === 'table') expect(known.groups).toEqual(tax);
}

/** Why a gift card is refused; undefined if it is accepted. */
function cardRefusal(
  { share }: ReturnType<typeof pageOf>,
  region: RegionCode,
  giftCardCode: string | undefined,
): string | undefined {
  if (!giftCardCode) return undefined;
  if (process.env.STRIPE_TAX && !regionOf(region).pricesIncludeTax) return 'gift_card_not_taken';
  return share.amount === 0 ? 'gift_card_not_needed' : undefined;
}

/** The amounts of the last request to the provider, added up as the provider does. */
function requestedSums(store: TestStore, currency: string) {
  const { line_items: items, discounts, shipping_options: options } = lastSession(store);
  const [rate] = (options ?? []).map((option) => option.shipping_rate_data!.fixed_amount!);
  const coupon = discounts?.length ? asked(store, 'coupons.create').at(-1)!.params! : undefined;
  const currencies = [
    ...items!.map(({ price_data: data }) => data!.currency),
    ...(rate ? [rate.currency] : []),
    ...(coupon ? [coupon.currency] : []),
  ];
  expect(new Set(currencies)).toEqual(new Set([currency.toLowerCase()]));
  const subtotal = items!.reduce(
    (all, { price_data: data, quantity }) => all + data!.unit_amount! * quantity!,
    0,
  );
  const discount = coupon ? Number(coupon.amount_off) : 0;
  const shipping = rate?.amount ?? 0;
  return { subtotal, discount, shipping, total: subtotal - discount + shipping };
}

function isMinorUnits(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0;
}
