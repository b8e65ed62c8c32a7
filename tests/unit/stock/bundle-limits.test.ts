import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStockOf, stockKey, stockLimits } from '#functions/checkout/stock-limits.ts';

const COUNTED = { countedAt: '2026-11-20' };

/** Four stock items; the last is unlimited. */
const shelf = fc
  .record({ at: fc.nat({ max: 3 }), quantity: fc.integer({ min: 1, max: 99 }) })
  .map(({ at, quantity }) => ({
    productId: `product-${at % 2}`,
    formatId: `format-${at}`,
    quantity,
    stock: at === 3 ? undefined : { ...COUNTED, count: 100 * (at + 1) },
  }));
const lines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 99 }), stockItems: fc.array(shelf, { maxLength: 5 }) }),
  { maxLength: 8 },
);

test('a basket has one limit for each limited shelf, with all pieces that its lines take from it', () => {
  fc.assert(
    fc.property(lines, (basket) => {
      const limits = stockLimits(basket);
      expect(new Set(limits.map(({ key }) => key)).size).toBe(limits.length);
      for (const at of [0, 1, 2]) {
        const place = { productId: `product-${at % 2}`, formatId: `format-${at}` };
        const key = stockKey(place, COUNTED.countedAt);
        const taken = basket
          .flatMap(({ quantity, stockItems }) =>
            stockItems.map((one) => ({ ...one, pieces: one.quantity * quantity })),
          )
          .filter(({ formatId }) => formatId === place.formatId);
        const pieces = taken.reduce((all, one) => all + one.pieces, 0);
        const unit = Math.max(1, ...taken.map((one) => one.quantity));
        expect(limits.filter((limit) => limit.key === key)).toEqual(
          pieces === 0
            ? []
            : [
                {
                  key,
                  capacity: 100 * (at + 1),
                  quantity: pieces,
                  isShared: true,
                  ...(unit > 1 && { unit }),
                },
              ],
        );
      }
      for (const limit of limits) expect(basket.some((line) => isStockOf(limit, line))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
