import type { Catalogue, CatalogueProduct, Recipe, Section } from '#src/catalogue/catalogue.ts';
import { coverOf, dishOf } from '#src/catalogue/pictures/covers.ts';
import type { Picture } from '#src/catalogue/pictures/store-picture.ts';
import { productPath } from '#src/catalogue/product-path.ts';
import { featured } from '#src/catalogue/products/featured.ts';
import { listPrice } from '#src/catalogue/products/list-price.ts';
import { withParents } from '#src/catalogue/sections/categories.ts';
import { duration } from '#src/core/duration-text.ts';
import { allergensOf } from '#src/core/food/food-facts.ts';
import { regionalAvailability } from '#src/core/products/availability.ts';
import { formatToAdd } from '#src/core/products/format-to-add.ts';
import { goodsOf, isEdible } from '#src/core/products/goods.ts';
import { ownAmount } from '#src/core/products/pricing.ts';
import { ratingOf } from '#src/core/ratings.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { DOT } from '#src/lib/dot.ts';
import { totalMinutes } from '#src/lib/duration.ts';
import { memoizeByObject } from '#src/lib/memoize-by-object.ts';
import { nth } from '#src/lib/nth.ts';
import { paths } from '#src/lib/paths.ts';
import type { CountedItem, ListItem } from './list-query.ts';

/** All listed products as list items of a region, in the order of its lists. */
export function listItems(catalogue: Catalogue, region: RegionCode): Promise<ListItem[]> {
  return memoizeByObject(catalogue, `list items of ${region}`, () =>
    Promise.all(
      featured(catalogue.products, region).map((product) => productItem(catalogue, product, region)),
    ),
  );
}

/** All recipes as list items, newest first. They have no prices. */
export function recipeItems(catalogue: Catalogue): Promise<ListItem[]> {
  return memoizeByObject(catalogue, 'list items of recipes', () =>
    Promise.all(catalogue.recipes.map((recipe) => recipeItem(catalogue, recipe))),
  );
}

/**
 * Everything that the filters of a list count: of all products, or of all recipes. Names, prices and pictures
 * are on the pages of the list, and no filter counts them.
 */
export function listed(
  catalogue: Catalogue,
  region: RegionCode,
  shows: Section['data']['shows'] = 'products',
): CountedItem[] {
  const isRecipes = shows === 'recipes';
  const store = storeRegionFor(region, catalogue.settings.closedRegions);
  return memoizeByObject(catalogue, `counted ${isRecipes ? 'recipes' : `items of ${store}`}`, () =>
    isRecipes
      ? catalogue.recipes.map((recipe) => countedOfRecipe(catalogue, recipe))
      : featured(catalogue.products, store).map((product) => countedOfProduct(catalogue, product, store)),
  );
}

async function productItem(
  catalogue: Catalogue,
  product: CatalogueProduct,
  region: RegionCode,
): Promise<ListItem> {
  const rating = ratingOf(catalogue.by.reviewsByProduct.get(product._id) ?? []);
  return {
    name: product.name,
    url: productPath(product.entry),
    creator: product.creator.name,
    summary: product.summary,
    price: listPrice(product, region),
    ...(rating && { rating }),
    addedAt: product.addedAt,
    picture: listPicture(await coverOf(catalogue, product)),
    ...countedOfProduct(catalogue, product, region),
  };
}

function countedOfProduct(catalogue: Catalogue, product: CatalogueProduct, region: RegionCode) {
  const isForSale = product.type !== 'funding' && product.availability === 'available';
  const toAdd = isForSale ? formatToAdd(product, region) : undefined;
  const isFood = isEdible(product.entry.data.goods);
  return {
    ...placesOf(catalogue, product.categoryIds),
    type: product.type,
    availability: product.availability,
    standing: regionalAvailability(product, region),
    ...(toAdd && { formatToAdd: toAdd._id }),
    ...(goodsOf(product.entry.data.goods).tile === 'wide' && { isWide: true }),
    ...(isFood && { allergens: allergensOf({ isFood, food: product.food }) }),
    ...optionsOf(product, region),
  };
}

/** The options, and the variants that can be bought in the region. */
function optionsOf({ options, formats }: CatalogueProduct, region: RegionCode) {
  if (!options) return {};
  const variants = formats
    .filter((format) => format.availability !== 'unavailable' && ownAmount(format, region) !== undefined)
    .flatMap((format) => (format.options ? [format.options] : []));
  return { options: options.map(({ name }) => name), variants };
}

async function recipeItem(catalogue: Catalogue, recipe: Recipe): Promise<ListItem> {
  const { data, id } = recipe;
  const minutes = totalMinutes(data.minutes);
  const creator = catalogue.creatorById.get(data.creator)?.data.name ?? '';
  return {
    name: data.title,
    url: paths.recipe(id),
    creator,
    label: `${duration(minutes)}${DOT}${creator}`,
    summary: data.summary,
    addedAt: data.publishedAt.toISOString(),
    picture: listPicture(await dishOf(catalogue, recipe)),
    ...countedOfRecipe(catalogue, recipe),
  };
}

function countedOfRecipe(catalogue: Catalogue, { data }: Recipe) {
  return {
    ...placesOf(catalogue, data.categories),
    minutes: totalMinutes(data.minutes),
    difficulty: data.difficulty,
    diet: data.diet,
  };
}

function placesOf({ sections }: Catalogue, ids: string[]): Pick<ListItem, 'sections' | 'categories'> {
  const categories = withParents(ids, sections);
  return { sections: [...new Set(categories.map((id) => id.split('/')[0] ?? id))], categories };
}

function listPicture({ webp, width, height, alt, ground }: Picture): ListItem['picture'] {
  const offered = webp.filter((file) => file.width <= 1024);
  return {
    src: (offered[1] ?? nth(offered, 0)).url,
    srcset: offered.map((file) => `${file.url} ${file.width}w`).join(', '),
    width,
    height,
    alt,
    class: ground ? `ground-${ground}` : '',
  };
}
