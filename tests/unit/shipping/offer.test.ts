import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderSums } from '#src/core/checkout/order-sums.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { defaultMethodProblem } from '#src/core/shipping/default-method.ts';
import {
  nearestThreshold,
  reachedThreshold,
  type ShippingMethod,
  shippingOffer,
} from '#src/core/shipping/offer.ts';

const WINDOW = { minimumDays: 1, maximumDays: 3 };

const way = (_id: string, fields: Partial<ShippingMethod> = {}): ShippingMethod => ({
  _id,
  name: _id,
  active: true,
  handling: { minimumDays: 0, maximumDays: 3 },
  estimate: Object.fromEntries(REGION_CODES.map((region) => [region, WINDOW])),
  rates: { GB: 395 },
  ...fields,
});
const POSTED = [{ isShipped: true }];
const ask = (methods: ShippingMethod[], more: object = {}) =>
  shippingOffer({ region: 'GB', methods, lines: POSTED, goods: 1000, ...more });

describe('[CHK-07] the shipping methods of an order', () => {
  test('are the active ones with a rate in the region, in their order, with the first one preselected', () => {
    const methods = [
      way('off', { active: false }),
      way('elsewhere', { rates: { US: 100 } }),
      way('a'),
      way('free', { rates: { GB: 0 } }),
    ];
    const offer = ask(methods);
    expect(offer.methods.map(({ _id, amount }) => [_id, amount])).toEqual([
      ['a', 395],
      ['free', 0],
    ]);
    expect(offer.preselected?._id).toBe('a');
    expect(ask(methods, { preferredId: 'free' }).preselected?._id).toBe('free');
    for (const preferredId of ['off', 'elsewhere', 'nothing'])
      expect(ask(methods, { preferredId }).preselected?._id).toBe('a');
    expect(ask([way('off', { active: false })])).toEqual({
      isNeeded: true,
      methods: [],
      refused: [],
      preselected: undefined,
    });
  });

  test('the missing amount is the threshold less the goods, to the penny on both sides of it', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1_000_000 }),
        fc.integer({ min: -3, max: 3 }),
        (threshold, away) => {
          const [method] = ask([way('a', { freeFrom: { GB: threshold } })], {
            goods: threshold + away,
          }).methods;
          expect([method!.amount, method!.missing]).toEqual(away < 0 ? [395, -away] : [0, undefined]);
        },
      ),
    ));

  test('of several thresholds the nearest counts, in any order', () => {
    const far = way('far', { freeFrom: { GB: 1003 } });
    const near = way('near', { freeFrom: { GB: 1001 } });
    const reached = way('reached', { freeFrom: { GB: 1000 } });
    for (const methods of [
      [far, near, reached],
      [reached, near, far],
    ])
      expect(nearestThreshold(ask(methods))).toMatchObject({ _id: 'near', missing: 1 });
  });

  test('are free from the threshold on, to the penny, and show the missing amount below it', () => {
    const methods = [way('a', { freeFrom: { GB: 5000 } }), way('b', { freeFrom: { GB: 4999 } }), way('c')];
    const at = (goods: number) => ask(methods, { goods });
    expect(at(4999).methods.map(({ amount, missing }) => [amount, missing])).toEqual([
      [395, 1],
      [0, undefined],
      [395, undefined],
    ]);
    expect(at(5000).methods.map(({ amount }) => amount)).toEqual([0, 0, 395]);
    expect(at(5000).methods.map(({ rate }) => rate)).toEqual([395, 395, 395]);
    expect(nearestThreshold(at(4400))).toMatchObject({ _id: 'b', missing: 599 });
    expect(nearestThreshold(at(5000))).toBeUndefined();
    // A threshold of another region does not count.
    expect(ask([way('a', { freeFrom: { US: 1 } })]).methods[0]).toMatchObject({ amount: 395 });
    expect(ask([way('a', { rates: { GB: 0 }, freeFrom: { GB: 5000 } })]).methods[0]?.missing).toBeUndefined();
  });

  test('are none for files only', () => {
    expect(shippingOffer({ region: 'GB', methods: [way('a')], lines: [], goods: 0 }).isNeeded).toBe(false);
    expect(ask([way('a')], { lines: [{ isShipped: false }] }).isNeeded).toBe(false);
    expect(ask([way('a')], { lines: [{ isShipped: false }, { isShipped: true }] }).isNeeded).toBe(true);
  });

  test('the setting that preselects one has to name an active one', () => {
    const methods = [way('a'), way('off', { active: false })];
    expect(defaultMethodProblem(methods, undefined)).toBeUndefined();
    expect(defaultMethodProblem(methods, '')).toBeUndefined();
    expect(defaultMethodProblem(methods, 'a')).toBeUndefined();
    for (const setting of ['off', 'pigeon'])
      expect(defaultMethodProblem(methods, setting)).toBe(
        'DEFAULT_SHIPPING_METHOD: names no active shipping method; there is a',
      );
    expect(defaultMethodProblem([], 'a')).toMatch(/there is none$/);
  });
});

