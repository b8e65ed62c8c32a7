import { recommend } from '#src/catalogue/products/recommend.ts';
import type { ProductRow } from '#src/catalogue/snapshot/rows.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { findPage } from './find-page.ts';
import { findProduct } from './snapshot.ts';

/**
 * The list of a category includes nested ones, which fit less well here.
 * Keeps only products of the category itself.
 */
function* own(rows: Iterable<ProductRow>, categoryId: string) {
  for (const row of rows) if (row.categoryIds.includes(categoryId)) yield row;
}

/** The entries read of each list at a time. */
const STEP = 24;

/** The products shown beside a product in a region, at most `count`, by the same rule as its page. */
export function recommendedOf(product: ProductRow, region: RegionCode, count: number): ProductRow[] {
  const known = new Map<string, ProductRow | undefined>([[product._id, product]]);
  const rowOf = (id: string) => {
    if (!known.has(id)) known.set(id, findProduct(id));
    return known.get(id) ?? [];
  };
  /** The rows of a list, read lazily. */
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
