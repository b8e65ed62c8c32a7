import { formatsIn } from '#src/core/products/pricing.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { findProduct } from '../catalogue/snapshot.ts';
import { fundingProblem } from '../checkout/funded-product.ts';
import type { Queries } from '../db/open.ts';
import { leftOf } from './left.ts';

/** A product in a region, in one format or, if `formatId` is empty, in any. */
export type Wanted = { productId: string; formatId: string; region: RegionCode };

/** The product and its matching formats that are sold in the region; undefined when there are none. */
export function findWanted({ productId, formatId, region }: Wanted) {
  const product = findProduct(productId);
  if (!product || product.kind === 'test') return undefined;
  const formats = formatsIn(product, region).filter(({ _id }) => formatId === '' || _id === formatId);
  return formats.length > 0 ? { product, formats } : undefined;
}

/** Whether it can be bought now, by the deployed catalogue and the stock left. */
export async function isAvailable(queries: Queries, wanted: Wanted, now: Date): Promise<boolean> {
  const found = findWanted(wanted);
  if (found?.product.availability !== 'available') return false;
  const { product, formats } = found;
  if (fundingProblem(product, 'items', now)) return false;
  const left = await leftOf(queries, product, now);
  return formats.some(({ _id }) => (left.get(_id) ?? 1) > 0);
}