const amounts = fc.integer({ min: 0, max: 50_000 });
const perRegion = fc.dictionary(fc.constantFrom(...REGION_CODES), amounts) as fc.Arbitrary<
  Partial<Record<RegionCode, number>>
>;
const anyMethods = fc
  .array(
    fc.record({ active: fc.boolean(), rates: perRegion, freeFrom: fc.option(perRegion, { nil: undefined }) }),
    {
      maxLength: 5,
    },
  )
  .map((list) => list.map((fields, at) => way(`way-${at}`, fields)));
const anyLines = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    productId: fc.constantFrom('a', 'b', 'c'),
    isShipped: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('[CHK-07] the free-shipping threshold', () => {
  const free = (rate: number, freeFrom?: number) =>
    way('a', { rates: { GB: rate }, ...(freeFrom !== undefined && { freeFrom: { GB: freeFrom } }) });
  const offered = (method: ShippingMethod, goods: number) => ask([method], { goods });
  const missingIn = (...given: Parameters<typeof offered>) => offered(...given).methods[0]?.missing;
  const reached = (...given: Parameters<typeof offered>) => reachedThreshold(offered(...given))?._id;

  test('is reached exactly at its value, and the missing amount is shown to the penny', () => {
    expect([missingIn(free(395, 5000), 4999), reached(free(395, 5000), 4999)]).toEqual([1, undefined]);
    expect([missingIn(free(395, 5000), 5000), reached(free(395, 5000), 5000)]).toEqual([undefined, 'a']);
    expect([missingIn(free(395, 5000), 5001), reached(free(395, 5000), 5001)]).toEqual([undefined, 'a']);
  });

  test('does not exist without one, or if shipping is free anyway', () => {
    expect([missingIn(free(395), 9999), reached(free(395), 9999)]).toEqual([undefined, undefined]);
    expect([missingIn(free(0), 9999), reached(free(0), 9999)]).toEqual([undefined, undefined]);
    expect([missingIn(free(0, 5000), 4000), reached(free(0, 5000), 6000)]).toEqual([undefined, undefined]);
    expect(reachedThreshold(ask([]))).toBeUndefined();
  });

  test('is that of the method with the smallest missing amount', () => {
    const methods = [
      way('far', { freeFrom: { GB: 9000 } }),
      way('near', { freeFrom: { GB: 5000 } }),
      way('none'),
    ];
    expect(nearestThreshold(ask(methods, { goods: 4000 }))).toMatchObject({ _id: 'near', missing: 1000 });
    expect(nearestThreshold(ask([way('none')]))).toBeUndefined();
  });
});

