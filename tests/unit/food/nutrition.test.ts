import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { energyOf, type Nutrition, nutritionProblems } from '#src/core/food/nutrition.ts';

/** Sardines in olive oil. */
const SARDINES: Nutrition = {
  kJ: 1097,
  kcal: 264,
  fat: 20,
  saturates: 4,
  carbohydrate: 0,
  sugars: 0,
  protein: 21,
  salt: 1,
};
const fieldsOf = (change: Partial<Nutrition>, unit: 'g' | 'ml' = 'g') =>
  nutritionProblems({ ...SARDINES, ...change }, unit).map(({ field }) => field);

const tenths = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((tenth) => tenth / 10);
/** Any food of at most 100 g, with the energy that Annex XIV gives it in both units. */
const plausible = fc
  .record({
    fat: tenths(40),
    carbohydrate: tenths(25),
    protein: tenths(15),
    fibre: tenths(10),
    alcohol: tenths(5),
    salt: tenths(5),
  })
  .chain((grams) =>
    fc
      .record({ saturates: tenths(Math.floor(grams.fat)), sugars: tenths(Math.floor(grams.carbohydrate)) })
      .map((parts) => ({ ...grams, ...parts })),
  )
  .map(
    (grams): Nutrition => ({
      ...grams,
      kJ: Math.round(
        37 * grams.fat + 17 * (grams.carbohydrate + grams.protein) + 8 * grams.fibre + 29 * grams.alcohol,
      ),
      kcal: Math.round(
        9 * grams.fat + 4 * (grams.carbohydrate + grams.protein) + 2 * grams.fibre + 7 * grams.alcohol,
      ),
    }),
  );

describe('a nutrition declaration', () => {
  test('with the energy of its nutrients is plausible for any food', () => {
    fc.assert(
      fc.property(plausible, (nutrition) => {
        expect(nutritionProblems(nutrition, 'g')).toEqual([]);
      }),
    );
  });

  test('is also plausible when each number is rounded as on labels', () => {
    const rounded = plausible.map((exact) => {
      const whole = (grams: number) => (grams >= 10 ? Math.round(grams) : grams);
      const { fat, carbohydrate, protein } = exact;
      return { ...exact, fat: whole(fat), carbohydrate: whole(carbohydrate), protein: whole(protein) };
    });
    fc.assert(
      fc.property(rounded, (nutrition) => {
        expect(nutritionProblems(nutrition, 'g')).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('with kilojoules and kilocalories that do not agree is not', () => {
    expect(nutritionProblems({ ...SARDINES, kJ: 264, kcal: 1097 }, 'g')).toEqual([
      { field: 'kJ', expected: 'about 4590, since 1097 kcal are so many kJ; or 63 kcal' },
    ]);
    fc.assert(
      fc.property(plausible, fc.double({ min: 1.2, max: 9, noNaN: true }), (nutrition, factor) => {
        fc.pre(nutrition.kcal > 20);
        const kcal = Math.round(nutrition.kcal * factor);
        expect(nutritionProblems({ ...nutrition, kcal }, 'g')[0]?.field).toBe('kJ');
      }),
    );
  });

  test('with an energy that its nutrients do not have is not', () => {
    expect(nutritionProblems({ ...SARDINES, fat: 2, saturates: 0.4 }, 'g')).toEqual([
      { field: 'kJ', expected: expect.stringMatching(/^about 431 \(103 kcal\), which is what its fat/) },
    ]);
    expect(fieldsOf({ kJ: 1060, kcal: 254 })).toEqual([]);
    expect(fieldsOf({ kJ: 950, kcal: 227 })).toEqual(['kJ']);
  });

  test('counts fibre, alcohol, acids and polyols as Annex XIV does', () => {
    const food = {
      ...SARDINES,
      fat: 1,
      saturates: 0,
      carbohydrate: 10,
      polyols: 4,
      fibre: 3,
      protein: 2,
      alcohol: 5,
      organicAcids: 2,
    };
    expect(energyOf(food)).toBe(37 + 17 * 6 + 10 * 4 + 8 * 3 + 17 * 2 + 29 * 5 + 13 * 2);
  });

  test('has no part that is more than its whole', () => {
    expect(fieldsOf({ saturates: 20.1 })).toEqual(['saturates']);
    expect(fieldsOf({ sugars: 0.1 })).toEqual(['sugars']);
    expect(fieldsOf({ saturates: 20 })).toEqual([]);
    expect(fieldsOf({ saturates: 10, monounsaturates: 9, polyunsaturates: 8 })).toEqual(['fat']);
  });

  test('has no more than 100 g in 100 g, but 100 ml may be heavier', () => {
    const syrup = { fat: 0, saturates: 0, carbohydrate: 101, sugars: 60, protein: 2, kJ: 1751, kcal: 412 };
    expect(fieldsOf(syrup)).toEqual(['fat']);
    expect(fieldsOf(syrup, 'ml')).toEqual([]);
  });
});
