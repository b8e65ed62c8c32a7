import type { Format, Product } from '#src/core/products/types.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

/**
 * A product's id in the region's shopping feed: one per region. Of a product with options, the id of the
 * group of its variants.
 */
export const feedId = ({ _id }: Pick<Product, '_id'>, region: RegionCode) => `${_id}-${region}`;

/** The id of a variant in the region's shopping feed. */
export const variantFeedId = (
  product: Pick<Product, '_id'>,
  format: Pick<Format, '_id'>,
  region: RegionCode,
) => feedId({ _id: `${product._id}.${format._id}` }, region);

/** A product's availability in the terms of shopping services. */
export function availabilityWord({ type, availability }: Pick<Product, 'type' | 'availability'>) {
  if (availability === 'unavailable') return 'out_of_stock';
  return type === 'available' ? 'in_stock' : 'preorder';
}
