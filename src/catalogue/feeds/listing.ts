import type { Product } from '../../core/products/types.ts';
import type { RegionCode } from '../../core/regions/regions.ts';

/** A product's number in the region's shopping feed: what is offered in two regions is two things there. */
export const feedId = ({ _id }: Pick<Product, '_id'>, region: RegionCode) => `${_id}-${region}`;

/** Whether it can be had, in the words of shopping services. */
export function availabilityWord({ type, availability }: Pick<Product, 'type' | 'availability'>) {
  if (availability === 'unavailable') return 'out_of_stock';
  return type === 'available' ? 'in_stock' : 'preorder';
}
