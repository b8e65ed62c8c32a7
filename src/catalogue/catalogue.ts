import type { CollectionEntry } from 'astro:content';
import { buildNow } from '#src/lib/clock.ts';
import { isSoldIn } from '../core/products/pricing.ts';
import type { Category, Product } from '../core/products/types.ts';
import type { RegionCode } from '../core/regions/regions.ts';
import { contentFile } from '../schemas/content-folder.ts';
import { categoriesById, toProduct } from './product.ts';
import { entriesOf } from './reading/entries.ts';

export type CatalogueProduct = Product & { entry: CollectionEntry<'products'> };
export type Creator = CollectionEntry<'creators'>;
export type Recipe = CollectionEntry<'recipes'>;
export type Section = CollectionEntry<'sections'>;

/** Everything the pages show, read once per build. Lists are in the order in which a shopper meets them. */
export type Catalogue = {
  /** Newest first; test products are left out of every list but keep their page. */
  products: CatalogueProduct[];
  testProducts: CatalogueProduct[];
  productById: Map<string, CatalogueProduct>;
  /** By name, as a reader of their language sorts it. */
  creators: Creator[];
  creatorById: Map<string, Creator>;
  /** Newest first. */
  recipes: Recipe[];
  recipeById: Map<string, Recipe>;
  sections: Section[];
  categories: Map<string, Category>;
};

let loading: Promise<Catalogue> | undefined;

/** The catalogue of this build. In development it is read anew each time, so that an edit shows at once. */
export function getCatalogue(): Promise<Catalogue> {
  if (import.meta.env.DEV) return load();
  loading ??= load();
  return loading;
}

/** The creator that something's `creator` names; the check of the content sees to it that there is one. */
export function creatorNamed({ creatorById }: Pick<Catalogue, 'creatorById'>, id: string): Creator {
  const creator = creatorById.get(id);
  if (!creator) throw new Error(`There is no creator named ${id}.`);
  return creator;
}

/** A creator's products, newest first. */
export function productsOf({ products }: Catalogue, creatorId: string): CatalogueProduct[] {
  return products.filter((product) => product.creator._id === creatorId);
}

/** A creator's recipes, newest first. */
export function recipesOf({ recipes }: Catalogue, creatorId: string): Recipe[] {
  return recipes.filter((recipe) => recipe.data.creator === creatorId);
}

/** The recipes that a product is the source of. */
export function recipesFrom({ recipes }: Catalogue, productId: string): Recipe[] {
  return recipes.filter((recipe) => recipe.data.products.includes(productId));
}

/**
 * What to show beside a product in a region: what its editor put next to it, then the same creator's things, then
 * the same category's, each once, only what is sold and available there.
 */
export function recommendedFor(
  catalogue: Catalogue,
  product: CatalogueProduct,
  region: RegionCode,
  count = 3,
) {
  const chosen = product.entry.data.goesWith.flatMap((id) => catalogue.productById.get(id) ?? []);
  const sameCreator = catalogue.products.filter((other) => other.creator._id === product.creator._id);
  const sameCategory = catalogue.products.filter((other) =>
    other.categoryIds.some((id) => product.categoryIds.includes(id)),
  );
  const candidates = new Set([...chosen, ...sameCreator, ...sameCategory]);
  candidates.delete(product);
  return [...candidates]
    .filter((other) => other.availability === 'available' && isSoldIn(other, region))
    .slice(0, count);
}

async function load(): Promise<Catalogue> {
  const [productEntries, creatorEntries, recipes, sections] = await Promise.all([
    entriesOf('products'),
    entriesOf('creators'),
    entriesOf('recipes'),
    entriesOf('sections'),
  ]);
  const creatorById = new Map(creatorEntries.map((creator) => [creator.id, creator]));
  const categories = categoriesById(sections);
  const now = buildNow();
  const all = productEntries
    .map((entry) => {
      const creator = creatorById.get(entry.data.creator);
      if (!creator)
        throw new Error(
          `${contentFile('products', entry.id)}: creator: no creator named ${entry.data.creator}`,
        );
      return { ...toProduct(entry, creator, categories, now), entry };
    })
    .sort((a, b) => b.addedAt.localeCompare(a.addedAt) || a._id.localeCompare(b._id));
  return {
    products: all.filter((product) => product.kind !== 'test'),
    testProducts: all.filter((product) => product.kind === 'test'),
    productById: new Map(all.map((product) => [product._id, product])),
    creators: creatorEntries.sort((a, b) => a.data.name.localeCompare(b.data.name, 'en')),
    creatorById,
    recipes: recipes.sort(
      (a, b) => b.data.publishedAt.getTime() - a.data.publishedAt.getTime() || a.id.localeCompare(b.id),
    ),
    recipeById: new Map(recipes.map((recipe) => [recipe.id, recipe])),
    sections: sections.sort((a, b) => a.data.order - b.data.order),
    categories,
  };
}
