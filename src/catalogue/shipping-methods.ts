import type { CollectionEntry } from 'astro:content';
import type { RegionCode } from '../core/regions/regions.ts';
import { entriesOf } from './reading/entries.ts';

/** A way to have things sent to a region: `amount` in its minor units, days counted as working days. */
export type PostageRate = { name: string; amount: number; minimumDays: number; maximumDays: number };

/** The ways of posting that a region offers now, in the order in which shoppers see them. */
export async function postageTo(region: RegionCode): Promise<PostageRate[]> {
  const methods = await entriesOf('shipping-methods');
  return methods
    .filter(({ data }) => data.active)
    .sort((a, b) => a.data.order - b.data.order)
    .flatMap((method) => rateOf(method, region) ?? []);
}

function rateOf({ data }: CollectionEntry<'shipping-methods'>, region: RegionCode): PostageRate | undefined {
  const amount = data.rates[region];
  return amount === undefined ? undefined : { name: data.name, amount, ...data.estimate };
}
