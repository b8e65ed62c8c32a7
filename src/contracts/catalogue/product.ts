import * as z from 'zod/mini';
import { ALLERGENS } from '#src/core/food/allergens.ts';
import { SHELF_LIFE_UNITS } from '#src/core/food/food-facts.ts';
import { WITHOUT_NUTRITION } from '#src/core/food/nutrition.ts';
import { CHOICES } from '#src/core/products/choice.ts';
import { GOODS_KINDS } from '#src/core/products/goods.ts';
import { TAX_KINDS } from '#src/core/products/tax-kind.ts';
import {
  AVAILABILITIES,
  FORMAT_TYPES,
  PALETTE,
  PRODUCT_KINDS,
  PRODUCT_TYPES,
} from '#src/core/products/types.ts';
import { NET_UNITS } from '#src/core/products/unit-price.ts';
import { count, moment, regionCode } from './list.ts';

/** The creator of a product or recipe, with the fields that are part of it. */
export const productCreator = z.object({
  _id: z.string(),
  username: z.string(),
  name: z.string(),
  profile: z.object({ handle: z.string(), colour: z.enum(PALETTE) }),
});

/** A category of a section; `url` is the path of its page. */
export const category = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  section: z.string(),
});

const net = z.object({ amount: z.int(), unit: z.enum(NET_UNITS) });

/**
 * `prices` are in minor units of each region's currency; the format is not sold in regions without a price.
 * `prior` is an earlier, higher price that may be shown struck through. `net` is the net contents, for the
 * price per 100 g or ml. `options` are its values of the product's options, in their order. `weight` is in
 * grams. `picture` is the position of its own picture in `previewImages`. A bundle `contains` formats of
 * other products, `quantity` in each piece of it; it is available as long as all of them are.
 */
const format = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.optional(z.enum(FORMAT_TYPES)),
  taxKind: z.optional(z.enum(TAX_KINDS)),
  detail: z.optional(z.string()),
  net: z.optional(net),
  prices: z.array(z.object({ region: regionCode, amount: count, prior: z.optional(count) })),
  options: z.optional(z.array(z.string())),
  sku: z.optional(z.string()),
  barcode: z.optional(z.string()),
  weight: z.optional(z.int()),
  picture: z.optional(count),
  availability: z.optional(z.literal('unavailable')),
  contains: z.optional(
    z.array(
      z.object({
        productId: z.string(),
        productFormatId: z.string(),
        name: z.string(),
        formatName: z.string(),
        sku: z.string(),
        quantity: z.int(),
      }),
    ),
  ),
});

const grams = z.number().check(z.minimum(0));
const allergens = z.array(z.enum(ALLERGENS));

/**
 * What a shopper must or may know of a food: the product itself, or an item in a box, which has a `name`, and
 * the id of the product that it is also sold as. `formats` are those that it is in; all of them without it.
 * Allergens are between asterisks in `ingredients`; `contains` has the same, and by which names for cereals
 * and nuts. `nutrition` is per 100 g or ml (`per`), in grams and, for energy, kJ and kcal. `withoutNutrition`
 * says why the law asks for none. `strength` is the alcohol of a drink in per cent by volume. `bestBefore` is
 * the least time from delivery. `business` is who answers for it in a region.
 */
const foodFacts = z.object({
  name: z.optional(z.string()),
  productId: z.optional(z.string()),
  formats: z.optional(z.array(z.string())),
  net: z.optional(net),
  ingredients: z.string(),
  contains: z.array(z.object({ allergen: z.enum(ALLERGENS), as: z.array(z.string()) })),
  mayContain: allergens,
  per: z.enum(NET_UNITS),
  nutrition: z.optional(
    z.object({
      kJ: count,
      kcal: count,
      fat: grams,
      saturates: grams,
      monounsaturates: z.optional(grams),
      polyunsaturates: z.optional(grams),
      carbohydrate: grams,
      sugars: grams,
      polyols: z.optional(grams),
      starch: z.optional(grams),
      fibre: z.optional(grams),
      protein: grams,
      salt: grams,
      alcohol: z.optional(grams),
      organicAcids: z.optional(grams),
    }),
  ),
  withoutNutrition: z.optional(z.enum(WITHOUT_NUTRITION)),
  strength: z.optional(z.number()),
  storage: z.optional(z.string()),
  origin: z.optional(z.string()),
  bestBefore: z.optional(z.object({ count: z.int(), unit: z.enum(SHELF_LIFE_UNITS) })),
  business: z.partialRecord(regionCode, z.object({ name: z.string(), address: z.array(z.string()) })),
});

/**
 * A product. `creator` and `categories` are ids unless populated; `categoryIds` are always ids. `url` is the
 * path of its page.
 */
export const product = z.object({
  _id: z.string(),
  name: z.string(),
  summary: z.string(),
  url: z.string(),
  creator: z.union([z.string(), productCreator]),
  categories: z.union([z.array(z.string()), z.array(category)]),
  categoryIds: z.array(z.string()),
  formats: z.array(format).check(z.minLength(1)),
  productFormatId: z.string(),
  previewImages: z.array(z.object({ url: z.string(), alt: z.string() })),
  type: z.enum(PRODUCT_TYPES),
  availability: z.enum(AVAILABILITIES),
  kind: z.enum(PRODUCT_KINDS),
  goods: z.enum(GOODS_KINDS),
  addedAt: moment,
  releasedAt: z.optional(moment),
  customization: z.optional(
    z.object({
      label: z.string(),
      help: z.optional(z.string()),
      maxLength: z.int(),
      isRequired: z.boolean(),
      /** The ids of the formats that can be personalised. Without it, all shipped formats can. */
      formats: z.optional(z.array(z.string())),
    }),
  ),
  /** What its formats are to a shopper. */
  choice: z.optional(z.enum(CHOICES)),
  /** What a shopper chooses, such as size and colour. Each combination of values is a format (a variant). */
  options: z.optional(z.array(z.object({ name: z.string(), values: z.array(z.string()) }))),
  /** The most pieces that one customer may buy, in all orders together. */
  maximumPerPerson: z.optional(z.int()),
  /** The ids of the only shipping methods that it can go by. Without it, all. */
  shippingMethods: z.optional(z.array(z.string())),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The facts of the food that it is, or of each item in a box. */
  food: z.optional(z.array(foodFacts)),
  quote: z.optional(z.string()),
  /** Of a course: the number of lessons, and the minutes of all its films. */
  lessons: z.optional(z.int()),
  runningMinutes: z.optional(z.int()),
});
export type ProductAnswer = z.output<typeof product>;
