import { getCatalogue, withKeys } from '#src/catalogue/get-catalogue.ts';
import {
  type ProductsPageProps,
  productPages,
  productsOnCard,
} from '#src/catalogue/products/product-pages.ts';
import { goodsSold } from '#src/catalogue/views/list-pages.ts';
import { inEachRegion } from '#src/core/regions/region-paths.ts';
import { listed } from './list-items.ts';

/** Static paths, with keys, of the pages of all products that `paramsOf` has parameters for. */
export async function productsPaths<P extends Record<string, string>>(
  paramsOf: (list: ProductsPageProps) => P | false,
) {
  const catalogue = await getCatalogue();
  return withKeys(
    inEachRegion((region) =>
      productPages(catalogue, region).flatMap((props) => {
        const params = paramsOf(props);
        return params ? { params, props } : [];
      }),
    ),
    ({ region, ...list }) => [
      ...[region, list, productsOnCard(catalogue, list)],
      ...[listed(catalogue, region), goodsSold(catalogue)],
    ],
  );
}
