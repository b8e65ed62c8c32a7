import { SPOTLIGHTS } from '#src/core/selections.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { homeSelectionsOf, productsIn, type SelectionItem, selectionsOf } from './selections.ts';

/** How many of the newest products the home page shows. */
const NEWEST = 6;
/** How many of the newest articles the home page shows. */
export const NEWEST_ARTICLES = 3;

/**
 * The products, recipes and creators of all selections.
 * They are already shown on the home page or on Discover.
 */
export function selectedItems(catalogue: Catalogue): Set<object> {
  const items = SPOTLIGHTS.flatMap((spotlight) => selectionsOf(catalogue, spotlight)).flatMap(
    (selection) => selection.items,
  );
  return new Set(items.map(thingOf));
}

/** The newest products that are in no selection, by creators that the home page shows nowhere else. */
export function newestUnchosen(catalogue: Catalogue): CatalogueProduct[] {
  const chosen = selectedItems(catalogue);
  const products = catalogue.products.filter((product) => !chosen.has(product));
  return oneByEach(products, ({ creator }) => creator._id, creatorsOnHome(catalogue), NEWEST);
}

/** The ids of the creators that the home page names in its selections and newest articles. */
export function creatorsOnHome(catalogue: Catalogue): Set<string> {
  const items = SPOTLIGHTS.flatMap((spotlight) => homeSelectionsOf(catalogue, spotlight)).flatMap(
    (selection) => selection.items,
  );
  return new Set([
    ...items.map(creatorOf),
    ...catalogue.articles.slice(0, NEWEST_ARTICLES).map(({ data }) => data.author),
  ]);
}

/**
 * At most `most` items: first those by creators that are not in `shown`, one by each, then others. Adds their
 * creators to `shown`.
 */
export function oneByEach<T>(
  items: readonly T[],
  idOf: (item: T) => string,
  shown: Set<string>,
  most = items.length,
): T[] {
  const seen = new Set(shown);
  const unlike: T[] = [];
  const others: T[] = [];
  for (const item of items) {
    (seen.has(idOf(item)) ? others : unlike).push(item);
    seen.add(idOf(item));
  }
  const picked = [...unlike, ...others].slice(0, most);
  for (const item of picked) shown.add(idOf(item));
  return picked;
}

/** The products of the home page without duplicates: those of its selections in order, then the newest. */
export function homeProducts(catalogue: Catalogue): CatalogueProduct[] {
  const selections = SPOTLIGHTS.flatMap((spotlight) => homeSelectionsOf(catalogue, spotlight));
  return [...new Set([...selections.flatMap(productsIn), ...newestUnchosen(catalogue)])];
}

function creatorOf(item: SelectionItem): string {
  if (item.kind === 'product') return item.product.creator._id;
  return item.kind === 'recipe' ? item.recipe.data.creator : item.creator.id;
}

function thingOf(item: SelectionItem): object {
  if (item.kind === 'product') return item.product;
  return item.kind === 'recipe' ? item.recipe : item.creator;
}
