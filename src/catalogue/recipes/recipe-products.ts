import { sum } from '#src/core/money.ts';
import { formatToAdd } from '#src/core/products/format-to-add.ts';
import { isSoldIn } from '#src/core/products/pricing.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import type { RecipeEntry } from '../schemas/recipe.ts';
import { ingredientProducts } from './products-of-recipe.ts';

/** The products on a recipe's page in a region. Each is there once. */
export type RecipeProducts = {
  /**
   * By the ingredient's number in the whole list. Those that the region sells, sold out or not. One that
   * several ingredients name is with the first.
   */
  byIngredient: ReadonlyMap<number, CatalogueProduct>;
  /** What it is cooked with, and the region sells. */
  tools: CatalogueProduct[];
  /** What the recipe comes from. */
  sources: CatalogueProduct[];
  /** The ingredients that can be added with one touch, and their sum in minor units, if there are several. */
  all?: { count: number; amount: number };
};

/** Sorts a recipe's products by where its page shows them. */
export function recipeProducts(
  { productById }: Pick<Catalogue, 'productById'>,
  recipe: RecipeEntry,
  region: RegionCode,
): RecipeProducts {
  const shown = new Set<string>();
  const find = (id: string | undefined) => {
    const product = productById.get(id ?? '');
    return product && product.kind !== 'test' && !shown.has(product._id) ? product : undefined;
  };
  const findSold = (id: string | undefined) => {
    const product = find(id);
    if (!product || !isSoldIn(product, region)) return [];
    shown.add(product._id);
    return [product];
  };
  const byIngredient = new Map(
    recipe.ingredients
      .flatMap(({ items }) => items)
      .flatMap(({ product }, index) => findSold(product).map((found) => [index, found] as const)),
  );
  const tools = recipe.tools.flatMap(findSold);
  const used = new Set([...ingredientProducts(recipe), ...recipe.tools]);
  const amounts = [...byIngredient.values()].flatMap((product) => formatToAdd(product, region)?.amount ?? []);
  return {
    byIngredient,
    tools,
    sources: recipe.products.flatMap((id) => (used.has(id) ? [] : (find(id) ?? []))),
    ...(amounts.length > 1 && {
      all: { count: amounts.length, amount: sum(amounts) },
    }),
  };
}
