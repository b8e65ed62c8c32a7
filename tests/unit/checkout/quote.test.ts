import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quote } from '#src/core/checkout/quote.ts';

const line = (fields = {}) => ({ amount: 2400, quantity: 1, productId: 'book', isShipped: true, ...fields });

describe('the total of an order', () => {
  test('is its lines and shipping', () => {
    expect(
      quote({ lines: [line(), line({ productId: 'jar', amount: 850, quantity: 2 })], shippingAmount: 395 }),
    ).toEqual({
      subtotal: 4100,
      discount: 0,
      shipping: 395,
      total: 4495,
      lineDiscounts: [0, 0],
    });
  });

  test('[CHK-07] a digital-only order ships nothing', () => {
    const sums = quote({ lines: [line({ isShipped: false })], shippingAmount: 395 });
    expect([sums.shipping, sums.total]).toEqual([0, 2400]);
  });

  test('[DIS-01] a code without products applies to all, one with products only to those', () => {
    const lines = [line(), line({ productId: 'jar', amount: 850, quantity: 2 })];
    const coupon = (productIds: string[]) => ({ code: 'X', percentOff: 20, productIds });
    expect(quote({ lines, coupon: coupon([]), shippingAmount: 395 })).toMatchObject({
      lineDiscounts: [480, 340],
      total: 4100 - 820 + 395,
    });
    expect(quote({ lines, coupon: coupon(['jar']), shippingAmount: 0 }).lineDiscounts).toEqual([0, 340]);
  });

  test('each line’s discount is rounded half up, on the whole line', () => {
    const coupon = { code: 'X', percentOff: 15, productIds: [] };
    const off = (amount: number, quantity = 1) =>
      quote({ lines: [line({ amount, quantity })], coupon, shippingAmount: 0 }).discount;
    expect([off(10), off(9), off(3), off(333, 3)]).toEqual([2, 1, 0, 150]);
  });

  test('an amount is taken off the covered lines together, and is at most their price', () => {
    const coupon = { code: 'X', percentOff: 0, amountOff: 500, productIds: ['jar'] };
    const lines = [line(), line({ productId: 'jar', amount: 100, quantity: 2 })];
    expect(quote({ lines, coupon, shippingAmount: 395 })).toEqual({
      subtotal: 2600,
      discount: 200,
      shipping: 395,
      total: 2795,
      lineDiscounts: [0, 200],
    });
  });

  test('free shipping is no discount of goods: shipping is 0, and its former price is separate', () => {
    const coupon = { code: 'X', percentOff: 10, hasFreeShipping: true, productIds: [] };
    expect(quote({ lines: [line()], coupon, shippingAmount: 395 })).toEqual({
      subtotal: 2400,
      discount: 240,
      shipping: 0,
      shippingDiscount: 395,
      total: 2160,
      lineDiscounts: [240],
    });
    expect(quote({ lines: [line({ isShipped: false })], coupon, shippingAmount: 395 })).not.toHaveProperty(
      'shippingDiscount',
    );
    expect(quote({ lines: [line()], coupon, shippingAmount: 0 })).not.toHaveProperty('shippingDiscount');
  });

  test('with everything free is the shipping', () => {
    const coupon = { code: 'X', percentOff: 100, productIds: [] };
    expect(quote({ lines: [line()], coupon, shippingAmount: 395 }).total).toBe(395);
  });

  test.each([
    ['amount', { lines: [line({ amount: -1 })], shippingAmount: 0 }],
    ['amount', { lines: [line({ amount: 1.5 })], shippingAmount: 0 }],
    ['quantity', { lines: [line({ quantity: 0 })], shippingAmount: 0 }],
    ['quantity', { lines: [line({ quantity: Number.NaN })], shippingAmount: 0 }],
    ['the post', { lines: [line()], shippingAmount: -395 }],
    [
      'percentage',
      { lines: [line()], coupon: { code: 'X', percentOff: 101, productIds: [] }, shippingAmount: 0 },
    ],
    ['held exactly', { lines: [line({ amount: Number.MAX_SAFE_INTEGER, quantity: 2 })], shippingAmount: 0 }],
  ])('an impossible %s is an error', (what, order) => {
    expect(() => quote(order)).toThrow(what);
  });

  test('always adds up, is never below zero, and a larger discount never costs more', () => {
    const anyLine = fc.record({
      amount: fc.nat(99_999_99),
      quantity: fc.integer({ min: 1, max: 99 }),
      productId: fc.constantFrom('a', 'b', 'c'),
      isShipped: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 100 }),
        fc.integer({ min: 1, max: 99 }),
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
        fc.nat(10_000),
        (lines, percentOff, productIds, shippingAmount) => {
          const with_ = (percent: number) =>
            quote({ lines, coupon: { code: 'X', percentOff: percent, productIds }, shippingAmount });
          const sums = with_(percentOff);
          expect(sums.total).toBe(sums.subtotal - sums.discount + sums.shipping);
          expect(sums.discount).toBe(sums.lineDiscounts.reduce((all, each) => all + each, 0));
          expect(sums.discount).toBeLessThanOrEqual(sums.subtotal);
          expect(sums.shipping).toBe(lines.some((each) => each.isShipped) ? shippingAmount : 0);
          expect(with_(percentOff + 1).total).toBeLessThanOrEqual(sums.total);
          lines.forEach((each, at) => {
            const exact = (each.amount * each.quantity * percentOff) / 100;
            const off = sums.lineDiscounts[at]!;
            expect(
              productIds.length === 0 || productIds.some((id) => id === each.productId)
                ? Math.abs(off - exact) <= 0.5
                : off === 0,
            ).toBe(true);
          });
        },
      ),
    );
  });
});