test('a setting that names no active method gets an error with the active ones, in order', () => {
  const methods = [way('b'), way('a'), way('off', { active: false })];
  const named = 'DEFAULT_SHIPPING_METHOD: names no active shipping method; there is';
  expect(defaultMethodProblem(methods, 'off')).toBe(`${named} a, b`);
  expect(defaultMethodProblem([], 'a')).toBe(`${named} none`);
  for (const fine of ['a', 'b', '', undefined]) expect(defaultMethodProblem(methods, fine)).toBeUndefined();
});

describe('an order with its shipping', () => {
  test('ships for free depending on the price of its goods, and gift cards do not count', () => {
    const methods = [way('a', { freeFrom: { GB: 5000 } })];
    const goods = { amount: 4000, quantity: 1, productId: 'a', isShipped: true };
    const card = { amount: 5000, quantity: 1, productId: 'b', isShipped: false, taxKind: 'voucher' as const };
    const sums = (lines: (typeof goods | typeof card)[]) =>
      orderSums({ lines, coupon: undefined }, { region: 'GB', methods });
    expect(sums([goods, card]).quote).toMatchObject({ shipping: 395, total: 9395 });
    expect(sums([goods, card]).method?.missing).toBe(1000);
    expect(sums([{ ...goods, amount: 5000 }, card]).quote).toMatchObject({ shipping: 0, total: 10_000 });
  });

  test('is shipped by the chosen method, or by the preselected one if that is not offered', () => {
    const methods = [way('a'), way('b', { rates: { GB: 900 } }), way('off', { active: false })];
    const lines = [{ amount: 4000, quantity: 1, productId: 'a', isShipped: true }];
    const shipping = (chosenId: string | undefined, isShipped = true) => {
      const order = { lines: lines.map((line) => ({ ...line, isShipped })), coupon: undefined };
      const { method, quote } = orderSums(order, { region: 'GB', methods, chosenId });
      return [method?._id, quote.shipping];
    };
    expect([shipping('b'), shipping('a')]).toEqual([
      ['b', 900],
      ['a', 395],
    ]);
    for (const other of ['off', 'pigeon', undefined]) expect(shipping(other)).toEqual(['a', 395]);
    expect(shipping('b', false)).toEqual([undefined, 0]);
  });

  test('costs its goods less the discount, and the method’s rate or nothing', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
        anyMethods,
        fc.constantFrom(...REGION_CODES),
        fc.option(fc.constantFrom('way-0', 'way-1', 'way-4'), { nil: undefined }),
        (lines, percentOff, methods, region, chosenId) => {
          const coupon = percentOff ? { code: 'CODE', percentOff, productIds: [] } : undefined;
          const { quote, method } = orderSums({ lines, coupon }, { region, methods, chosenId });
          // Calculated again from the editor's own numbers.
          const goods = quote.subtotal - quote.discount;
          const usable = methods.filter((one) => one.active && one.rates[region] !== undefined);
          const isPosted = lines.some((line) => line.isShipped);
          const own = isPosted ? (usable.find(({ _id }) => _id === chosenId) ?? usable[0]) : undefined;
          const free = own?.freeFrom?.[region];
          const expected = !own || (free !== undefined && free <= goods) ? 0 : own.rates[region];
          expect(method?._id).toBe(own?._id);
          expect(quote.shipping).toBe(expected);
          expect(quote.total).toBe(goods + quote.shipping);
        },
      ),
    );
  });

  test('with more goods never costs more than the added goods', () => {
    fc.assert(
      fc.property(anyLines, anyMethods, fc.constantFrom(...REGION_CODES), (lines, methods, region) => {
        const { method, offer } = orderSums({ lines, coupon: undefined }, { region, methods });
        if (method?.missing === undefined) return;
        const more = [...lines, { amount: method.missing, quantity: 1, productId: 'd', isShipped: true }];
        const reached = orderSums(
          { lines: more, coupon: undefined },
          { region, methods, chosenId: method._id },
        );
        expect(reached.quote.shipping).toBe(0);
        expect(offer.isNeeded).toBe(true);
      }),
    );
  });
});
