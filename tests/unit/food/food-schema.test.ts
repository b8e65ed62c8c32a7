import { describe, expect, test } from 'vitest';
import { foodFactsOf } from '#src/catalogue/products/food-facts.ts';
import { foodTables } from '#src/catalogue/products/food-tables.ts';
import { missingFoodFacts } from '#src/catalogue/reading/check-food.ts';
import { describeProblem } from '#src/catalogue/reading/parse-file.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { type ProductEntry, productSchema } from '#src/catalogue/schemas/product.ts';
import { settingsSchema } from '#src/catalogue/schemas/settings.ts';
import { ALLERGENS } from '#src/core/food/allergens.ts';
import { allergensOf } from '#src/core/food/food-facts.ts';

const BUN = {
  name: 'Bun',
  creator: 'maud',
  goods: 'food',
  categories: ['pantry/sweet'],
  summary: 'A bun.',
  addedAt: '2026-01-12',
  formats: [{ id: 'one', name: 'One', net: { amount: 80, unit: 'g' }, prices: { GB: 300, US: 400 } }],
};
const NUTRITION = {
  kJ: 1155,
  kcal: 273,
  fat: 5,
  saturates: 1,
  carbohydrate: 50,
  sugars: 10,
  protein: 7,
  salt: 0.5,
};
const FOOD = { ingredients: '*Wheat* flour, *egg*, sugar', nutrition: NUTRITION };

const parse = (food: unknown, product: object = {}) =>
  productSchema.safeParse({ ...BUN, ...product, ...(food !== undefined && { food }) });
