import { describe, expect, test } from 'vitest';
import type { PromoCode } from '#src/core/discounts/promo-code.ts';
import {
  couponInUse,
  lookUpCoupon,
  NO_DISCOUNT,
  promoCodeError,
} from '#src/features/basket/checkout/look-up-coupon.ts';
import { findOffer } from '#src/features/basket/checkout/use-buy-two-offer.ts';
import { prepared, refused } from './answers.ts';

const line = (productId: string, quantity = 1) => ({ productId, quantity, isShipped: true });
const basket = { lines: [line('salt-lemon-sardine')], region: 'GB' } as const;

describe('a promo code', () => {
  test('[DIS-01] is looked up in capitals and kept as the server returns it', async () => {
    const { asked, options } = prepared(
      Response.json({ code: 'TINS20', percentOff: 20, productIds: ['salt-lemon-sardine'] }),
    );
    expect(await lookUpCoupon(' tins20 ', basket, options)).toEqual({
      code: 'TINS20',
      percentOff: 20,
      productIds: ['salt-lemon-sardine'],
      amountsOff: {},
      hasFreeShipping: false,
      regions: [],
      minimumQuantity: 1,
      needsEmail: false,
      isError: false,
      error: null,
    });
    expect(asked[0]?.path).toBe('/api/coupons/store/TINS20');
  });

  test('cannot add segments to the address', async () => {
    const { asked, options } = prepared(refused(404, { code: 'not_found', message: 'No.' }));
    await lookUpCoupon('../checkout?x', basket, options);
    expect(asked[0]?.path).toBe('/api/coupons/store/..%2FCHECKOUT%3FX');
  });

  test('[DIS-02] for other products says that it does not apply', async () => {
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
  ])('is refused if the answer is invalid: %j', async (answer) => {
    const { options } = prepared(Response.json(answer));
    expect(await lookUpCoupon('X', basket, options)).toMatchObject({ isError: true, percentOff: 0 });
  });

  test('[DIS-04] is active only while it covers a line, in a region where it is valid', () => {
    const discount = { ...NO_DISCOUNT, code: 'TINS20', percentOff: 20, productIds: ['salt-lemon-sardine'] };
    const both = { ...basket, lines: [line('the-two-egg-pan'), ...basket.lines] };
    expect(couponInUse(discount, both)).toMatchObject({ code: 'TINS20' });
    expect(couponInUse(discount, { ...basket, lines: [line('the-two-egg-pan')] })).toBeUndefined();
    expect(couponInUse({ ...discount, isError: true }, both)).toBeUndefined();
    expect(couponInUse({ ...discount, regions: ['US'] }, both)).toBeUndefined();
    expect(couponInUse(NO_DISCOUNT, both)).toBeUndefined();
  });

  test('[DIS-05] with a larger discount than the basket is kept, and active once there is enough', async () => {
    const answer = { code: 'TWO', percentOff: 10, productIds: [], minimumQuantity: 2 };
    const found = await lookUpCoupon('two', basket, prepared(Response.json(answer)).options);
    expect(found).toMatchObject({ code: 'TWO', isError: false });
    expect(couponInUse(found, basket)).toBeUndefined();
    expect(promoCodeError(found, basket)).toMatchObject({
      code: 'coupon_too_few',
      message: 'Promo code TWO needs at least 2 of the products that it covers.',
    });
    expect(couponInUse(found, { ...basket, lines: [line('salt-lemon-sardine', 2)] })).toMatchObject({
      code: 'TWO',
    } satisfies Partial<PromoCode>);
  });

  test('that is valid in other regions says so', async () => {
    const { options } = prepared(
      Response.json({ code: 'DOLLARS', percentOff: 0, productIds: [], amountsOff: { US: 500 } }),
    );
    expect(await lookUpCoupon('DOLLARS', basket, options)).toMatchObject({
      isError: true,
      error: { code: 'coupon_not_in_region', message: 'Promo code DOLLARS is not valid in the UK.' },
    });
  });
});

describe('[DIS-05] the code that is offered for two items', () => {
  const config = {
    region: 'GB',
    storeRegion: 'GB',
    currency: 'GBP',
    regionName: 'UK',
    regions: [],
    locale: 'en-GB',
  };
  const offer = { code: 'TWO', percentOff: 10, productIds: [], minimumQuantity: 2 };

  test('is requested for the basket’s region', async () => {
    const { asked, options } = prepared(Response.json({ ...config, isBannerEnabled: true, offer }));
    expect(await findOffer('GB', options)).toMatchObject(offer);
    expect(asked[0]?.path).toBe('/api/config?region=GB');
  });

  test('is empty if none is offered, or the answer cannot be read', async () => {
    const { options } = prepared(
      Response.json({ ...config, isBannerEnabled: true }),
      new TypeError('Failed to fetch'),
      Response.json({ ...config, isBannerEnabled: true, offer: { ...offer, percentOff: 0 } }),
    );
    for (let times = 0; times < 3; times += 1) expect(await findOffer('GB', options)).toBeUndefined();
  });
});
