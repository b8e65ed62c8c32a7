import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedGoods, expectedTotal } from '#functions/orders/tax/expected-amounts.ts';

const amount = fc.nat(99_999_99);

describe('the amounts that a session must have', () => {
  test('a gift card reduces the goods as a discount, beside the coupon’s or prices that are reduced already', () => {
    const attempt = { subtotal: 6000, discount: 600, giftCard: { goods: 2500 } };
    expect(expectedGoods({ ...attempt, couponRequest: { id: 'coupon' } })).toEqual({
      subtotal: 6000,
      discount: 3100,
    });
    expect(expectedGoods({ ...attempt, couponRequest: null })).toEqual({ subtotal: 5400, discount: 2500 });
    expect(expectedGoods({ ...attempt, couponRequest: null, giftCard: null })).toEqual({
      subtotal: 5400,
      discount: 0,
    });
  });

  test('what the goods cost after all discounts does not depend on where Stripe takes them off', () => {
    fc.assert(
      fc.property(amount, amount, amount, (subtotal, discount, goods) => {
        const left = (couponRequest: unknown) => {
          const asked = expectedGoods({ subtotal, discount, couponRequest, giftCard: { goods } });
          return asked.subtotal - asked.discount;
        };
        expect(left(null)).toBe(subtotal - discount - goods);
        expect(left({})).toBe(left(null));
      }),
    );
  });

  test.each([
    ['US', true, 7100 - 1000 + 450],
    ['US', false, 7100 - 1000],
    ['GB', true, 7100 - 1000],
  ] as const)('in %s, with automatic tax %s, the total is %i', (region, enabled, total) => {
    const session = { automatic_tax: { enabled }, total_details: { amount_tax: 450 } } as never;
    expect(expectedTotal({ region, total: 7100, giftCard: { amount: 1000 } }, session)).toBe(total);
  });
});
