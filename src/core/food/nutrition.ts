/**
 * A nutrition declaration per 100 g or 100 ml: energy in whole kilojoules and kilocalories, all else in
 * grams. The first seven are what the law asks for, the rest may be added (article 30 of Regulation (EU) No
 * 1169/2011).
 */
export type Nutrition = {
  kJ: number;
  kcal: number;
  fat: number;
  saturates: number;
  carbohydrate: number;
  sugars: number;
  protein: number;
  salt: number;
  monounsaturates?: number | undefined;
  polyunsaturates?: number | undefined;
  polyols?: number | undefined;
  starch?: number | undefined;
  fibre?: number | undefined;
  /** Not declared, but they have energy. */
  alcohol?: number | undefined;
  organicAcids?: number | undefined;
};
type Grams = Exclude<keyof Nutrition, 'kJ' | 'kcal'>;

/**
 * The rows of a declaration after the energy, in the order of Annex XV.
 * `of` is the row that they are a part of.
 */
export const NUTRIENTS = [
  { name: 'fat' },
  { name: 'saturates', of: 'fat' },
  { name: 'monounsaturates', of: 'fat' },
  { name: 'polyunsaturates', of: 'fat' },
  { name: 'carbohydrate' },
  { name: 'sugars', of: 'carbohydrate' },
  { name: 'polyols', of: 'carbohydrate' },
  { name: 'starch', of: 'carbohydrate' },
  { name: 'fibre' },
  { name: 'protein' },
  { name: 'salt' },
] as const satisfies readonly { name: Grams; of?: Grams }[];

/**
 * The foods that need no nutrition declaration: Annex V,
 * and article 16 (4) for drinks with more than 1.2 % alcohol.
 */
export const WITHOUT_NUTRITION = [
  'unprocessed',
  'matured',
  'water',
  'herbs-or-spices',
  'salt',
  'sweetener',
  'coffee',
  'tea',
  'vinegar',
  'baking-aid',
  'chewing-gum',
  'small-pack',
  'small-producer',
  'alcohol',
] as const;
export type WithoutNutrition = (typeof WITHOUT_NUTRITION)[number];

/** Kilojoules in a kilocalorie. */
const KJ_PER_KCAL = 4.184;
/** Kilojoules per gram: Annex XIV. Polyols are a part of carbohydrate and have less. */
const ENERGY = { fat: 37, carbohydrate: 17, protein: 17, fibre: 8, alcohol: 29, organicAcids: 13 } as const;
const POLYOLS_LESS = 7;
/** The factors of Annex XIV are rounded differently in both units, by 4 % for fibre. */
const UNITS_APART = 0.05;
/** Both are whole numbers: half a kilocalorie and half a kilojoule. */
const UNITS_ROUNDED = 3;
/**
 * Each gram may be rounded by a half: 20 kJ for fat, 10 for carbohydrate and protein. Labels have averages.
 */
const ENERGY_APART = { kJ: 40, share: 0.05 };
/** What may be in 100 g, with rounding; and in 100 ml of something as heavy as honey. */
const MAX_GRAMS = { g: 101, ml: 145 } as const;
/** Rounding of a part and of its whole. */
const ROUNDING = 0.5;

/** The energy that the nutrients have, in kilojoules. */
export function energyOf(nutrition: Nutrition): number {
  const parts = Object.entries(ENERGY).map(
    ([name, kJ]) => (nutrition[name as keyof typeof ENERGY] ?? 0) * kJ,
  );
  return parts.reduce((sum, part) => sum + part, 0) - (nutrition.polyols ?? 0) * POLYOLS_LESS;
}

/** What cannot be right about a declaration, by field, as text. Empty when it is plausible. */
export function nutritionProblems(
  nutrition: Nutrition,
  unit: 'g' | 'ml',
): { field: keyof Nutrition; expected: string }[] {
  const { kJ, kcal } = nutrition;
  const problems: { field: keyof Nutrition; expected: string }[] = [];
  const fromKcal = kcal * KJ_PER_KCAL;
  if (Math.abs(kJ - fromKcal) > UNITS_ROUNDED + fromKcal * UNITS_APART)
    problems.push({
      field: 'kJ',
      expected: `about ${Math.round(fromKcal)}, since ${kcal} kcal are so many kJ; or ${Math.round(kJ / KJ_PER_KCAL)} kcal`,
    });
  else {
    const energy = energyOf(nutrition);
    if (Math.abs(kJ - energy) > ENERGY_APART.kJ + energy * ENERGY_APART.share)
      problems.push({
        field: 'kJ',
        expected: `about ${Math.round(energy)} (${Math.round(energy / KJ_PER_KCAL)} kcal), which is what its fat, carbohydrate, fibre, protein and alcohol have; or other grams of these`,
      });
  }
  for (const whole of ['fat', 'carbohydrate'] as const) {
    const parts = NUTRIENTS.flatMap((row) => ('of' in row && row.of === whole ? row.name : []));
    const amount = nutrition[whole];
    const tooMuch = parts.find((part) => (nutrition[part] ?? 0) > amount);
    const together = parts.reduce((sum, part) => sum + (nutrition[part] ?? 0), 0);
    if (tooMuch)
      problems.push({
        field: tooMuch,
        expected: `at most ${amount}, the grams of ${whole}, which it is a part of`,
      });
    else if (together > amount + ROUNDING * parts.length)
      problems.push({
        field: whole,
        expected: `at least ${written(together)}, the sum of ${parts.join(', ')}`,
      });
  }
  const all = ['fat', 'carbohydrate', 'fibre', 'protein', 'salt', 'alcohol', 'organicAcids'] as const;
  const sum = all.reduce((grams, name) => grams + (nutrition[name] ?? 0), 0);
  if (sum > MAX_GRAMS[unit])
    problems.push({
      field: 'fat',
      expected: `together with ${all.slice(1, 5).join(', ')} no more than is in 100 ${unit}; this is ${written(sum)} g`,
    });
  return problems;
}

const written = (grams: number) => String(Number(grams.toFixed(2)));
