import type { DatabaseSync } from 'node:sqlite';
import type { CreatorFilter } from '#src/contracts/catalogue/creators.ts';
import type { ProductFilter } from '#src/contracts/catalogue/products.ts';
import type { RecipeFilter } from '#src/contracts/catalogue/recipes.ts';
import type { SelectionFilter } from '#src/contracts/catalogue/store.ts';
import { allergensOf } from '#src/core/food/food-facts.ts';
import { isEdible } from '#src/core/products/goods.ts';
import { SPOTLIGHTS } from '#src/core/selections.ts';
import type { Catalogue, CatalogueProduct, Creator, Recipe, Section } from '../catalogue.ts';
import { letterOf } from '../creators/letters.ts';
import type { ContentOf } from '../reading/read-content.ts';
import { productsOfRecipe } from '../recipes/products-of-recipe.ts';
import { withParents } from '../sections/categories.ts';
import { homeProducts } from '../selections/home-products.ts';
import { ALLERGENS_FIELD, type Described, listTables } from './list-tables.ts';

type Values<T, Field extends string> = Record<Field, (thing: T) => readonly string[]>;
/** Much faster than `localeCompare`, which looks the language up each time. */
const byText = new Intl.Collator('en').compare;

/** Writes all lists of the API. The default order of each is the first sort of its contract. */
export function writeLists(database: DatabaseSync, catalogue: Catalogue): void {
  const write = listTables(database);
  write(products(catalogue));
  write(homeList(catalogue));
  write(creators(catalogue));
  write(recipes(catalogue));
  write(sections(catalogue));
  write(selections(catalogue));
}

function products(catalogue: Catalogue): Described<CatalogueProduct> {
  const places = placesIn(catalogue);
  return {
    name: 'products',
    things: catalogue.products,
    idOf: ({ _id }) => _id,
    orders: {
      addedAt: (a, b) => byText(a.addedAt, b.addedAt),
      name: (a, b) => byText(a.name, b.name),
      '-name': (a, b) => byText(b.name, a.name),
    },
    values: {
      creator: ({ creator }) => [creator._id],
      section: ({ categoryIds }) => sectionsOf(categoryIds),
      categoryIds: ({ categoryIds }) => places(categoryIds),
      type: ({ type }) => [type],
      availability: ({ availability }) => [availability],
      kind: ({ kind }) => [kind],
      goods: ({ entry }) => [entry.data.goods],
      'formats.type': ({ formats }) => formats.flatMap(({ type }) => type ?? []),
      'formats.prices.region': ({ formats }) =>
        formats.flatMap(({ prices }) =>
          prices.filter(({ amount }) => amount > 0).map(({ region }) => region),
        ),
      [ALLERGENS_FIELD]: ({ entry, food }) => allergensOf({ isFood: isEdible(entry.data.goods), food }),
    } satisfies Values<CatalogueProduct, ProductFilter | typeof ALLERGENS_FIELD>,
    texts: ({ name, summary, creator, categories, entry }) => [
      name,
      summary,
      creator.name,
      ...categories.map((category) => category.name),
      ...entry.data.keywords,
    ],
  };
}

function homeList(catalogue: Catalogue): Described<CatalogueProduct> {
  return { name: 'home-products', things: homeProducts(catalogue), idOf: ({ _id }) => _id };
}

function creators(catalogue: Catalogue): Described<Creator> {
  return {
    name: 'creators',
    things: catalogue.creators,
    idOf: ({ id }) => id,
    orders: {
      '-name': (a, b) => byText(b.data.name, a.data.name),
      joinedAt: (a, b) => a.data.joinedAt.getTime() - b.data.joinedAt.getTime(),
      '-joinedAt': (a, b) => b.data.joinedAt.getTime() - a.data.joinedAt.getTime(),
    },
    values: { letter: ({ data }) => [letterOf(data.name)] } satisfies Values<Creator, CreatorFilter>,
    texts: ({ data: { name, username, profile } }) => [
      name,
      username,
      profile.handle,
      profile.place,
      profile.speciality,
    ],
  };
}

function recipes(catalogue: Catalogue): Described<Recipe> {
  const places = placesIn(catalogue);
  return {
    name: 'recipes',
    things: catalogue.recipes,
    idOf: ({ id }) => id,
    orders: {
      publishedAt: (a, b) => a.data.publishedAt.getTime() - b.data.publishedAt.getTime(),
      title: (a, b) => byText(a.data.title, b.data.title),
      '-title': (a, b) => byText(b.data.title, a.data.title),
    },
    values: {
      creator: ({ data }) => [data.creator],
      products: ({ data }) => productsOfRecipe(data),
      section: ({ data }) => sectionsOf(data.categories),
      categoryIds: ({ data }) => places(data.categories),
      difficulty: ({ data }) => [data.difficulty],
      diet: ({ data }) => data.diet,
    } satisfies Values<Recipe, RecipeFilter>,
    texts: ({ data }) => [
      data.title,
      data.summary,
      catalogue.creatorById.get(data.creator)?.data.name ?? '',
      ...data.ingredients.flatMap(({ items }) => items.map(({ name }) => name)),
    ],
  };
}

function sections({ sections: all }: Catalogue): Described<Section> {
  return {
    name: 'sections',
    things: all.toSorted(
      (a, b) => b.data.addedAt.getTime() - a.data.addedAt.getTime() || byText(a.data.slug, b.data.slug),
    ),
    idOf: ({ data }) => data.slug,
    orders: {
      addedAt: (a, b) => a.data.addedAt.getTime() - b.data.addedAt.getTime(),
      name: (a, b) => byText(a.data.name, b.data.name),
      '-name': (a, b) => byText(b.data.name, a.data.name),
    },
  };
}

function selections({ content }: Catalogue): Described<ContentOf<'selections'>> {
  return {
    name: 'selections',
    things: content.selections.toSorted(
      (a, b) =>
        SPOTLIGHTS.indexOf(a.data.spotlight) - SPOTLIGHTS.indexOf(b.data.spotlight) ||
        a.data.order - b.data.order ||
        byText(a.id, b.id),
    ),
    idOf: ({ id }) => id,
    values: {
      spotlight: ({ data }) => [data.spotlight],
      tile: ({ data }) => [data.tile],
      isOnHome: ({ data }) => [String(data.isOnHome)],
    } satisfies Values<ContentOf<'selections'>, SelectionFilter>,
  };
}

/** Adds parent categories to category ids. Results are cached. */
function placesIn({ sections: all }: Catalogue): (ids: readonly string[]) => string[] {
  const known = new Map<string, string[]>();
  return (ids) => {
    const key = ids.join(' ');
    const found = known.get(key) ?? withParents(ids, all);
    known.set(key, found);
    return found;
  };
}

function sectionsOf(categoryIds: readonly string[]): string[] {
  return categoryIds.map((id) => id.split('/')[0] ?? id);
}
