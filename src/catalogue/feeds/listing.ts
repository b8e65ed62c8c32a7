import type { Product } from '#src/core/products/types.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

/** A product's id in the region's shopping feed. A product has one id per region. */
export const feedId = ({ _id }: Pick<Product, '_id'>, region: RegionCode) => `${_id}-${region}`;

/** A product's availability in the terms of shopping services. */
export function availabilityWord({ type, availability }: Pick<Product, 'type' | 'availability'>) {
  if (availability === 'unavailable') return 'out_of_stock';
  return type === 'available' ? 'in_stock' : 'preorder';
}
