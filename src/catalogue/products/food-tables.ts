import { ALLERGENS } from '#src/core/food/allergens.ts';
import type { FoodFacts } from '#src/core/food/food-facts.ts';
import { allergensText, capitalised, containedText } from '#src/core/food/food-words.ts';
import { type Piece, readMarks } from '#src/core/food/marked-text.ts';
import { NUTRIENTS, type Nutrition } from '#src/core/food/nutrition.ts';
import { type Goods, isEdible } from '#src/core/products/goods.ts';
import { formatsIn } from '#src/core/products/pricing.ts';
import type { Format, Product } from '#src/core/products/types.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/food.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import type { BuyingFact } from './buying-facts.ts';

/** The facts of a food as its page shows them. */
export type FoodTable = {
  /** Of an item in a box, with the page of the product that it also is. */
  name?: string;
  url?: string;
  /** Empty for what all parts of a box have in common. */
  ingredients: Piece[];
  rows: FoodRow[];
  nutrition?: { caption: string; rows: NutritionRow[] };
};
type FoodRow = { label: string; text: string };
type NutritionRow = { label: string; text: string; isPart: boolean };

/** What the parts of a box may have in common. */
const SHARED = [words.storage, words.bestBefore, words.origin, words.business];

type Fed = Pick<Product, 'formats'> & { food: readonly FoodFacts[] };

/** The same of one format, without what others have: for services that list each format. */
export function foodTablesOf(product: Fed, format: Format, region: RegionCode): FoodTable[] {
  return foodIn(product, [format]).map((facts) => tableOf(facts, [format], region));
}

/** What the page of a product says in a region of the food that it is, or of each item in a box. */
export function foodTables(product: Fed, region: RegionCode): FoodTable[] {
  const sold = formatsIn(product, region);
  const formats = sold.length > 0 ? sold : product.formats;
  return withSharedRows(foodIn(product, formats).map((facts) => tableOf(facts, formats, region)));
}

/**
 * What most parts of a box have in common is said once, before them. A label is not shared when a part says
 * nothing under it, since the shared text would then be read as that part's.
 */
function withSharedRows(tables: readonly FoodTable[]): FoodTable[] {
  if (tables.length < 2) return [...tables];
  const shared = SHARED.flatMap((label) => {
    const texts = tables.flatMap(({ rows }) =>
      rows.filter((row) => row.label === label).map(({ text }) => text),
    );
    const [most] = [...Map.groupBy(texts, (text) => text)].sort(([, a], [, b]) => b.length - a.length);
    return texts.length === tables.length && most && most[1].length > 1 ? { label, text: most[0] } : [];
  });
  if (shared.length === 0) return [...tables];
  const isOwn = (row: FoodRow) => !shared.some(({ label, text }) => row.label === label && row.text === text);
  return [
    { name: words.allParts, ingredients: [], rows: shared },
    ...tables.map((table) => ({ ...table, rows: table.rows.filter(isOwn) })),
  ];
}

/** The parts of a product that are in at least one of these formats. */
function foodIn({ food }: Fed, formats: readonly Format[]): FoodFacts[] {
  return food.filter(({ formats: only }) => !only || formats.some(({ _id }) => only.includes(_id)));
}

/**
 * The allergens of a food in a line below the price, with a link to all ingredients. Empty for food without
 * facts, and for other goods: of a book that comes with a jar, only the jar has some.
 */
export function allergenFacts(
  { food, goods }: Pick<Fed, 'food'> & { goods: Goods },
  place: string,
): BuyingFact[] {
  if (food.length === 0 || !isEdible(goods)) return [];
  const held = food.flatMap(({ contains }) => contains);
  const contains = ALLERGENS.flatMap((allergen) => {
    const same = held.filter((one) => one.allergen === allergen);
    return same.length > 0 ? { allergen, as: [...new Set(same.flatMap(({ as }) => as))] } : [];
  });
  const mayContain = ALLERGENS.filter(
    (allergen) =>
      food.some((one) => one.mayContain.includes(allergen)) && held.every((one) => one.allergen !== allergen),
  );
  const text = capitalised(containedText(contains)) || words.noAllergen;
  return [
    {
      label: words.allergens,
      text:
        mayContain.length > 0
          ? fill(words.containsAndMay, { contains: text, mayContain: allergensText(mayContain) })
          : text,
      link: { text: words.allIngredients, href: `#${place}` },
    },
  ];
}

function tableOf(facts: FoodFacts, formats: readonly Format[], region: RegionCode): FoodTable {
  const { name, productId, ingredients, contains, mayContain, nutrition, per, strength } = facts;
  const business = facts.business[region];
  const rows: [label: string, text: string | undefined][] = [
    [words.contains, capitalised(containedText(contains)) || words.noAllergen],
    [words.mayContain, capitalised(allergensText(mayContain))],
    [words.onlyIn, onlyIn(facts, formats)],
    [words.netQuantity, netText(facts, formats)],
    [words.strength, strength ? fill(words.byVolume, { strength: String(strength) }) : undefined],
    [words.storage, facts.storage],
    [
      words.bestBefore,
      facts.bestBefore && fillCount(words.keeps[facts.bestBefore.unit], facts.bestBefore.count),
    ],
    [words.origin, facts.origin],
    [words.business, business && [business.name, ...business.address].join(', ')],
  ];
  return {
    ...(name && { name }),
    ...(productId && { url: paths.product(productId) }),
    ingredients: readMarks(ingredients) ?? [],
    rows: rows.flatMap(([label, text]) => (text ? { label, text } : [])),
    ...(nutrition && {
      nutrition: { caption: fill(words.nutritionPer, { unit: per }), rows: nutritionRows(nutrition) },
    }),
  };
}

/** The rows of a nutrition declaration, in the order of the law. */
function nutritionRows(nutrition: Nutrition): NutritionRow[] {
  const { kJ, kcal } = nutrition;
  const energy = fill(words.energyText, { kJ: number(kJ), kcal: number(kcal) });
  return [
    { label: words.energy, text: energy, isPart: false },
    ...NUTRIENTS.flatMap((row) => {
      const amount = nutrition[row.name];
      if (amount === undefined) return [];
      const text = fill(words.grams, { amount: number(amount) });
      return { label: words.nutrients[row.name], text, isPart: 'of' in row };
    }),
  ];
}

/** The names of its formats, when there are others that do not have it. */
function onlyIn({ formats: only }: FoodFacts, formats: readonly Format[]): string | undefined {
  const held = formats.filter(({ _id }) => only?.includes(_id));
  return only && held.length < formats.length ? held.map(({ name }) => name).join(', ') : undefined;
}

/** Its own, or those of the formats, each once: `250 g, 1,000 g`. */
function netText({ net: own, formats: only }: FoodFacts, formats: readonly Format[]): string {
  const nets = own ? [own] : only ? [] : formats.flatMap(({ net }) => net ?? []);
  return [...new Set(nets.map(({ amount, unit }) => `${number(amount)} ${unit}`))].join(', ');
}

const { format: number } = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
