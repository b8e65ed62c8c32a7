import * as words from '#src/words/en/stock.ts';
import type { RegionCode } from '../regions/regions.ts';
import { isSoldIn } from './pricing.ts';
import type { Product } from './types.ts';

/**
 * Whether a product can be bought in a region: now, later (or no longer), or only in other regions.
 * Lists use this order.
 */
export const REGIONAL_AVAILABILITIES = ['now', 'coming', 'elsewhere'] as const;
export type RegionalAvailability = (typeof REGIONAL_AVAILABILITIES)[number];

export type Sellable = Pick<Product, 'formats' | 'type' | 'availability'>;

export function regionalAvailability(product: Sellable, region: RegionCode): RegionalAvailability {
  if (!isSoldIn(product, region)) return 'elsewhere';
  return product.type === 'available' && product.availability === 'available' ? 'now' : 'coming';
}

/**
 * The heading of the part of a list that cannot be bought now.
 *
 * @param notSold the heading for products of other regions
 */
export function groupHeading(
  standing: Exclude<RegionalAvailability, 'now'>,
  things: readonly { availability?: Product['availability'] }[],
  notSold: string,
): string {
  if (standing === 'elsewhere') return notSold;
  const soldOut = things.filter(({ availability }) => availability === 'unavailable').length;
  if (soldOut === things.length) return words.soldOut;
  return soldOut > 0 ? words.comingAndSoldOut : words.comingSoon;
}

/** Groups consecutive items with the same availability. */
export function inGroups<T>(
  things: readonly T[],
  standing: (thing: T) => RegionalAvailability,
): { standing: RegionalAvailability; things: T[] }[] {
  const bands: { standing: RegionalAvailability; things: T[] }[] = [];
  for (const thing of things) {
    const own = standing(thing);
    const last = bands.at(-1);
    if (last?.standing === own) last.things.push(thing);
    else bands.push({ standing: own, things: [thing] });
  }
  return bands;
}
