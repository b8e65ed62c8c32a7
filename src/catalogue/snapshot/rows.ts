import type { FoodFacts } from '#src/core/food/food-facts.ts';
import type { Goods } from '#src/core/products/goods.ts';
import type { Product } from '#src/core/products/types.ts';
import { paths } from '#src/lib/paths.ts';
import type { CatalogueProduct, Creator, Recipe, Section } from '../catalogue.ts';
import { productPath } from '../product-path.ts';
import { productsOfRecipe } from '../recipes/products-of-recipe.ts';
import type { CreatorEntry } from '../schemas/creator.ts';
import type { Publishing } from '../schemas/publishing.ts';
import type { RecipeEntry } from '../schemas/recipe.ts';
import type { SelectionEntry } from '../schemas/selection.ts';

/** The type of a value after JSON serialisation: dates become strings. */
type Kept<T> = T extends Date ? string : T extends object ? { [K in keyof T]: Kept<T[K]> } : T;

/** A product in the snapshot: what functions need to sell it, and what only the API returns. */
export type ProductRow = Product & {
  url: string;
  goods: Goods;
  details: { label: string; value: string }[];
  /** The facts of the food that it is, or of each item in a box. */
  food?: FoodFacts[];
  quote?: string | undefined;
  lessons?: number | undefined;
  runningMinutes?: number | undefined;
  goesWith: string[];
};
export type PreviewImage = { url: string; alt: string };
export type CreatorRow = { _id: string; url: string } & Kept<
  Pick<CreatorEntry, 'name' | 'username' | 'profile' | 'joinedAt' | 'socials'>
>;
export type RecipeRow = { _id: string; url: string } & Kept<
  Omit<RecipeEntry, 'photograph' | 'art' | 'categories' | 'aliases' | keyof Publishing>
> & { categoryIds: string[] };
type SectionCategoryRow = { _id: string; name: string; url: string; line?: string | undefined };
export type SectionRow = {
  _id: string;
  name: string;
  url: string;
  line: string;
  shows: 'products' | 'recipes' | 'fundings';
  addedAt: string;
  categories: (SectionCategoryRow & { nestedCategories: SectionCategoryRow[] })[];
};
export type SelectionRow = { _id: string } & Pick<
  SelectionEntry,
  'spotlight' | 'tile' | 'isOnHome' | 'title' | 'kicker' | 'line'
> & { items: { kind: SelectionEntry['items'][number]['kind']; _id: string; line?: string | undefined }[] };

export function productRow({ entry, food, ...product }: CatalogueProduct): ProductRow {
  const { goods, details, quote, lessons, runningMinutes, goesWith } = entry.data;
  const url = productPath(entry);
  const eaten = food.length > 0 && { food };
  return { ...product, url, goods, details, ...eaten, quote, lessons, runningMinutes, goesWith };
}

export function creatorRow({ id, data }: Creator): CreatorRow {
  const { name, username, profile, joinedAt, socials } = data;
  const url = paths.creator(profile.handle);
  return { _id: id, name, username, url, profile, joinedAt: joinedAt.toISOString(), socials };
}

export function recipeRow({ id, data }: Recipe): RecipeRow {
  const { photograph: _photograph, art: _art, categories: categoryIds, publishedAt, ...shown } = data;
  const {
    aliases: _aliases,
    draft: _draft,
    publishAt: _publishAt,
    unpublishAt: _unpublishAt,
    ...recipe
  } = shown;
  return {
    _id: id,
    url: paths.recipe(id),
    ...recipe,
    products: productsOfRecipe(data),
    categoryIds,
    publishedAt: publishedAt.toISOString(),
  };
}

export function sectionRow({ data }: Section): SectionRow {
  const { slug, name, line, shows, addedAt, categories } = data;
  const rowOf = (category: { slug: string; name: string; line?: string | undefined }) => ({
    _id: `${slug}/${category.slug}`,
    name: category.name,
    url: paths.category(`${slug}/${category.slug}`),
    line: category.line,
  });
  return {
    _id: slug,
    name,
    url: paths.section(slug),
    line,
    shows,
    addedAt: addedAt.toISOString(),
    categories: categories.map((category) => ({
      ...rowOf(category),
      nestedCategories: category.nestedCategories.map(rowOf),
    })),
  };
}

export function selectionRow({ id, data }: { id: string; data: SelectionEntry }): SelectionRow {
  const { spotlight, tile, isOnHome, title, kicker, line, items } = data;
  return {
    _id: id,
    spotlight,
    tile,
    isOnHome,
    title,
    kicker,
    line,
    items: items.map(({ kind, id: _id, line: own }) => ({ kind, _id, line: own })),
  };
}
