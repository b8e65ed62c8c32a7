import { recommend } from '../../src/catalogue/products/recommend.ts';
import type { ProductRow } from '../../src/catalogue/snapshot/rows.ts';
import type { RegionCode } from '../../src/core/regions/regions.ts';
import { findProduct } from '../platform/catalogue.ts';
import { findPage } from './find-page.ts';

/** The list of a category has what lies in nested ones, too, which stands less well next to it. */
function* own(rows: Iterable<ProductRow>, categoryId: string) {
  for (const row of rows) if (row.categoryIds.includes(categoryId)) yield row;
}

/** What is looked at of each list at a time. */
const STEP = 24;

/** What a product's page would show beside it in a region, at most `count` products, by the very same rule. */
export function recommendedOf(product: ProductRow, region: RegionCode, count: number): ProductRow[] {
  const known = new Map<string, ProductRow | undefined>([[product._id, product]]);
  const rowOf = (id: string) => {
    if (!known.has(id)) known.set(id, findProduct(id));
    return known.get(id) ?? [];
  };
  /** The rows of a list, read only as far as they are looked at. */
  function* rows(filters: Record<string, string>) {
    for (let skip = 0; ; skip += STEP) {
      const { ids } = findPage('products', { filters, skip, limit: STEP });
      for (const id of ids) yield* [rowOf(id)].flat();
      if (ids.length < STEP) return;
    }
  }
  return recommend(
    product,
    {
      chosen: product.goesWith.flatMap(rowOf),
      byCreator: rows({ creator: product.creator._id }),
      byCategory: product.categoryIds.map((categoryIds) => own(rows({ categoryIds }), categoryIds)),
    },
    region,
    count,
  );
}
