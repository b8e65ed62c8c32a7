import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { memoizeByObject } from '#src/lib/memoize-by-object.ts';
import { pagesOf } from '#src/lib/pagination.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { featured } from './featured.ts';

export type ProductsPageProps = { products: CatalogueProduct[]; page: number; pageCount: number };

/** The pages of the full product list in a region, in the order of {@link featured}. */
export function productPages(
  catalogue: Pick<Catalogue, 'products' | 'settings'>,
  region: RegionCode,
): ProductsPageProps[] {
  const store = storeRegionFor(region, catalogue.settings.closedRegions);
  return memoizeByObject(catalogue, `product pages of ${store}`, () => {
    const pages = pagesOf(featured(catalogue.products, store));
    return pages.map((products, index) => ({ products, page: index + 1, pageCount: pages.length }));
  });
}

/**
 * The products on the sharing picture of a page of the list: those of the same page in the default region.
 */
export function productsOnCard(
  catalogue: Pick<Catalogue, 'products' | 'settings'>,
  { page, products }: Pick<ProductsPageProps, 'page' | 'products'>,
): CatalogueProduct[] {
  return productPages(catalogue, DEFAULT_REGION)[page - 1]?.products ?? products;
}
