import type { RegionCode } from '../../core/regions/regions.ts';
import type { Catalogue } from '../catalogue.ts';

/** A way to have things sent to a region: `amount` in its minor units, days counted as working days. */
export type ShippingRate = { name: string; amount: number; minimumDays: number; maximumDays: number };

/** The ways of shipping that a region offers now, in the order in which shoppers see them. */
export function shippingRatesTo(
  { shippingMethods }: Pick<Catalogue, 'shippingMethods'>,
  region: RegionCode,
): ShippingRate[] {
  return shippingMethods.flatMap(({ data: { active, name, rates, estimate } }) => {
    const amount = rates[region];
    return active && amount !== undefined ? { name, amount, ...estimate } : [];
  });
}
