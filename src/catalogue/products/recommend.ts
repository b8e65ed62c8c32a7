import { isSoldIn } from '../../core/products/pricing.ts';
import type { Product } from '../../core/products/types.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { firstOf, firstOfGroups } from '../../lib/first-of.ts';
import { lastAddedFirst } from './last-added-first.ts';

type Recommendable = Pick<Product, '_id' | 'addedAt' | 'availability' | 'formats'>;
/** Where recommendations come from; each product is the same object wherever it turns up. */
type Sources<T> = { chosen: Iterable<T>; byCreator: Iterable<T>; byCategory: readonly Iterable<T>[] };

/**
 * What to show beside a product in a region: what its editor put next to it, then the same creator's things, then
 * the same category's, each once, only what is sold and available there. Looks at few more things than it finds.
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
