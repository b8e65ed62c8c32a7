import { pagesOf } from '#src/lib/pages.ts';
import { type CatalogueProduct, getCatalogue } from '../../catalogue/catalogue.ts';

export type ProductsPageProps = { products: CatalogueProduct[]; page: number; pageCount: number };

/** The pages of the whole list, newest first. */
export async function productPages(): Promise<ProductsPageProps[]> {
  const pages = pagesOf((await getCatalogue()).products);
  return pages.map((products, index) => ({ products, page: index + 1, pageCount: pages.length }));
}
