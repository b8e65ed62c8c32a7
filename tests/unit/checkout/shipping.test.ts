import { describe, expect, test } from 'vitest';
import { chosenMethod, estimateText, listShippingMethods } from '#src/features/basket/checkout/shipping.ts';
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
  test('are asked for by region, active ones only, with the region’s rate or 0', async () => {
    const { asked, options } = prepared(
      Response.json({
        data: [
          method('standard', 395),
          method('old', 100, { active: false }),
          method('elsewhere', 900, { shippingRate: { region: 'US', amount: 900 } }),
          method('none', 0, { shippingRate: undefined }),
        ],
        ...whole,
      }),
    );
    const methods = await listShippingMethods('GB', options);
    expect(asked[0]?.path).toBe('/api/shipping-methods?active=true&shippingRates.region=GB');
    expect(methods?.map(({ _id, amount }) => [_id, amount])).toEqual([
      ['standard', 395],
      ['elsewhere', 0],
      ['none', 0],
    ]);
  });

  test('are unknown, not none, when they cannot be read', async () => {
    const { options } = prepared(
      refused(503, { code: 'x', message: 'x' }),
      Response.json({ data: 'no list', ...whole }),
      Response.json({ data: [method('standard', 395), { _id: 7 }], ...whole }),
      Response.json({ data: [method('standard', -395)], ...whole }),
    );
    for (let times = 0; times < 4; times += 1)
      expect(await listShippingMethods('GB', options)).toBeUndefined();
  });

  test('the first one is used until another is chosen, and again when that one is gone', () => {
    const methods = ['a', 'b'].map((_id) => ({ _id, name: _id, amount: 1, minimumDays: 1, maximumDays: 1 }));
    expect(chosenMethod(methods, '')?._id).toBe('a');
    expect(chosenMethod(methods, 'b')?._id).toBe('b');
    expect(chosenMethod(methods, 'gone')?._id).toBe('a');
    expect(chosenMethod(undefined, 'a')).toBeUndefined();
  });

  test('say how long they take', () => {
    const text = (minimumDays: number, maximumDays: number) =>
      estimateText({ _id: 'a', name: 'a', amount: 0, minimumDays, maximumDays });
    expect([text(3, 6), text(2, 2), text(1, 1)]).toEqual([
      '3 to 6 working days',
      '2 working days',
      'The next working day',
    ]);
  });
});
