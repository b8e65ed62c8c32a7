import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { homeSelectionsOf, productsIn, type Selection } from './selections.ts';

/** How many of the newest products the home page shows below what was chosen for it. */
const NEWEST = 9;

/** The newest products that none of these selections shows already. */
export function newestBeside(
  { products }: Pick<Catalogue, 'products'>,
  selections: readonly Selection[],
): CatalogueProduct[] {
  const chosen = new Set(selections.flatMap(productsIn));
  return products.filter((product) => !chosen.has(product)).slice(0, NEWEST);
}

/** The products of the home page: those of its selections, spotlight by spotlight, each once, then the newest. */
export function homeProducts(catalogue: Catalogue): CatalogueProduct[] {
  const selections = (['Main', 'Spotlight', 'Discover'] as const).flatMap((spotlight) =>
    homeSelectionsOf(catalogue, spotlight),
  );
  return [...new Set([...selections.flatMap(productsIn), ...newestBeside(catalogue, selections)])];
}
