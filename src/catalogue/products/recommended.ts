import { isSoldIn } from '../../core/products/pricing.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { firstOf, firstOfGroups } from '../../lib/first-of.ts';
import { type Catalogue, type CatalogueProduct, lastAddedFirst } from '../catalogue.ts';

/**
 * What to show beside a product in a region: what its editor put next to it, then the same creator's things, then
 * the same category's, each once, only what is sold and available there. Looks at few more things than it finds.
 */
export function recommendedFor(
  { by, productById }: Pick<Catalogue, 'by' | 'productById'>,
  product: CatalogueProduct,
  region: RegionCode,
  count = 3,
): CatalogueProduct[] {
  const found = new Set<CatalogueProduct>();
  const isWanted = (other: CatalogueProduct) =>
    other !== product && !found.has(other) && other.availability === 'available' && isSoldIn(other, region);
  const room = () => count - found.size;
  const chosen = new Set(product.entry.data.goesWith.flatMap((id) => productById.get(id) ?? []));
  const sources = [
    () => firstOf(chosen, room(), isWanted),
    () => firstOf(by.productsByCreator.get(product.creator._id) ?? [], room(), isWanted),
    () =>
      firstOfGroups(
        product.categoryIds.map((id) => by.productsByCategory.get(id) ?? []),
        room(),
        isWanted,
        lastAddedFirst,
      ),
  ];
  for (const source of sources) for (const other of source()) found.add(other);
  return [...found];
}
