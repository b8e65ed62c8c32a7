import { SPOTLIGHTS } from '../../core/selections.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { homeSelectionsOf, productsIn, type SelectionItem, selectionsOf } from './selections.ts';

/** How many of the newest products the home page shows below what was chosen for it. */
const NEWEST = 9;

/** The products and recipes of all selections, which have their place on the home page or on Discover, and no second one. */
export function chosenThings(catalogue: Catalogue): Set<object> {
  const items = SPOTLIGHTS.flatMap((spotlight) => selectionsOf(catalogue, spotlight)).flatMap(
    (selection) => selection.items,
  );
  return new Set(items.map(thingOf));
}

/** The newest products that no selection shows already, on the home page or on Discover. */
export function newestUnchosen(catalogue: Catalogue): CatalogueProduct[] {
  const chosen = chosenThings(catalogue);
  return catalogue.products.filter((product) => !chosen.has(product)).slice(0, NEWEST);
}

/** The products of the home page: those of its selections, spotlight by spotlight, each once, then the newest. */
export function homeProducts(catalogue: Catalogue): CatalogueProduct[] {
  const selections = SPOTLIGHTS.flatMap((spotlight) => homeSelectionsOf(catalogue, spotlight));
  return [...new Set([...selections.flatMap(productsIn), ...newestUnchosen(catalogue)])];
}

function thingOf(item: SelectionItem): object {
  if (item.kind === 'product') return item.product;
  return item.kind === 'recipe' ? item.recipe : item.creator;
}
