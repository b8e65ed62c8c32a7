import { describe, expect, test } from 'vitest';
import { addItem, EMPTY_BASKET } from '#src/core/basket/basket.ts';
import { couponInUse, lookUpCoupon, NO_DISCOUNT } from '#src/features/basket/checkout/look-up-coupon.ts';
import { book } from '../basket/products.ts';
import { prepared, refused } from './answers.ts';

const start = addItem(EMPTY_BASKET, book(), { now: 1 });
if ('problem' in start) throw new Error(start.problem);
const { basket } = start;

describe('a promo code', () => {
  test('[DIS-01] is looked up in capitals and taken as the server gives it', async () => {
    const { asked, options } = prepared(
      Response.json({ code: 'TINS20', percentOff: 20, productIds: ['salt-lemon-sardine'] }),
    );
    expect(await lookUpCoupon(' tins20 ', basket, options)).toEqual({
      code: 'TINS20',
      percentOff: 20,
      productIds: ['salt-lemon-sardine'],
      isError: false,
      error: null,
    });
    expect(asked[0]?.path).toBe('/api/coupons/store/TINS20');
  });

  test('cannot leave its place in the address', async () => {
    const { asked, options } = prepared(refused(404, { code: 'not_found', message: 'No.' }));
    await lookUpCoupon('../checkout?x', basket, options);
    expect(asked[0]?.path).toBe('/api/coupons/store/..%2FCHECKOUT%3FX');
  });

  test('[DIS-02] that is for other products says that it does not apply', async () => {
    const { options } = prepared(
      Response.json({ code: 'PANS', percentOff: 20, productIds: ['the-two-egg-pan'] }),
    );
    expect(await lookUpCoupon('PANS', basket, options)).toMatchObject({
      isError: true,
      percentOff: 0,
      error: {
        code: 'not_found',
        message: 'Promo code PANS does not apply to any products in the basket',
      },
    });
  });

  test('[DIS-03] that is refused sets the error flag and keeps the server’s body', async () => {
    const error = { code: 'not_found', message: 'Promo code NOPE is not valid.', field: 'code' };
    const { options } = prepared(refused(404, error));
    expect(await lookUpCoupon('nope', basket, options)).toEqual({
      ...NO_DISCOUNT,
      code: 'NOPE',
      isError: true,
      error: { ...error, requestId: 'r1' },
    });
  });

  test.each([
    { code: 'X' },
    { code: 'X', percentOff: 0, productIds: [] },
    { code: 'X', percentOff: 120, productIds: [] },
    [],
  ])('is refused when the answer makes no sense: %j', async (answer) => {
    const { options } = prepared(Response.json(answer));
    expect(await lookUpCoupon('X', basket, options)).toMatchObject({ isError: true, percentOff: 0 });
  });

  test('[DIS-04] is in use only while a line is covered by it', () => {
    const discount = { ...NO_DISCOUNT, code: 'TINS20', percentOff: 20, productIds: ['salt-lemon-sardine'] };
    expect(couponInUse(discount, ['the-two-egg-pan', 'salt-lemon-sardine'])).toMatchObject({
      code: 'TINS20',
    });
    expect(couponInUse(discount, ['the-two-egg-pan'])).toBeUndefined();
    expect(couponInUse({ ...discount, isError: true }, ['salt-lemon-sardine'])).toBeUndefined();
    expect(couponInUse(NO_DISCOUNT, ['salt-lemon-sardine'])).toBeUndefined();
  });
});
