import { z } from 'zod';
import { ALLERGENS } from '#src/core/food/allergens.ts';
import { SHELF_LIFE_UNITS, type ShelfLife } from '#src/core/food/food-facts.ts';
import { markProblems } from '#src/core/food/marked-text.ts';
import { nutritionProblems, WITHOUT_NUTRITION } from '#src/core/food/nutrition.ts';
import type { NetQuantity } from '#src/core/products/unit-price.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { closest } from '#src/lib/closest.ts';
import { line, slug } from './fields.ts';
import { measured } from './prices.ts';

const NUTRITION_EXPECTED = `the nutrition per 100 g or ml, as in { kJ: 912, kcal: 219, fat: 14, saturates: 3.2, carbohydrate: 0, sugars: 0, protein: 23, salt: 1.1 }, or withoutNutrition instead: ${WITHOUT_NUTRITION.join(', ')}`;

const grams = z
  .number()
  .min(0)
  .max(150)
  .refine((amount) => Number(amount.toFixed(2)) === amount, 'grams with at most two decimals');
const energy = z.number().int('a whole number').min(0).max(6000);

const nutritionFields = {
  kJ: energy,
  kcal: energy,
  fat: grams,
  saturates: grams,
  monounsaturates: grams.optional(),
  polyunsaturates: grams.optional(),
  carbohydrate: grams,
  sugars: grams,
  polyols: grams.optional(),
  starch: grams.optional(),
  fibre: grams.optional(),
  protein: grams,
  salt: grams,
  /** Not shown, but counted towards the energy. */
  alcohol: grams.optional(),
  organicAcids: grams.optional(),
};
const nutrition = z.strictObject(nutritionFields, {
  error: ({ code }) => (code === 'invalid_type' ? NUTRITION_EXPECTED : undefined),
});

/** `{ months: 9 }` */
const shelfLife = z
  .strictObject(
    Object.fromEntries(
      SHELF_LIFE_UNITS.map((unit) => [unit, z.number().int().min(1).max(999).optional()]),
    ) as Record<ShelfLife['unit'], z.ZodOptional<z.ZodNumber>>,
  )
  .transform((written, context): ShelfLife => {
    const [[unit, count] = [], ...more] = Object.entries(written);
    if (unit && count !== undefined && more.length === 0) return { unit: unit as ShelfLife['unit'], count };
    context.addIssue({
      code: 'custom',
      message: `one of ${SHELF_LIFE_UNITS.join(', ')}, as in { months: 9 }`,
    });
    return z.NEVER;
  });

/** Who answers for food, by the region that it is sold in. */
export const foodBusiness = z.partialRecord(
  z.enum(REGION_CODES),
  z.strictObject({ name: line(80), address: z.array(line(80)).min(1).max(6) }),
);

const allergens = z
  .array(z.enum(ALLERGENS, { error: `one of the allergens: ${ALLERGENS.join(', ')}` }))
  .refine((all) => new Set(all).size === all.length, 'each allergen once');

const keeping = {
  /** Allergens that may be in it by accident. */
  mayContain: allergens.optional(),
  storage: line(160).optional(),
  origin: line(120).optional(),
  /** From the day of delivery, at least. */
  bestBefore: shelfLife.optional(),
  business: foodBusiness.optional(),
};
const recipe = {
  /** In descending order of weight, with allergens between asterisks. */
  ingredients: line(900).optional(),
  /** Phrases in `ingredients` that contain a word for an allergen and mean something else. */
  notAllergens: z.array(line(60)).max(12).default([]),
  /**
   * The alcohol of a drink in per cent by volume. Above 1.2 the law asks for it: article 9 (1) (k) of
   * Regulation (EU) No 1169/2011, with at most one decimal (annex XII).
   */
  strength: z
    .number()
    .gt(0)
    .max(96)
    .multipleOf(0.1, 'per cent by volume with at most one decimal, such as 5.5')
    .optional(),
  /** Per 100 g or ml. */
  nutrition: nutrition.optional(),
  /** Why the law asks for no nutrition. */
  withoutNutrition: z
    .enum(WITHOUT_NUTRITION, { error: `why the law asks for none: ${WITHOUT_NUTRITION.join(', ')}` })
    .optional(),
};

