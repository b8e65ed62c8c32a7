import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBasket, encodeBasket } from '#src/contracts/stored/basket.ts';
import * as pure from '#src/core/basket/basket.ts';
import { orderLines } from '#src/core/basket/order-lines.ts';
import type { Basket } from '#src/core/basket/types.ts';
import { quote } from '#src/core/checkout/quote.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { summaryOf } from '#src/features/basket/basket-summary.ts';
import { anyProduct } from './products.ts';

type Step = (basket: Basket) => Basket;

const position = fc.nat(6);
const quantity = fc.oneof(fc.integer(), fc.double(), fc.constant(''), fc.string());
const idAt = (basket: Basket, at: number) => basket.items[at]?.id ?? 'none';

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ product: anyProduct, quantity, wording: fc.constantFrom('', 'For Ana'), now: fc.nat(3) }).map(
    ({ product, wording, now, ...rest }): Step =>
      (basket) => {
        const result = pure.addItem(basket, product, {
          now,
          quantity: typeof rest.quantity === 'string' ? '' : rest.quantity,
          customizationQuery: wording,
        });
        return 'basket' in result ? result.basket : basket;
      },
  ),
  position.map(
    (at): Step =>
      (basket) =>
        pure.removeAt(basket, at),
  ),
  fc.constantFrom('salt', 'pan').map(
    (id): Step =>
      (basket) =>
        pure.removeProducts(basket, [id]),
  ),
  fc.tuple(position, quantity).map(
    ([at, value]): Step =>
      (basket) =>
        pure.setQuantity(basket, idAt(basket, at), value),
  ),
  fc.tuple(position, fc.constantFrom('a', 'b', 'c', 'd')).map(
    ([at, format]): Step =>
      (basket) =>
        pure.setFormat(basket, idAt(basket, at), format),
  ),
  fc.uniqueArray(fc.constantFrom('salt', 'pan', 'jar')).map(
    (productIds): Step =>
      (basket) =>
        pure.markDiscounted(basket, { productIds }),
  ),
  fc.tuple(position, position).map(
    ([from, to]): Step =>
      (basket) => {
        const item = basket.items[from];
        return item ? pure.insertAt(pure.removeAt(basket, from), to, item) : basket;
      },
  ),
  fc.constant<Step>(() => pure.EMPTY_BASKET),
);
const steps = fc.array(step, { maxLength: 40 });
const after = (list: Step[]) => list.reduce((basket, each) => each(basket), pure.EMPTY_BASKET as Basket);

test('after any actions, ids differ, quantities are whole and within limits, formats belong to their products', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const { items } = after(list);
      expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
      for (const item of items) {
        expect(
          item.quantity === '' ||
            (Number.isInteger(item.quantity) && item.quantity >= 1 && item.quantity <= 99),
        ).toBe(true);
        expect(item.formats.some((format) => format._id === item.productFormatId)).toBe(true);
        expect(item.availability).toBe('available');
        expect(item.kind).not.toBe('test');
      }
    }),
    { numRuns: 500 },
  );
});

test('no action mutates its basket', () => {
  fc.assert(
    fc.property(steps, step, (list, last) => {
      const basket = after(list);
      const before = structuredClone(basket);
      last(basket);
      expect(basket).toEqual(before);
    }),
  );
});

test('[BAS-07] any basket is the same after it was stored and read', () => {
  fc.assert(
    fc.property(steps, fc.nat(), (list, stamp) => {
      const basket = after(list);
      const text = encodeBasket({ basket, stamp, writer: 'tab' });
      const record = decodeBasket(text);
      expect(record).toMatchObject({ stamp, writer: 'tab', hasLostLines: false });
      expect(record?.basket).toEqual(JSON.parse(JSON.stringify(basket)));
    }),
  );
});

test('[HDR-09] the badge’s short parser of a stored basket agrees with the schema', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const text = encodeBasket({ basket: after(list), stamp: 1, writer: 'tab' });
      const { basket } = decodeBasket(text)!;
      expect(summaryOf(text)).toEqual({ lines: basket.items.length, count: pure.countOf(basket) });
    }),
  );
});

test('in every region the order has that region’s prices and adds up', () => {
  fc.assert(
    fc.property(
      steps,
      fc.constantFrom(...REGION_CODES),
      fc.integer({ min: 1, max: 100 }),
      (list, region, percentOff) => {
        const lines = orderLines(after(list), region);
        for (const { item, amount } of lines) {
          const prices = item.formats.find((format) => format._id === item.productFormatId)?.prices;
          expect(prices).toContainEqual({ region, amount });
        }
        const sums = quote({ lines, coupon: { code: 'X', percentOff, productIds: [] }, shippingAmount: 395 });
        expect(sums.total).toBe(sums.subtotal - sums.discount + sums.shipping);
        expect(sums.total).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