/** The issues of the food facts of a bun. */
const issuesOf = (food: unknown, product: object = {}) =>
  (parse(food, product).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('food facts in a content file', () => {
  test('are valid with all that they may say', () => {
    const all = {
      ...FOOD,
      mayContain: ['nuts', 'sesame'],
      storage: 'Dry.',
      origin: 'Kent',
      bestBefore: { days: 3 },
      business: { GB: { name: 'Maud', address: ['2 Orchard Lane', 'Ludlow'] } },
    };
    expect(issuesOf(all)).toEqual([]);
  });

  test.each([
    [
      'an allergen without a mark',
      { ...FOOD, ingredients: 'Wheat flour' },
      /^food\.ingredients: .*write “\*Wheat\* flour”/,
    ],
    [
      'a mistyped allergen',
      { ...FOOD, ingredients: '*weat* flour' },
      /^food\.ingredients: .*Did you mean “wheat”\?$/,
    ],
    ['no ingredients', { nutrition: NUTRITION }, /^food\.ingredients: what it is made of/],
    [
      'an unknown allergen',
      { ...FOOD, mayContain: ['tree nuts'] },
      /^food\.mayContain\.0: one of the allergens: gluten, /,
    ],
    ['an allergen twice', { ...FOOD, mayContain: ['nuts', 'nuts'] }, /^food\.mayContain: each allergen once/],
    [
      'the alcohol of something that is not poured',
      { ...FOOD, strength: 5 },
      /^food\.strength: nothing here/,
    ],
    ['alcohol with two decimals', { ...FOOD, strength: 5.55 }, /^food\.strength: per cent by volume/],
    [
      'a nutrient that is missing',
      { ...FOOD, nutrition: { ...NUTRITION, salt: undefined } },
      /^food\.nutrition\.salt: /,
    ],
    [
      'a nutrient that there is not',
      { ...FOOD, nutrition: { ...NUTRITION, sodium: 1 } },
      /^food\.nutrition: .*sodium/,
    ],
    [
      'energy that cannot be',
      { ...FOOD, nutrition: { ...NUTRITION, kJ: 4000 } },
      /^food\.nutrition\.kJ: about 1142/,
    ],
    [
      'more sugars than carbohydrate',
      { ...FOOD, nutrition: { ...NUTRITION, sugars: 60 } },
      /^food\.nutrition\.sugars: at most 50/,
    ],
    [
      'an unknown exemption',
      { ...FOOD, nutrition: 'secret' },
      /^food\.nutrition: the nutrition per 100 g or ml, .*coffee/,
    ],
    [
      'two shelf lives',
      { ...FOOD, bestBefore: { days: 3, months: 1 } },
      /^food\.bestBefore: one of days, weeks/,
    ],
    ['no shelf life in one', { ...FOOD, bestBefore: {} }, /^food\.bestBefore: one of days, weeks/],
    [
      'words that are not there',
      { ...FOOD, notAllergens: ['milk cap'] },
      /^food\.notAllergens\.0: words of the ingredients/,
    ],
    [
      'a box with ingredients of its own',
      { ...FOOD, parts: [{ name: 'Bun', ...FOOD }] },
      /^food\.ingredients: nothing here/,
    ],
    ['a part without a name', { parts: [FOOD] }, /^food\.parts\.0\.name: what this part/],
    [
      'a part in no format',
      { parts: [{ name: 'Bun', formats: ['two'], ...FOOD }] },
      /^food\.parts\.0\.formats\.0: one of the formats: one/,
    ],
    [
      'a part with two recipes',
      { parts: [{ product: 'bun', ...FOOD }] },
      /^food\.parts\.0\.ingredients: nothing here/,
    ],
  ])('%s is an error', (_what, food, said) => {
    expect(issuesOf(food)[0]).toMatch(said);
  });

  test('nutrition is per 100 ml for what is sold by volume', () => {
    const heavy = {
      ...NUTRITION,
      fat: 0,
      saturates: 0,
      carbohydrate: 110,
      sugars: 80,
      protein: 0,
      kJ: 1870,
      kcal: 440,
    };
    const food = { ...FOOD, nutrition: heavy };
    expect(issuesOf(food)).toHaveLength(1);
    const bottle = { id: 'one', name: 'One', net: { amount: 80, unit: 'ml' }, prices: { GB: 300 } };
    expect(issuesOf(food, { formats: [bottle] })).toEqual([]);
  });
});

const BUSINESS = { name: 'Maud', address: ['Ludlow'] };
const brand = { name: 'Maud', slug: 'maud', email: 'maud@maud.example', strapline: 'Buns.' };

/** What the build says of products and a shop with these businesses. */
function missing(
  products: Record<string, object>,
  foodBusiness: object = { GB: BUSINESS, EU: BUSINESS },
): string[] {
  const content = {
    products: Object.entries(products).map(([id, product]) => ({
      id,
      file: `products/${id}.md`,
      data: productSchema.parse({ ...BUN, ...product }),
    })),
    settings: [
      {
        id: 'store',
        file: 'settings/store.yaml',
        data: settingsSchema.parse({ brand, foodBusiness, demo: undefined }),
      },
    ],
  };
  return missingFoodFacts(content as unknown as Content).map(describeProblem);
}

describe('what the law wants to be said of food before it is bought', () => {
  test('is required where Britain or the EU can buy it', () => {
    expect(missing({ bun: {} })).toEqual([
      expect.stringMatching(/^products\/bun\.md: food: its ingredients.*since GB must be told.*1169\/2011/),
    ]);
    expect(missing({ bun: { food: FOOD } })).toEqual([]);
    expect(missing({ bun: { food: { ...FOOD, nutrition: undefined } } })).toEqual([
      expect.stringMatching(/^products\/bun\.md: food\.nutrition: the nutrition per 100 g or ml/),
    ]);
    expect(
      missing({ bun: { food: { ...FOOD, nutrition: undefined, withoutNutrition: 'small-producer' } } }),
    ).toEqual([]);
  });

  test('is not required elsewhere, of other goods, or of files', () => {
    const formats = [{ id: 'one', name: 'One', prices: { US: 400, CA: 500, LATAM: 300, GO: 400 } }];
    expect(missing({ bun: { formats } })).toEqual([]);
    expect(missing({ bun: { goods: 'kitchenware' } })).toEqual([]);
    const file = {
      id: 'one',
      name: 'One',
      type: 'Digital File',
      prices: { GB: 400 },
      files: [{ name: 'a.pdf' }],
    };
    expect(missing({ bun: { formats: [file] } })).toEqual([]);
  });

  test('names who answers for it in each of those regions', () => {
    expect(missing({ bun: { food: FOOD }, roll: { food: FOOD } }, {})).toEqual([
      expect.stringMatching(/^settings\/store\.yaml: foodBusiness\.GB: name and address.*products\/bun\.md/),
    ]);
    expect(missing({ bun: { food: { ...FOOD, business: { GB: BUSINESS } } } }, {})).toEqual([]);
  });

  test('is required of each part of a box, also of a box of other goods', () => {
    const jar = { name: 'Jam', ingredients: 'Plums, sugar' };
    expect(missing({ box: { food: { parts: [{ name: 'Bun', ...FOOD }, jar] } } })).toEqual([
      expect.stringMatching(/^products\/box\.md: food\.parts\.1\.nutrition: /),
    ]);
    const book = { goods: 'book', formats: [{ id: 'one', name: 'One', prices: { GB: 900 } }] };
    expect(missing({ book: { ...book, food: { parts: [jar] } } })).toHaveLength(1);
  });

  test('takes a part’s facts from the product that it is, which must have some', () => {
    const box = { food: { parts: [{ product: 'bun' }] } };
    expect(missing({ box, bun: { food: FOOD } })).toEqual([]);
    const without: Record<string, object>[] = [{}, { bun: { goods: 'kitchenware' } }, { bun: box }];
    for (const others of without)
      expect(missing({ box, ...others })[0]).toMatch(
        /^products\/box\.md: food\.parts\.0\.product: another product/,
      );
  });
});

describe('the facts of a box', () => {
  const entries: Record<string, ProductEntry> = {
    bun: productSchema.parse({ ...BUN, food: { ...FOOD, mayContain: ['nuts'], storage: 'Dry.' } }),
    box: productSchema.parse({
      ...BUN,
      formats: [...BUN.formats, { ...BUN.formats[0], id: 'two' }],
      food: {
        parts: [
          { product: 'bun', net: { amount: 60, unit: 'g' } },
          {
            name: 'Cordial',
            net: { amount: 250, unit: 'ml' },
            formats: ['two'],
            ingredients: 'Plums, *sulphites*',
            strength: 5.5,
          },
        ],
        mayContain: ['eggs', 'celery'],
        storage: 'Cool.',
        bestBefore: { months: 2 },
      },
    }),
  };
  const sources = { productOf: (id: string) => entries[id], foodBusiness: { GB: BUSINESS } };
  const [bun, cordial] = foodFactsOf(entries.box!, sources);

  test('are those of its parts; what a part does not say, its product and the box say', () => {
    expect(bun).toMatchObject({
      name: 'Bun',
      productId: 'bun',
      net: { amount: 60, unit: 'g' },
      per: 'g',
      ingredients: FOOD.ingredients,
      contains: [
        { allergen: 'gluten', as: ['wheat'] },
        { allergen: 'eggs', as: [] },
      ],
      storage: 'Dry.',
      bestBefore: { unit: 'months', count: 2 },
      business: { GB: BUSINESS },
    });
    expect(cordial).toMatchObject({ name: 'Cordial', per: 'ml', formats: ['two'], storage: 'Cool.' });
    const rows = foodTables(
      { formats: [{ _id: 'two', prices: [] } as never], food: [cordial!] },
      'GB',
    ).flatMap((table) => table.rows);
    expect(rows).toContainEqual({ label: 'Alcohol', text: '5.5% vol' });
  });

  test('do not say that it may contain what it contains', () => {
    expect(bun?.mayContain).toEqual(['celery', 'nuts']);
    expect(cordial?.mayContain).toEqual(['eggs', 'celery']);
  });

  test('keep it out of lists without any of their allergens', () => {
    const food = [bun!, cordial!];
    expect(allergensOf({ isFood: true, food })).toEqual(['gluten', 'eggs', 'nuts', 'celery', 'sulphites']);
    expect(allergensOf({ isFood: true, food: [] })).toEqual([...ALLERGENS]);
    expect(allergensOf({ isFood: false, food: [] })).toEqual([]);
  });
});
