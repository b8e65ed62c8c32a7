import { ALLERGENS_FIELD } from '#src/catalogue/snapshot/list-tables.ts';
import type { ProductRow } from '#src/catalogue/snapshot/rows.ts';
import {
  creatorProductsOperation,
  homeProductsOperation,
  productOperation,
  productsOperation,
  recommendedOperation,
} from '#src/contracts/catalogue/products.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { findCreator, listAnswer, listed, productAnswer } from '../catalogue/api-responses.ts';
import { readRoute } from '../catalogue/read-route.ts';
import { recommendedOf } from '../catalogue/recommended.ts';
import { findProduct } from '../catalogue/snapshot.ts';
import { routes } from '../platform/app.ts';
import { problem } from '../platform/problem.ts';

/** The most recommendations per product. */
const MAX_RECOMMENDED = 24;

/**
 * `GET /api/products`, `/api/products/{id}`, `/api/products/{id}/recommended`,
 * `/api/products/creator/{creatorId}` and `/api/hp-store/products`. Test products are in no list, but can be
 * read by id.
 */
export const productRoutes = routes();

readRoute(productRoutes, productsOperation, ({ limit, skip, sort, keyword, without, populate, ...filters }) =>
  listAnswer(
    'products',
    { limit, skip, sort, keyword, filters, without: { [ALLERGENS_FIELD]: without } },
    shown(populate),
  ),
);

readRoute(productRoutes, homeProductsOperation, ({ populate, ...asked }) =>
  listAnswer('home-products', asked, shown(populate)),
);

readRoute(
  productRoutes,
  creatorProductsOperation,
  ({ limit, skip, sort, keyword, without, populate, ...filters }, { creatorId = '' }) => {
    const creator = findCreator(creatorId);
    if (!creator) return problem('not_found', problemWords.noCreator, { field: 'creatorId' });
    const asked = {
      ...{ limit, skip, sort, keyword },
      filters: { ...filters, creator: creator._id },
      without: { [ALLERGENS_FIELD]: without },
    };
    return listAnswer('products', asked, shown(populate));
  },
);

readRoute(productRoutes, productOperation, ({ populate }, { id = '' }) => {
  const product = findProduct(id);
  return product ? productAnswer(product, populate) : noProduct();
});

readRoute(
  productRoutes,
  recommendedOperation,
  ({ limit, skip, populate, 'formats.prices.region': region }, { id = '' }) => {
    const product = findProduct(id);
    if (!product) return noProduct();
    const found = recommendedOf(product, region, MAX_RECOMMENDED);
    const data = found.slice(skip, skip + limit).map((row) => productAnswer(row, populate));
    return { data, total: found.length, limit, skip };
  },
);

/** The problem for an unknown product id. */
export function noProduct() {
  return problem('not_found', problemWords.noProduct, { field: 'id' });
}

function shown(populate: Parameters<typeof productAnswer>[1]) {
  return (id: string) => productAnswer(listed<ProductRow>('product', id), populate);
}
