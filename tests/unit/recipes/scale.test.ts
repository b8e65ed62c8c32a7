import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cupWeightOf } from '#src/core/measures/cup-weights.ts';
import { type Measure, measureText, servingRange } from '#src/core/measures/scale.ts';

const FIGURE = '(?:\\d+(?:\\.\\d{1,3})?|\\d*[¼⅓½⅔¾])';
const ONE = `${FIGURE}(?: [a-z]+)?`;
/** `250 g`, `2–3 cloves`, `1 cup + 2 tbsp`, `1 lb 5 oz`, `a pinch`. */
const MEASURE = new RegExp(`^(?:(?:${FIGURE}–)?${ONE}(?: \\+ \\d tbsp)?|\\d+ lb \\d+ oz|a pinch)$`);

describe('[CAT-06] scaling a recipe', () => {
  test.each<[Measure, number, string]>([
    [{ quantity: 250, unit: 'g' }, 1, '250 g'],
    [{ quantity: 115, unit: 'g' }, 1, '115 g'],
    [{ quantity: 250, unit: 'g' }, 2 / 4, '125 g'],
    [{ quantity: 250, unit: 'g' }, 3 / 4, '190 g'],
    [{ quantity: 800, unit: 'g' }, 2, '1.6 kg'],
    [{ quantity: 1.2, unit: 'l' }, 1, '1.2 l'],
    [{ quantity: 1.2, unit: 'l' }, 0.5, '600 ml'],
    [{ quantity: 7, unit: 'g' }, 0.5, '3.5 g'],
    [{ quantity: 1, unit: 'tsp' }, 1.5, '1½ tsp'],
    [{ quantity: 1, unit: 'tsp' }, 1 / 3, '⅓ tsp'],
    [{ quantity: 1, unit: 'tsp' }, 1 / 8, 'a pinch'],
    [{ quantity: 4, unit: 'tsp' }, 1, '4 tsp'],
    [{ quantity: 1, unit: 'tsp' }, 3, '1 tbsp'],
    [{ quantity: 1, unit: 'tsp' }, 4, '4 tsp'],
    [{ quantity: 1.5, unit: 'tsp' }, 4, '2 tbsp'],
    [{ quantity: 1, unit: 'tbsp' }, 2 / 3, '2 tsp'],
    [{ quantity: 1, unit: 'tbsp' }, 1.5, '1½ tbsp'],
    [{ quantity: 0.5, unit: 'tbsp' }, 1, '½ tbsp'],
    [{ quantity: 2, quantityMax: 3, unit: 'clove' }, 1, '2–3 cloves'],
    [{ quantity: 2, quantityMax: 3, unit: 'clove' }, 0.5, '1–1½ cloves'],
    [{ quantity: 1, unit: 'clove' }, 1, '1 clove'],
    [{ quantity: 1, unit: 'tin' }, 0.25, '½ tin'],
    [{ quantity: 2, unit: 'tin' }, 1.25, '2½ tins'],
    [{ quantity: 2, isHalved: true }, 0.75, '1½'],
    [{ quantity: 1, isHalved: true }, 0.25, '½'],
    [{ quantity: 1, unit: 'pinch' }, 0.25, '1 pinch'],
    [{ quantity: 1, unit: 'pinch' }, 2, '2 pinches'],
    [{ quantity: 3 }, 1.5, '4½'],
    [{ quantity: 6 }, 1.1, '6½'],
    [{ quantity: 8 }, 4, '32'],
    [{ quantity: 1 }, 0.95, '1'],
    [{ unit: 'pinch' }, 2, 'pinch'],
    [{}, 2, ''],
  ])('%j × %d is %s', (measure, factor, text) => {
    expect(measureText(measure, factor)).toBe(text);
  });

  test.each<[Measure, number, string]>([
    [{ quantity: 250, unit: 'ml' }, 1, '1 cup'],
    [{ quantity: 1, unit: 'l' }, 1, '4 cups'],
    [{ quantity: 100, unit: 'ml' }, 1, '6½ tbsp'],
    [{ quantity: 150, unit: 'ml' }, 1, '½ cup + 2 tbsp'],
    [{ quantity: 30, unit: 'ml' }, 1, '2 tbsp'],
    [{ quantity: 10, unit: 'ml' }, 1, '2 tsp'],
    [{ quantity: 4, unit: 'tbsp' }, 1, '¼ cup'],
    [{ quantity: 400, unit: 'g' }, 1, '14 oz'],
    [{ quantity: 300, unit: 'g' }, 1, '10½ oz'],
    [{ quantity: 450, unit: 'g' }, 1, '1 lb'],
    [{ quantity: 600, unit: 'g' }, 1, '1 lb 5 oz'],
    [{ quantity: 1, unit: 'kg' }, 1, '2¼ lb'],
    [{ quantity: 5, unit: 'g' }, 1, '5 g'],
    [{ quantity: 300, unit: 'g', cupWeight: 120 }, 1, '2½ cups'],
    [{ quantity: 300, unit: 'g', cupWeight: 120 }, 0.5, '1¼ cups'],
    [{ quantity: 1, unit: 'tin' }, 2, '2 cans'],
    [{ quantity: 2, unit: 'clove' }, 1, '2 cloves'],
  ])('in a US kitchen %j × %d is %s', (measure, factor, text) => {
    expect(measureText(measure, factor, 'us')).toBe(text);
  });

  test('the original amount is shown as written', () => {
    for (const quantity of [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 10, 12])
      expect(measureText({ quantity })).toBe(
        String(quantity).replace('0.25', '¼').replace('0.5', '½').replace('0.75', '¾').replace('1.5', '1½'),
      );
    for (const quantity of [12, 115, 185, 340, 1450])
      expect(measureText({ quantity, unit: 'g' })).toMatch(/^(12|115|185|340) g$|^1.45 kg$/);
  });

  const units = fc.constantFrom(undefined, 'g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'clove', 'tin', 'pinch');
  const amounts = fc.double({ min: 0.05, max: 2000, noNaN: true });
  const factors = fc.double({ min: 1 / 12, max: 4, noNaN: true }).filter((factor) => factor !== 1);
  const weights = fc.constantFrom(undefined, 85, 120, 227, 340);

  test('no amount becomes zero, and no number has too many digits', () => {
    fc.assert(
      fc.property(
        amounts,
        factors,
        units,
        weights,
        fc.constantFrom('metric' as const, 'us' as const),
        (quantity, factor, unit, cupWeight, system) => {
          const text = measureText(
            { quantity, ...(unit && { unit }), ...(cupWeight && { cupWeight }) },
            factor,
            system,
          );
          expect(text).toMatch(MEASURE);
          expect(text).not.toMatch(/^0(?![.\d])/);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('a US measure is never noticeably wrong', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 40, max: 3000, noNaN: true }),
        fc.constantFrom<['g' | 'ml', number | undefined]>(['ml', undefined], ['g', undefined], ['g', 120]),
        (quantity, [unit, cupWeight]) => {
          const text = measureText({ quantity, unit, ...(cupWeight && { cupWeight }) }, 1, 'us');
          const perCup = cupWeight ?? 240;
          expect(Math.abs(inMetric(text, perCup) - quantity) / quantity).toBeLessThan(0.1);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('only ingredients with a fixed density have a weight for a cup', () => {
    expect(cupWeightOf('plain flour')).toBe(120);
    expect(cupWeightOf('salted butter')).toBe(227);
    expect(cupWeightOf('soft brown sugar')).toBe(213);
    for (const name of ['walnuts', 'butter beans', 'brown mushrooms', 'palm sugar', 'cooked rice'])
      expect(cupWeightOf(name), name).toBeUndefined();
  });

  test('servings go from one to four times the recipe', () => {
    expect(servingRange(4)).toEqual({ min: 1, max: 16 });
    expect(servingRange(2)).toEqual({ min: 1, max: 12 });
    expect(servingRange(48)).toEqual({ min: 1, max: 96 });
  });
});

/** Parses a measure: g for weights; ml, or the weight of that part of a cup, for volumes. */
function inMetric(text: string, perCup: number): number {
  const sizes: Record<string, number> = {
    g: 1,
    oz: 28.35,
    lb: 453.6,
    cup: perCup,
    cups: perCup,
    tbsp: perCup / 16,
    tsp: perCup / 48,
  };
  const fractions: Record<string, number> = { '¼': 0.25, '⅓': 1 / 3, '½': 0.5, '⅔': 2 / 3, '¾': 0.75 };
  return [...text.matchAll(/([\d.]*)([¼⅓½⅔¾]?) ([a-z]+)/g)].reduce(
    (sum, [, whole, fraction, unit]) =>
      sum + (Number(whole || 0) + (fraction ? fractions[fraction]! : 0)) * sizes[unit!]!,
    0,
  );
}
