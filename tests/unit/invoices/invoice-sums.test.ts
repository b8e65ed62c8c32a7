import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderTax } from '#functions/orders/tax/order-tax.ts';
import type { InvoiceSums } from '#src/core/invoices/invoice.ts';
import { correctionSums, invoiceSums } from '#src/core/invoices/invoice-sums.ts';
import { type InvoicedOrder, takenOff, taxedParts } from '#src/core/invoices/taxed-parts.ts';
import { basisPointsOf, sum } from '#src/core/money.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import type { RefundAmounts } from '#src/core/orders/refunds.ts';
import { TAX_KINDS, type TaxKind } from '#src/core/products/tax-kind.ts';
import { REGION_CODES, type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { TAX_PLACES, taxPlaceOf } from '#src/core/tax/rates.ts';
import { taxOfOrder } from '#src/core/tax/tax-included.ts';

type Line = {
  unitAmount: number;
  quantity: number;
  discount: number;
  taxKind: TaxKind | null;
  taxRate: number | null;
  taxAmount: number | null;
};
type Order = Omit<InvoicedOrder, 'lines'> & {
  region: RegionCode;
  shipping: number;
  total: number;
  lines: Line[];
};

const bought = fc
  .record({
    unitAmount: fc.nat(20_000),
    quantity: fc.integer({ min: 1, max: 5 }),
    percentOff: fc.constantFrom(0, 0, 10, 33, 100),
    taxKind: fc.constantFrom(...TAX_KINDS),
  })
  .map(({ percentOff, ...line }) => {
    const isCard = line.taxKind === 'voucher';
    return {
      ...line,
      discount: isCard ? 0 : Math.floor((line.unitAmount * line.quantity * percentOff) / 100),
    };
  });

/** Orders of all regions as they are recorded: taxed by the table, by Stripe, or not at all. */
const orders: fc.Arbitrary<Order> = fc
  .record({
    region: fc.constantFrom(...REGION_CODES),
    country: fc.constantFrom(...TAX_PLACES, 'XX'),
    lines: fc.array(bought, { minLength: 1, maxLength: 5 }),
    shipping: fc.constantFrom(0, 1, 499, 1_250),
    hasStripeTax: fc.boolean(),
    rate: fc.constantFrom(0, 725, 1_300),
  })
  .map(({ region, country, lines, shipping, hasStripeTax, rate }) => {
    const isTaxInside = regionOf(region).pricesIncludeTax;
    const goods = sum(lines.map(({ unitAmount, quantity, discount }) => unitAmount * quantity - discount));
    const base = { region, isTaxInside, shipping, total: goods + shipping };
    const place = taxPlaceOf(region, country);
    if (place) {
      const shares = taxOfOrder(
        lines.map((line) => ({ ...line, amount: line.unitAmount, isShipped: line.taxKind !== 'voucher' })),
        shipping,
        place,
      );
      const taxed = lines.map((line, at) => ({
        ...line,
        taxRate: shares.lines[at]!.rate,
        taxAmount: shares.lines[at]!.tax,
      }));
      return { ...base, tax: 0, taxSource: 'table', shippingTaxes: shares.shipping, lines: taxed };
    }
    const untaxed = lines.map((line) => ({ ...line, taxRate: null, taxAmount: null }));
    if (isTaxInside || !hasStripeTax)
      return { ...base, tax: 0, taxSource: null, shippingTaxes: [], lines: untaxed };
    const taxed = lines.map((line) => {
      const taxRate = line.taxKind === 'voucher' || line.taxKind === 'gift' ? 0 : rate;
      const price = line.unitAmount * line.quantity - line.discount;
      return { ...line, taxRate, taxAmount: basisPointsOf(price, taxRate) };
    });
    const onShipping = basisPointsOf(shipping, rate);
    const tax = sum([...taxed.map(({ taxAmount }) => taxAmount), onShipping]);
    const shippingTaxes = shipping > 0 ? [{ rate, amount: shipping + onShipping, tax: onShipping }] : [];
    return { ...base, total: base.total + tax, tax, taxSource: 'provider', shippingTaxes, lines: taxed };
  });

const names = { lines: Array(5).fill('a line'), shipping: 'shipping' };
const partsOf = (order: Order) => {
  const paid = paidParts(order, order.lines);
  return { paid, parts: taxedParts(order, paid) };
};
const invoiceOf = (order: Order) => invoiceSums(order, partsOf(order).parts, names);

function expectToAddUp({ lines, groups, net, tax, total }: InvoiceSums): void {
  expect(sum(lines.map((line) => line.net + (line.tax ?? 0)))).toBe(total);
  if (tax === null) return;
  expect([net! + tax, sum(lines.map((line) => line.tax!))]).toEqual([total, tax]);
  expect(sum(groups.map((group) => group.net))).toBe(net);
  expect(sum(groups.map((group) => group.tax))).toBe(tax);
}

describe('an invoice', () => {
  test('has the sums of its order, in total and by rate, in all regions', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const sums = invoiceOf(order);
        expectToAddUp(sums);
        const lines = order.lines.map((line) => ({ ...line, taxAmount: line.taxAmount ?? undefined }));
        const recorded = orderTax({ ...order, shippingTaxes: [...order.shippingTaxes], lines });
        expect(sums.total).toBe(order.total);
        expect(sums.tax).toBe(recorded.total);
        for (const { rate, amount, tax } of recorded.groups) {
          // What is outside the scope of tax is in the receipt's group of 0 %.
          const ours = sums.groups.filter((group) => (group.isOutside ? 0 : group.rate) === rate);
          expect(sum(ours.map((group) => group.net + group.tax))).toBe(amount);
          expect(sum(ours.map((group) => group.tax))).toBe(tax);
        }
      }),
    );
  });

  test('lists each line without its tax: quantity, price, discount and net agree to a rounded piece', () => {
    fc.assert(
      fc.property(orders, (order) => {
        for (const { quantity = 0, unitNet = 0, discountNet = 0, net } of invoiceOf(order).lines)
          if (quantity > 0)
            expect(Math.abs(unitNet * quantity - discountNet - net)).toBeLessThanOrEqual(quantity);
      }),
    );
  });

  test('lists a discount and the price before it, both without tax', () => {
    const line = { unitAmount: 2_400, quantity: 2, discount: 480, taxKind: 'goods', taxRate: 2_000 } as const;
    const order: Order = {
      region: 'GB',
      isTaxInside: true,
      shipping: 0,
      total: 4_320,
      tax: 0,
      taxSource: 'table',
      shippingTaxes: [],
      lines: [{ ...line, taxAmount: 720 }],
    };
    expect(invoiceOf(order).lines).toMatchObject([
      { quantity: 2, unitNet: 2_000, discountNet: 400, net: 3_600, tax: 720 },
    ]);
  });

  test('states no tax on a gift card or a donation, and no sums by rate where the tax is unknown', () => {
    const line = { unitAmount: 2_500, quantity: 1, discount: 0, taxRate: 0, taxAmount: 0 };
    const base = { region: 'GB', isTaxInside: true, shipping: 0, tax: 0, shippingTaxes: [] } as const;
    const taxed = { ...line, taxKind: 'goods', taxRate: 2_000, taxAmount: 417 } as const;
    const order: Order = {
      ...base,
      total: 7_500,
      taxSource: 'table',
      lines: [{ ...line, taxKind: 'voucher' }, { ...line, taxKind: 'book' }, taxed],
    };
    expect(invoiceOf(order).groups).toEqual([
      { rate: 2_000, isOutside: false, net: 2_083, tax: 417 },
      { rate: 0, isOutside: false, net: 2_500, tax: 0 },
      { rate: null, isOutside: true, net: 2_500, tax: 0 },
    ]);
    const unknown: Order = { ...order, taxSource: null };
    expect(invoiceOf(unknown)).toMatchObject({ groups: [], net: null, tax: null, total: 7_500 });
  });

  test('of an order that was paid with another sum has the sum that was paid', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: -3_000, max: 3_000 }), (order, difference) => {
        const paid = { ...order, total: Math.max(1, order.total + difference) };
        const sums = invoiceOf(paid);
        expectToAddUp(sums);
        expect(sums.total).toBe(paid.total);
        for (const { net, tax } of sums.lines) expect(Math.min(net, tax ?? 0)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('credit notes', () => {
  const refunds = (order: Order): fc.Arbitrary<RefundAmounts[]> =>
    fc
      .array(
        fc.record({
          share: fc.integer({ min: 1, max: 60 }),
          line: fc.option(fc.nat(order.lines.length - 1)),
        }),
        { maxLength: 4 },
      )
      .map((refunds) => {
        const { paid } = partsOf(order);
        let left = order.total;
        return refunds.flatMap(({ share, line }) => {
          const wanted = line === null ? Math.floor((order.total * share) / 100) : (paid.lines[line] ?? 0);
          const amount = Math.min(left, wanted);
          left -= amount;
          if (amount === 0) return [];
          return { amount, lines: line === null ? [] : [{ position: line, amount, tax: 0 }] };
        });
      });

  test('add up to the refunds, and a whole refund to exactly the invoice, by rate too', () => {
    fc.assert(
      fc.property(
        orders.chain((order) => fc.tuple(fc.constant(order), refunds(order))),
        ([order, given]) => {
          const { paid, parts } = partsOf(order);
          const rest = { amount: order.total - sum(given.map(({ amount }) => amount)), lines: [] };
          let taken: RefundAmounts[] = [];
          const notes = [...given, rest].map((one) => {
            const before = takenOff(parts, paid, taken);
            taken = [...taken, one];
            const note = correctionSums(parts, { before, after: takenOff(parts, paid, taken) }, names);
            expectToAddUp(note);
            expect(note.total).toBe(one.amount);
            return note;
          });
          const invoice = invoiceOf(order);
          expect(sum(notes.map(({ tax }) => tax ?? 0))).toBe(invoice.tax ?? 0);
          for (const { rate, isOutside, net, tax } of invoice.groups) {
            const ofRate = notes
              .flatMap(({ groups }) => groups)
              .filter((group) => group.rate === rate && group.isOutside === isOutside);
            expect(sum(ofRate.map((group) => group.net))).toBe(net);
            expect(sum(ofRate.map((group) => group.tax))).toBe(tax);
          }
        },
      ),
    );
  });
});
