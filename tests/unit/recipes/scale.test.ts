import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureText, servingRange } from '#src/features/recipes/scale.ts';

describe('[CAT-06] scaling a recipe', () => {
  test.each([
    [{ quantity: 250, unit: 'g' }, 1, '250 g'],
    [{ quantity: 250, unit: 'g' }, 2 / 4, '125 g'],
    [{ quantity: 250, unit: 'g' }, 3 / 4, '190 g'],
    [{ quantity: 800, unit: 'g' }, 2, '1.6 kg'],
    [{ quantity: 1.2, unit: 'l' }, 1, '1.2 l'],
    [{ quantity: 1.2, unit: 'l' }, 0.5, '600 ml'],
    [{ quantity: 7, unit: 'g' }, 0.5, '3.5 g'],
    [{ quantity: 1, unit: 'tsp' }, 1.5, '1½ tsp'],
    [{ quantity: 1, unit: 'tsp' }, 1 / 3, '⅓ tsp'],
    [{ quantity: 1, unit: 'tbsp' }, 2 / 3, '⅔ tbsp'],
    [{ quantity: 1, unit: 'tsp' }, 1 / 8, '¼ tsp'],
    [{ quantity: 2, quantityMax: 3, unit: 'clove' }, 1, '2–3 cloves'],
    [{ quantity: 2, quantityMax: 3, unit: 'clove' }, 0.5, '1–1½ cloves'],
    [{ quantity: 1, unit: 'clove' }, 1, '1 clove'],
    [{ quantity: 3 }, 1.5, '4½'],
    [{ quantity: 6 }, 1.1, '6½'],
    [{ quantity: 8 }, 4, '32'],
    [{ quantity: 1 }, 0.95, '1'],
    [{ unit: 'pinch' }, 2, 'pinch'],
    [{}, 2, ''],
  ])('%j × %d is %s', (measure, factor, text) => {
    expect(measureText(measure, factor)).toBe(text);
  });

  test('what was written is shown as written', () => {
    for (const quantity of [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 10, 12])
      expect(measureText({ quantity })).toBe(
        String(quantity).replace('0.25', '¼').replace('0.5', '½').replace('0.75', '¾').replace('1.5', '1½'),
      );
  });

  test('nothing is ever scaled away, and no figure runs on', () => {
    const units = [undefined, 'g', 'kg', 'ml', 'l', 'tsp', 'clove'];
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 2000, noNaN: true }),
        fc.double({ min: 1 / 12, max: 4, noNaN: true }),
        fc.constantFrom(...units),
        (quantity, factor, unit) => {
          const text = measureText({ quantity, ...(unit && { unit }) }, factor);
          expect(text).toMatch(/^(?:\d+(?:\.\d{1,2})?|\d*[¼⅓½⅔¾])(?: [a-z]+)?$/);
          expect(text).not.toMatch(/^0(?![.\d])/);
        },
      ),
    );
  });

  test('servings go from one to four times the recipe', () => {
    expect(servingRange(4)).toEqual({ min: 1, max: 16 });
    expect(servingRange(2)).toEqual({ min: 1, max: 12 });
    expect(servingRange(48)).toEqual({ min: 1, max: 96 });
  });
});
