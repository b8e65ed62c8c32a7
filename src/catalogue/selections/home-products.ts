import { SPOTLIGHTS } from '#src/core/selections.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { homeSelectionsOf, productsIn, type SelectionItem, selectionsOf } from './selections.ts';

/** How many of the newest products the home page shows. */
const NEWEST = 9;

/**
 * The products, recipes and creators of all selections. They are already shown on the home page or on
 * Discover.
 */
export function selectedItems(catalogue: Catalogue): Set<object> {
  const items = SPOTLIGHTS.flatMap((spotlight) => selectionsOf(catalogue, spotlight)).flatMap(
    (selection) => selection.items,
  );
  return new Set(items.map(thingOf));
}

/** The newest products that are in no selection. */
export function newestUnchosen(catalogue: Catalogue): CatalogueProduct[] {
  const chosen = selectedItems(catalogue);
  return catalogue.products.filter((product) => !chosen.has(product)).slice(0, NEWEST);
}

/** The products of the home page without duplicates: those of its selections in order, then the newest. */
export function homeProducts(catalogue: Catalogue): CatalogueProduct[] {
  const selections = SPOTLIGHTS.flatMap((spotlight) => homeSelectionsOf(catalogue, spotlight));
  return [...new Set([...selections.flatMap(productsIn), ...newestUnchosen(catalogue)])];
}

function thingOf(item: SelectionItem): object {
  if (item.kind === 'product') return item.product;
  return item.kind === 'recipe' ? item.recipe : item.creator;
}
