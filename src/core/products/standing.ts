import type { RegionCode } from '../regions/regions.ts';
import { formatsIn } from './pricing.ts';
import type { Product } from './types.ts';

/** Whether something can be bought in a region: now, not yet or not any more, or in other regions only. Lists keep this order. */
export const STANDINGS = ['now', 'coming', 'elsewhere'] as const;
export type Standing = (typeof STANDINGS)[number];

export type Stands = Pick<Product, 'formats' | 'type' | 'availability'>;

export function standingOf(product: Stands, region: RegionCode): Standing {
  if (formatsIn(product, region).length === 0) return 'elsewhere';
  return product.type === 'available' && product.availability === 'available' ? 'now' : 'coming';
}

/** What can be bought now before what cannot, each in the order that it came in. */
export function availableFirst<T extends Stands>(products: readonly T[], region: RegionCode): T[] {
  return products.toSorted(
    (a, b) => STANDINGS.indexOf(standingOf(a, region)) - STANDINGS.indexOf(standingOf(b, region)),
  );
}

/** How a list is headed where it goes on to what cannot be bought now. @param notSold what is said of what other regions sell */
export function bandHeading(
  standing: Exclude<Standing, 'now'>,
  things: readonly { availability?: Product['availability'] }[],
  notSold: string,
): string {
  if (standing === 'elsewhere') return notSold;
  const soldOut = things.filter(({ availability }) => availability === 'unavailable').length;
  if (soldOut === things.length) return 'Sold out for now';
  return soldOut > 0 ? 'Coming soon, and sold out for now' : 'Coming soon';
}

/** Things in runs of one standing each. */
export function inBands<T>(
  things: readonly T[],
  standing: (thing: T) => Standing,
): { standing: Standing; things: T[] }[] {
  const bands: { standing: Standing; things: T[] }[] = [];
  for (const thing of things) {
    const own = standing(thing);
    const last = bands.at(-1);
    if (last?.standing === own) last.things.push(thing);
    else bands.push({ standing: own, things: [thing] });
  }
  return bands;
}
