import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftCardShare, NO_SHARE } from '#src/core/checkout/gift-card-share.ts';
import { MINIMUM_CHARGE } from '#src/core/checkout/minimum-charge.ts';
import { quote } from '#src/core/checkout/quote.ts';
import { CURRENCY_CODES } from '#src/core/currencies.ts';

const line = fc.record({
  amount: fc.integer({ min: 0, max: 50_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  productId: fc.constantFrom('a', 'b'),
  isShipped: fc.boolean(),
  taxKind: fc.constantFrom('goods' as const, 'book' as const, 'voucher' as const),
});
const coupon = fc.option(
  fc.record({
    code: fc.constant('CODE'),
    percentOff: fc.integer({ min: 0, max: 100 }),
    hasFreeShipping: fc.boolean(),
    productIds: fc.constantFrom([], ['a']),
  }),
  { nil: undefined },
);

describe('the part of an order that a gift card pays', () => {
  test('is exact, never negative, at most the balance, and not for other gift cards', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        coupon,
        fc.nat(5_000),
        fc.nat(500_000),
        fc.constantFrom(...CURRENCY_CODES),
        (lines, code, shippingAmount, balance, currency) => {
          const sums = quote({ lines, coupon: code, shippingAmount });
          const { goods, shipping, amount } = giftCardShare(sums, balance, currency);
          const { subtotal, discount, total, voucherValue = 0 } = sums;
          for (const part of [goods, shipping, amount])
            expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
          expect(goods + shipping).toBe(amount);
          expect(amount).toBeLessThanOrEqual(balance);
          expect(goods).toBeLessThanOrEqual(subtotal - discount - voucherValue);
          expect(shipping).toBeLessThanOrEqual(sums.shipping);
          const rest = total - amount;
          const least = MINIMUM_CHARGE[currency];
          // The rest can be charged, unless the order itself could not.
          if (total >= least) expect(rest === 0 || rest >= least).toBe(true);
          // Otherwise it pays as much as it can.
          expect(amount).toBeGreaterThanOrEqual(Math.min(balance, total - voucherValue) - least);
        },
      ),
    );
  });

  test('is zero for an order of gift cards only', () => {
    const lines = [
      { amount: 5000, quantity: 1, productId: 'card', isShipped: false, taxKind: 'voucher' as const },
    ];
    expect(giftCardShare(quote({ lines, shippingAmount: 0 }), 10_000, 'GBP').amount).toBe(0);
  });

  test('is refused for an invalid balance', () => {
    const sums = quote({ lines: [], shippingAmount: 0 });
    for (const balance of [-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])
      expect(() => giftCardShare(sums, balance, 'GBP')).toThrow(RangeError(`Not a balance: ${balance}`));
    expect(NO_SHARE).toEqual({ goods: 0, shipping: 0, amount: 0 });
    expect(giftCardShare(sums, 0, 'GBP')).toEqual(NO_SHARE);
  });

  test('leaves the currency’s minimum charge if the rest would be less', () => {
    const lines = [{ amount: 2000, quantity: 1, productId: 'a', isShipped: true }];
    const sums = quote({ lines, shippingAmount: 395 });
    expect(giftCardShare(sums, 2394, 'GBP')).toEqual({ goods: 2000, shipping: 365, amount: 2365 });
    expect(giftCardShare(sums, 2395, 'GBP')).toEqual({ goods: 2000, shipping: 395, amount: 2395 });
  });
});
