import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { pagesOf } from '#src/lib/pagination.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { featured } from './featured.ts';

export type ProductsPageProps = { products: CatalogueProduct[]; page: number; pageCount: number };

/** The pages of the full product list in a region, in the order of {@link featured}. */
export function productPages(
  { products: all, settings }: Pick<Catalogue, 'products' | 'settings'>,
  region: RegionCode,
): ProductsPageProps[] {
  const pages = pagesOf(featured(all, storeRegionFor(region, settings.closedRegions)));
  return pages.map((products, index) => ({ products, page: index + 1, pageCount: pages.length }));
}
