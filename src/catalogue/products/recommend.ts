import { isSoldIn } from '#src/core/products/pricing.ts';
import type { Product } from '#src/core/products/types.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { firstOf, firstOfGroups } from '#src/lib/first-of.ts';
import { lastAddedFirst } from './last-added-first.ts';

type Recommendable = Pick<Product, '_id' | 'addedAt' | 'availability' | 'formats'>;
/** The sources of recommendations. The same product must be the same object in all of them. */
type Sources<T> = { chosen: Iterable<T>; byCreator: Iterable<T>; byCategory: readonly Iterable<T>[] };

/**
 * The recommendations for a product in a region, without duplicates: the editor's choices, then products by
 * the same creator, then of the same categories. Only products that are sold and available there. Stops when
 * it has enough.
 */
export function recommend<T extends Recommendable>(
  product: T,
  { chosen, byCreator, byCategory }: Sources<T>,
  region: RegionCode,
  count: number,
): T[] {
  const found = new Set<T>();
  const isWanted = (other: T) =>
    other !== product && !found.has(other) && other.availability === 'available' && isSoldIn(other, region);
  const room = () => count - found.size;
  const sources = [
    () => firstOf(chosen, room(), isWanted),
    () => firstOf(byCreator, room(), isWanted),
    () => firstOfGroups(byCategory, room(), isWanted, lastAddedFirst),
  ];
  for (const source of sources) for (const other of source()) found.add(other);
  return [...found];
}
