import { FOOD_LAW_REGIONS } from '#src/core/food/food-facts.ts';
import { WITHOUT_NUTRITION } from '#src/core/food/nutrition.ts';
import { isEdible } from '#src/core/products/goods.ts';
import { isShipped } from '#src/core/products/pricing.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content, ContentOf } from './read-content.ts';

type Product = ContentOf<'products'>;

const LAW = '(Regulation (EU) No 1169/2011, article 14; the same in the UK)';

/**
 * Foods without the facts that the law wants before they are bought: see FOOD_LAW_REGIONS. Foods that are
 * sold in other regions alone may have none. Bundles have the facts of their parts. Also parts of boxes that
 * are no product with facts.
 */
export function missingFoodFacts({ products, settings }: Content): ContentProblem[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const shop = settings[0];
  return products
    .flatMap((product): ContentProblem[] => {
      const { file, data } = product;
      const broken = brokenParts(product, byId);
      if (broken.length > 0) return broken;
      const regions = lawRegionsOf(product);
      if (regions.length === 0) return [];
      const told = `since ${regions.join(' and ')} must be told before they buy ${LAW}`;
      const { food } = data;
      if (!food)
        return isEdible(data.goods) && !data.formats.every(({ contains }) => contains)
          ? [
              {
                file,
                field: 'food',
                expected: `its ingredients, nutrition and who answers for it, ${told}; docs/editing-content.md has an example`,
              },
            ]
          : [];
      const parts = food.parts ?? [food];
      return parts.flatMap((part, index) => {
        const field = food.parts ? `food.parts.${index}` : 'food';
        const sold = 'product' in part && part.product ? byId.get(part.product) : undefined;
        const { food: soldFood } = sold?.data ?? {};
        const declared =
          part.nutrition ?? part.withoutNutrition ?? soldFood?.nutrition ?? soldFood?.withoutNutrition;
        const named = {
          ...shop?.data.foodBusiness,
          ...food.business,
          ...sold?.data.food?.business,
          ...part.business,
        };
        const nameless = regions.filter((region) => !named[region]);
        return [
          ...(declared === undefined
            ? [
                {
                  file: sold?.file ?? file,
                  field: sold ? 'food.nutrition' : `${field}.nutrition`,
                  expected: `the nutrition per 100 g or ml, ${told}; or withoutNutrition: ${WITHOUT_NUTRITION.join(', ')}`,
                },
              ]
            : []),
          ...nameless.map((region) => ({
            file: shop?.file ?? file,
            field: `foodBusiness.${region}`,
            expected: `name and address of who answers for food there, or food.business.${region} in ${file}, ${told}`,
          })),
        ];
      });
    })
    .filter(isFirst);
}

/** The regions that sell a format that is posted, and want to know what is in it. */
function lawRegionsOf({ data }: Product): RegionCode[] {
  return FOOD_LAW_REGIONS.filter((region) =>
    data.formats.some((format) => isShipped(format) && format.prices[region] !== undefined),
  );
}

function brokenParts({ id, file, data }: Product, byId: ReadonlyMap<string, Product>): ContentProblem[] {
  return (data.food?.parts ?? []).flatMap(({ product }, index) => {
    if (!product) return [];
    const food = product === id ? undefined : byId.get(product)?.data.food;
    if (food && !food.parts) return [];
    return {
      file,
      field: `food.parts.${index}.product`,
      expected: `another product that has food facts and no parts; “${product}” ${food ? 'has parts' : 'is none'}`,
    };
  });
}

/** A file's field is named once, however many foods want it. */
const isFirst = ({ file, field }: ContentProblem, at: number, all: readonly ContentProblem[]) =>
  all.findIndex((other) => other.file === file && other.field === field) === at;
