import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitPrice, unitPricesText, unitPriceText } from '#src/core/products/unit-price.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';

const amount = fc.integer({ min: 1, max: 99_999_99 });
const net = fc.integer({ min: 1, max: 1_000_000 });
const per = fc.constantFrom(100, 1000);

describe('the price of 100 g or ml', () => {
  test('[PRI-02] is the price of a pack by its weight, with half a minor unit rounded up', () => {
    fc.assert(
      fc.property(amount, net, per, (price, weight, base) => {
        const asked = BigInt(unitPrice(price, weight, base)) * BigInt(weight) * 2n;
        const exact = BigInt(price) * BigInt(base) * 2n;
        // Less than half a unit below, and at most half a unit above the exact value.
        expect(exact - asked < BigInt(weight)).toBe(true);
        expect(asked - exact <= BigInt(weight)).toBe(true);
      }),
    );
    // 1.125, 0.5 and 4.5 pence.
    expect([unitPrice(9, 800, 100), unitPrice(1, 200, 100), unitPrice(9, 200, 100)]).toEqual([1, 1, 5]);
  });

  test('is the same for one pack and for several at a multiple of its price', () => {
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 99 }),
        (price, weight, count) => {
          expect(unitPrice(price * count, weight * count, 100)).toBe(unitPrice(price, weight, 100));
        },
      ),
    );
  });

  test('is shown in Britain and the EU, where the law requires it, and nowhere else', () => {
    const tin = { amount: 620, net: { amount: 125, unit: 'g' as const } };
    expect(unitPriceText('GB', tin)).toBe('£4.96 per 100 g');
    expect(unitPricesText('GB', tin)).toBe('£4.96 per 100 g, £49.60 per kg');
    const bottle = { amount: 1190, net: { amount: 250, unit: 'ml' as const } };
    expect(unitPricesText('EU', bottle)).toBe('€4.76 per 100 ml, €47.60 per litre');
    expect(REGION_CODES.filter((region) => unitPriceText(region, tin))).toEqual(['GB', 'EU']);
    expect(unitPricesText('GB', { amount: 620 })).toBeUndefined();
  });
});
