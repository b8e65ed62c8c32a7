import { REGIONAL_AVAILABILITIES, regionalAvailability } from '#src/core/products/availability.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { CatalogueProduct } from '../catalogue.ts';

/**
 * Products in the order of lists: those that the region can buy now first. Among them, the sections are mixed
 * evenly, so that no kind of product comes as one block, and the newest of a section comes before its others.
 */
export function featured(products: readonly CatalogueProduct[], region: RegionCode): CatalogueProduct[] {
  const byAvailability = Map.groupBy(products, (product) => regionalAvailability(product, region));
  return REGIONAL_AVAILABILITIES.flatMap((availability) => mixed(byAvailability.get(availability) ?? []));
}

/** Spreads each section's products evenly over the list. Products of one section keep their order. */
function mixed(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  const bySection = Map.groupBy(products, ({ categoryIds: [first = ''] }) => first.split('/')[0]);
  return [...bySection.values()]
    .flatMap((several) => several.map((product, at) => ({ product, place: (at + 0.5) / several.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ product }) => product);
}
