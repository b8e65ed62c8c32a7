import { describe, expect, test } from 'vitest';
import { shippingOffer } from '#src/core/shipping/offer.ts';
import { readShipping } from '#src/features/basket/checkout/shipping.ts';
import { prepared, refused } from './answers.ts';

const method = (id: string, amount: number, fields = {}) => ({
  _id: id,
  name: id,
  active: true,
  estimate: { minimumDays: 1, maximumDays: 2 },
  shippingRate: { region: 'GB', amount },
  shippingRates: [{ region: 'GB', amount }],
  ...fields,
});

const whole = { total: 1, limit: 1, skip: 0 };

describe('[CHK-07] shipping methods', () => {
  test('are requested by region, and only those with a rate there are offered', async () => {
    const { asked, options } = prepared(
      Response.json({
        data: [
          method('standard', 395, { shippingRate: { region: 'GB', amount: 395, freeFrom: 5000 } }),
          method('old', 100, { active: false }),
          method('elsewhere', 900, { shippingRate: { region: 'US', amount: 900 } }),
          method('none', 0, { shippingRate: undefined }),
          method('express', 795),
        ],
        ...whole,
        defaultId: 'express',
        delivery: {
          handling: { minimumDays: 1, maximumDays: 4 },
          cutOff: { time: '14:00', timeZone: 'Europe/London' },
          holidays: { dispatch: ['2026-12-25'], delivery: [] },
        },
        now: '2026-11-22T10:00:00.000Z',
      }),
    );
    const shipping = (await readShipping('GB', options))!;
    expect(asked[0]?.path).toBe('/api/shipping-methods?active=true&shippingRates.region=GB');
    expect(shipping.now.toISOString()).toBe('2026-11-22T10:00:00.000Z');
    const { methods, preselected } = shippingOffer({
      region: 'GB',
      methods: shipping.methods,
      lines: [{ isShipped: true }],
      goods: 4400,
      preferredId: shipping.defaultId,
    });
    expect(methods.map(({ _id, amount, missing }) => [_id, amount, missing])).toEqual([
      ['standard', 395, 600],
      ['express', 795, undefined],
    ]);
    expect(preselected?._id).toBe('express');
    expect(methods[0]).toMatchObject({
      handling: { minimumDays: 1, maximumDays: 4 },
      window: { minimumDays: 1, maximumDays: 2 },
    });
    expect(shipping.calendar?.holidays).toEqual({ dispatch: ['2026-12-25'], delivery: [] });
  });

  test('[F50] are read from a server without a default, a clock or a calendar', async () => {
    const { options } = prepared(Response.json({ data: [method('standard', 395)], ...whole }));
    const shipping = (await readShipping('GB', options))!;
    expect(shipping.defaultId).toBeUndefined();
    expect(shipping.calendar).toBeUndefined();
    expect(Math.abs(shipping.now.getTime() - Date.now())).toBeLessThan(60_000);
  });

  test('are unknown, not empty, if they cannot be read', async () => {
    const { options } = prepared(
      refused(503, { code: 'x', message: 'x' }),
      Response.json({ data: 'no list', ...whole }),
      Response.json({ data: [method('standard', 395), { _id: 7 }], ...whole }),
      Response.json({ data: [method('standard', -395)], ...whole }),
    );
    for (let times = 0; times < 4; times += 1) expect(await readShipping('GB', options)).toBeUndefined();
  });
});
