import fc from 'fast-check';
import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import type { OrderLine } from '#functions/db/order-types.ts';
import { expectedTotal } from '#functions/orders/tax/expected-amounts.ts';
import { orderTax } from '#functions/orders/tax/order-tax.ts';
import { taxOfSession } from '#functions/orders/tax/tax-of-session.ts';

const LINE: OrderLine = {
  productId: 'a-book',
  formatId: 'hardback',
  name: 'A book',
  formatName: 'Hardback',
  quantity: 1,
  unitAmount: 1200,
  isShipped: true,
  taxKind: 'book',
};

type Taxes = { effective_percentage?: number | null; percentage: number }[];
const taxesOf = (rates: Taxes) => rates.map((rate) => ({ amount: 0, rate })) as never;
const itemOf = (line: OrderLine, amount_tax: number, rates: Taxes, amount_total = 1200) =>
  ({
    amount_total,
    amount_tax,
    taxes: taxesOf(rates),
    metadata: { productId: line.productId, formatId: line.formatId },
  }) as never as Stripe.LineItem;

/** A paid session: `to` is the shipping country, `from` the billing country. */
function sessionOf(
  { to, from, shipping }: { to?: string; from?: string; shipping?: object },
  isByProvider = true,
): Stripe.Checkout.Session {
  return {
    automatic_tax: { enabled: isByProvider },
    collected_information: to ? { shipping_details: { address: { country: to } } } : null,
    customer_details: from ? { address: { country: from } } : null,
    shipping_cost: shipping ?? null,
  } as never;
}
const taxOf = (
  session: Stripe.Checkout.Session,
  items: Stripe.LineItem[] = [],
  lines = [LINE],
  shipping = 0,
) => taxOfSession(session, items, { region: 'GB', shipping, lines });

describe('[CHK-08] the country that an order is taxed in', () => {
  test.each<[string, object, string | null]>([
    ['it is sent to, and not the one that is billed', { to: 'IM', from: 'GB' }, 'IM'],
    ['its buyer pays from, where nothing is sent', { from: 'JE' }, 'JE'],
    ['nobody knows', {}, null],
  ])('is the one that %s, with both ways to calculate tax', (_which, where, country) => {
    expect(taxOf(sessionOf(where)).order.taxCountry).toBe(country);
    const { order } = taxOfSession(sessionOf(where, false), [], { region: 'GO', shipping: 0, lines: [LINE] });
    expect(order.taxCountry).toBe(country);
  });

  test('decides the rate of our own table, even if the billing country is another', () => {
    const eu = (where: object) =>
      taxOfSession(sessionOf(where, false), [], { region: 'EU', shipping: 0, lines: [LINE] });
    const sent = eu({ to: 'DE', from: 'FR' });
    expect(sent).toEqual(eu({ to: 'DE' }));
    expect(sent.lines[0]?.taxRate).not.toBe(eu({ to: 'FR', from: 'DE' }).lines[0]?.taxRate);
  });
});

describe('[CHK-08] data that is missing in a session', () => {
  const bare = (more: object) => ({ automatic_tax: { enabled: true }, ...more }) as never;

  test.each<[string, object]>([
    ['nothing collected', { collected_information: {}, customer_details: { address: { country: 'IE' } } }],
    [
      'a delivery without an address',
      { collected_information: { shipping_details: {} }, customer_details: { address: { country: 'IE' } } },
    ],
  ])('%s: the order is taxed in its buyer’s country', (_what, session) => {
    expect(taxOf(bare(session)).order.taxCountry).toBe('IE');
  });

  test('a buyer without an address: the country is unknown', () => {
    expect(taxOf(bare({ customer_details: { email: 'a@example.com' } })).order.taxCountry).toBeNull();
  });

  test('whether tax was calculated: our own table is used', () => {
    const session = { customer_details: { address: { country: 'GB' } } } as never;
    expect(taxOf(session).order.taxSource).toBe('table');
    expect(expectedTotal({ region: 'US', total: 5500, giftCard: null }, session)).toBe(5500);
  });

  test('the total tax: no tax is on top', () => {
    const session = bare({});
    expect(expectedTotal({ region: 'US', total: 5500, giftCard: null }, session)).toBe(5500);
  });

  test('the product of a line in its list: no line of ours uses its tax', () => {
    const nameless = { ...itemOf(LINE, 200, [{ percentage: 20 }]), metadata: null } as never;
    expect(taxOf(sessionOf({ to: 'GB' }), [nameless]).lines).toEqual([LINE]);
    const blank = { ...LINE, productId: '', formatId: '' };
    expect(taxOf(sessionOf({ to: 'GB' }), [nameless], [blank]).lines[0]?.taxAmount).toBe(200);
  });
});

test('[CHK-08] shipping is taxed like the shipped goods: a file, or a line from before we saved it, does not count', () => {
  const { isShipped: _, ...before } = LINE;
  const lines: OrderLine[] = [
    { ...LINE, taxKind: 'goods' },
    { ...LINE, isShipped: false, taxKind: 'e-book' },
    { ...before, taxKind: 'book' },
  ];
  const session = sessionOf({ to: 'GB' }, false);
  const found = taxOfSession(session, [], { region: 'GB', shipping: 395, lines });
  expect(found.order.shippingTaxes).toEqual([{ rate: 2000, amount: 395, tax: 66 }]);
  expect(found.lines.map(({ taxRate }) => taxRate)).toEqual([2000, 0, 0]);
});

