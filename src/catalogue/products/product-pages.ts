import { pagesOf } from '#src/lib/pagination.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';

export type ProductsPageProps = { products: CatalogueProduct[]; page: number; pageCount: number };

/** The pages of the whole list, newest first. */
export function productPages({ products: all }: Pick<Catalogue, 'products'>): ProductsPageProps[] {
  const pages = pagesOf(all);
  return pages.map((products, index) => ({ products, page: index + 1, pageCount: pages.length }));
}
