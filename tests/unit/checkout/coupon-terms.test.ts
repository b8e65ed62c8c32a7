import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponCovers, isCouponValid } from '#src/core/checkout/coupon.ts';

describe('a promo code', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const at = (ms: number) => new Date(now.getTime() + ms);

  test('holds until the moment of its end, and from then on does not', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), fc.boolean(), (ms, isText) => {
        const expiresAt = isText ? at(ms).toISOString() : at(ms);
        expect(isCouponValid({ active: true, expiresAt }, now)).toBe(ms > 0);
        expect(isCouponValid({ active: false, expiresAt }, now)).toBe(false);
      }),
    ));

  test('without an end holds while it is switched on', () => {
    expect(isCouponValid({ active: true }, now)).toBe(true);
    expect(isCouponValid({ active: false }, now)).toBe(false);
  });

  test('covers what it names, or everything where it names nothing', () => {
    expect(couponCovers({ productIds: [] }, 'a')).toBe(true);
    expect(couponCovers({ productIds: ['a'] }, 'a')).toBe(true);
    expect(couponCovers({ productIds: ['a'] }, 'b')).toBe(false);
  });
});
