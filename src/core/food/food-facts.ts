import type { NetQuantity } from '../products/unit-price.ts';
import type { RegionCode } from '../regions/regions.ts';
import { ALLERGENS, type Allergen } from './allergens.ts';
import type { Contained } from './marked-text.ts';
import type { Nutrition, WithoutNutrition } from './nutrition.ts';

/** How long a food keeps from its delivery, at least. */
export const SHELF_LIFE_UNITS = ['days', 'weeks', 'months', 'years'] as const;
export type ShelfLife = { count: number; unit: (typeof SHELF_LIFE_UNITS)[number] };

/** Who answers for a food: the name under which it is sold, or its importer. */
type FoodBusiness = { name: string; address: string[] };

/**
 * The facts of a food for shoppers, before they buy it. A product has one of these, or one for each item
 * in a box.
 */
export type FoodFacts = {
  /** Of an item in a box. */
  name?: string;
  /** The product that the item in the box is also sold as. */
  productId?: string;
  /** The ids of the formats that it is in. Without it, in all of them. */
  formats?: string[];
  net?: NetQuantity;
  /** In descending order of weight, with allergens between asterisks. */
  ingredients: string;
  contains: Contained[];
  /** What may be in it by accident, and not by recipe. */
  mayContain: Allergen[];
  /** Whether `nutrition` is per 100 g or per 100 ml. */
  per: NetQuantity['unit'];
  nutrition?: Nutrition;
  /** Why it has no nutrition declaration. */
  withoutNutrition?: WithoutNutrition;
  /** The alcohol of a drink, in per cent by volume. */
  strength?: number;
  storage?: string;
  origin?: string;
  bestBefore?: ShelfLife;
  /** By the region that it is sold in. */
  business: Partial<Record<RegionCode, FoodBusiness>>;
};

/**
 * The regions whose law has these facts on the page of a product before it is bought: article 14 of
 * Regulation (EU) No 1169/2011 asks for all of article 9 but the date of minimum durability. In Great Britain
 * the retained Regulation says the same, with the Food Information Regulations 2014 (and those of Scotland,
 * Wales and Northern Ireland).
 */
export const FOOD_LAW_REGIONS: readonly RegionCode[] = ['GB', 'EU'];

/**
 * The allergens that hide a product in a list without them: what it contains or may contain, in any
 * of its formats. All of them for a food without facts, since nobody knows.
 */
export function allergensOf({ isFood, food }: { isFood: boolean; food: readonly FoodFacts[] }): Allergen[] {
  if (isFood && food.length === 0) return [...ALLERGENS];
  const all = food.flatMap(({ contains, mayContain }) => [
    ...contains.map(({ allergen }) => allergen),
    ...mayContain,
  ]);
  return ALLERGENS.filter((allergen) => all.includes(allergen));
}
