import type { RegionCode } from '../../core/regions/regions.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { recommend } from './recommend.ts';

/** What a product's page shows beside it in a region: see {@link recommend}. */
export function recommendedFor(
  { by, productById }: Pick<Catalogue, 'by' | 'productById'>,
  product: CatalogueProduct,
  region: RegionCode,
  count = 3,
): CatalogueProduct[] {
  const sources = {
    chosen: new Set(product.entry.data.goesWith.flatMap((id) => productById.get(id) ?? [])),
    byCreator: by.productsByCreator.get(product.creator._id) ?? [],
    byCategory: product.categoryIds.map((id) => by.productsByCategory.get(id) ?? []),
  };
  return recommend(product, sources, region, count);
}