/** An item in a box: a product of the shop, or a food that is sold in the box alone. */
const part = z.strictObject({
  name: line(60).optional(),
  product: slug.optional(),
  net: measured.optional(),
  /** The formats that it is in. Defaults to all. */
  formats: z.array(slug).min(1).max(6).optional(),
  ...recipe,
  ...keeping,
});

/**
 * What shoppers learn of a food. Of a box, `parts` has what is in it,
 * and what is said here is said of them all.
 */
export const foodSchema = z.strictObject({
  ...recipe,
  ...keeping,
  parts: z.array(part).min(1).max(12).optional(),
});
export type FoodEntry = z.infer<typeof foodSchema>;
export type FoodPart = z.infer<typeof part>;

/** What a food says of itself, and not of its parts. */
const OWN_FACTS = ['ingredients', 'nutrition', 'withoutNutrition', 'strength'] as const;

type FormatEntry = { id: string; net?: NetQuantity | undefined };
type Issue = { path: (string | number)[]; expected: string };

/** The errors of a product's food facts within its file. */
export function foodIssues({
  food,
  formats,
}: {
  food?: FoodEntry | undefined;
  formats: readonly FormatEntry[];
}): Issue[] {
  if (!food) return [];
  if (!food.parts) return at(['food'], recipeIssues(food, unitOf(formats)));
  const ids = formats.map(({ id }) => id);
  return at(
    ['food'],
    [
      ...OWN_FACTS.flatMap((field) =>
        food[field] === undefined
          ? []
          : [{ path: [field], expected: 'nothing here, since each of the parts has its own' }],
      ),
      ...food.parts.flatMap((part, index) => at(['parts', index], partIssues(part, ids))),
    ],
  );
}

/** Grams or millilitres, by the first format that says it. */
export function unitOf(formats: readonly { net?: NetQuantity | undefined }[]): NetQuantity['unit'] {
  for (const { net } of formats) if (net) return net.unit;
  return 'g';
}

function partIssues(part: FoodPart, ids: readonly string[]): Issue[] {
  const formats = (part.formats ?? []).flatMap((id, index) =>
    ids.includes(id) ? [] : [{ path: ['formats', index], expected: `one of the formats: ${ids.join(', ')}` }],
  );
  if (part.product) {
    const doubled = OWN_FACTS.filter((field) => part[field] !== undefined);
    return [
      ...formats,
      ...doubled.map((field) => ({
        path: [field],
        expected: `nothing here: the facts are those of ${part.product}; or no product`,
      })),
    ];
  }
  return [
    ...formats,
    ...(part.name
      ? []
      : [{ path: ['name'], expected: 'what this part of the box is called, or the product that it is' }]),
    ...recipeIssues(part, unitOf([part])),
  ];
}

function recipeIssues(
  { ingredients, notAllergens, nutrition, withoutNutrition, strength }: Recipe,
  unit: NetQuantity['unit'],
): Issue[] {
  if (ingredients === undefined)
    return [
      {
        path: ['ingredients'],
        expected:
          'what it is made of, in descending order of weight, with allergens between asterisks, as in *wheat* flour; or parts, for a box of several foods',
      },
    ];
  return [
    ...notAllergens.flatMap((phrase, index) =>
      ingredients.toLowerCase().includes(phrase.toLowerCase())
        ? []
        : [
            {
              path: ['notAllergens', index],
              expected: `words of the ingredients; “${phrase}” is not among them`,
            },
          ],
    ),
    ...(strength !== undefined && unit !== 'ml'
      ? [
          {
            path: ['strength'],
            expected: 'nothing here, since it is not sold in ml; or net in ml, for a drink',
          },
        ]
      : []),
    ...markProblems(ingredients, notAllergens, closest).map((expected) => ({
      path: ['ingredients'],
      expected,
    })),
    ...(nutrition && withoutNutrition
      ? [{ path: ['withoutNutrition'], expected: 'nothing here, since its nutrition is given' }]
      : []),
    ...(nutrition
      ? nutritionProblems(nutrition, unit).map(({ field, expected }) => ({
          path: ['nutrition', field],
          expected,
        }))
      : []),
  ];
}

type Recipe = Pick<FoodEntry, 'notAllergens' | (typeof OWN_FACTS)[number]>;

const at = (before: (string | number)[], issues: readonly Issue[]): Issue[] =>
  issues.map(({ path, expected }) => ({ path: [...before, ...path], expected }));