describe('[CHK-08] the rate that the provider names', () => {
  const rateOf = (rates: Taxes) =>
    taxOf(sessionOf({ to: 'GB' }), [itemOf(LINE, 200, rates)]).lines[0]?.taxRate;

  test.each<[string, Taxes, number | null]>([
    [
      'is the effective one, where it is not the one on paper',
      [{ percentage: 20, effective_percentage: 5 }],
      500,
    ],
    ['is none where the effective one is 0', [{ percentage: 20, effective_percentage: 0 }], 0],
    [
      'is the one on paper where there is no effective one',
      [{ percentage: 20, effective_percentage: null }],
      2000,
    ],
    ['is the sum of a state’s and a city’s', [{ percentage: 4 }, { percentage: 4.5 }], 850],
    ['is kept to a hundredth of a per cent', [{ percentage: 8.25 }], 825],
    ['is unknown where it is finer', [{ percentage: 8.875 }], null],
    ['is unknown where none is named', [], null],
  ])('%s', (_which, rates, rate) => {
    expect(rateOf(rates)).toBe(rate);
  });

  test('is used for the shipping, too, if something is shipped', () => {
    const shipping = { amount_total: 395, amount_tax: 66, taxes: taxesOf([{ percentage: 20 }]) };
    const { order } = taxOf(sessionOf({ to: 'GB', shipping }), [], [LINE]);
    expect(order.shippingTaxes).toEqual([{ rate: 2000, amount: 395, tax: 66 }]);
    const free = { amount_total: 0, amount_tax: 0, taxes: [] };
    expect(taxOf(sessionOf({ to: 'GB', shipping: free })).order.shippingTaxes).toEqual([]);
  });
});

describe('[CHK-08] lines with an unknown kind or tax', () => {
  const { taxKind: _, ...unknown } = LINE;

  test('leave the whole order without rates of ours: half a table would be wrong', () => {
    const lines = [LINE, unknown];
    const found = taxOfSession(sessionOf({ to: 'GB' }, false), [], { region: 'GB', shipping: 395, lines });
    expect(found).toEqual({ order: { taxSource: null, taxCountry: 'GB', shippingTaxes: [] }, lines });
  });

  test('are found in the provider’s list by product, format and customization, and left unchanged otherwise', () => {
    const named = { ...LINE, customization: 'Zoë' };
    const item = {
      ...(itemOf(LINE, 100, [{ percentage: 20 }]) as object),
      metadata: { productId: 'a-book', formatId: 'hardback', customization: 'Zoë' },
    } as never;
    const { lines } = taxOf(sessionOf({ to: 'GB' }), [item], [LINE, named]);
    expect(lines.map(({ taxAmount }) => taxAmount)).toEqual([undefined, 100]);
    expect(lines[0]).toEqual(LINE);
  });
});

describe('[CHK-08] the tax of an order', () => {
  const taxed = (rate: number | null, tax: number): OrderLine =>
    ({ ...LINE, taxRate: rate, taxAmount: tax }) as never;
  const orderOf = (tax: number, lines: OrderLine[], more: object = {}) =>
    orderTax({ region: 'GB', tax, taxSource: 'provider', shippingTaxes: [], lines, ...more } as never);

  test('is grouped by rate if the parts add up to the provider’s total', () => {
    expect(orderOf(300, [taxed(2000, 200), taxed(500, 100)])).toEqual({
      total: 300,
      isInside: true,
      groups: [
        { rate: 2000, amount: 1200, tax: 200 },
        { rate: 500, amount: 1200, tax: 100 },
      ],
    });
  });

  test.each<[string, number, OrderLine[]]>([
    ['by one less', 299, [taxed(2000, 200), taxed(500, 100)]],
    ['by one more', 301, [taxed(2000, 200), taxed(500, 100)]],
    ['by a line of which nothing is known', 200, [taxed(2000, 200), LINE]],
  ])('is its total only if they do not add up: %s', (_how, total, lines) => {
    expect(orderOf(total, lines)).toEqual({ total, isInside: true, groups: [] });
  });

  test('is grouped by our own table only if it covers every line', () => {
    const table = { taxSource: 'table' };
    expect(orderOf(0, [taxed(2000, 200)], table).groups).toEqual([{ rate: 2000, amount: 1200, tax: 200 }]);
    expect(orderOf(0, [taxed(2000, 200), LINE], table)).toEqual({ total: 200, isInside: true, groups: [] });
  });

  test('is its total only if nothing was calculated for its lines', () => {
    expect(orderOf(0, [taxed(2000, 200)], { taxSource: null })).toEqual({
      total: null,
      isInside: true,
      groups: [],
    });
  });

  test('on top of prices has groups with the paid amounts, including tax', () => {
    expect(orderOf(96, [taxed(800, 96)], { region: 'US' })).toEqual({
      total: 96,
      isInside: false,
      groups: [{ rate: 800, amount: 1296, tax: 96 }],
    });
  });

  test('is always the sum of its groups, for any data of the provider', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(0, 500, 2000, null), fc.nat(2_000)), { minLength: 1 }),
        fc.integer({ min: -2, max: 2 }),
        (parts, off) => {
          const sum = parts.reduce((all, [, tax]) => all + tax, 0);
          const said = Math.max(0, sum + off);
          const { total, groups } = orderOf(
            said,
            parts.map(([rate, tax]) => taxed(rate, tax)),
          );
          expect(total).toBe(said);
          const grouped = groups.reduce((all, { tax }) => all + tax, 0);
          expect(groups.length === 0 || grouped === said).toBe(true);
          expect(groups.length > 0).toBe(said === sum);
        },
      ),
    );
  });
});

test.each([
  ['GB', true, 5000],
  ['US', true, 5100],
  ['US', false, 5000],
] as const)(
  '[P12] a session in %s (tax by the provider: %s) has to add up to %d',
  (region, enabled, total) => {
    const session = { automatic_tax: { enabled }, total_details: { amount_tax: 100 } } as never;
    expect(expectedTotal({ region, total: 5500, giftCard: { amount: 500 } }, session)).toBe(total);
  },
);
