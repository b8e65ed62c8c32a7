import { formatsIn } from '../../src/core/products/pricing.ts';
import type { RegionCode } from '../../src/core/regions/regions.ts';
import { fundingProblem } from '../checkout/funded-product.ts';
import type { Queries } from '../db/open.ts';
import { findProduct } from '../platform/catalogue.ts';
import { leftOf } from './left.ts';

/** A product somebody would buy in a region: in one format, or, where that is empty, in any. */
export type Wanted = { productId: string; formatId: string; region: RegionCode };

/** The product and what of it was asked for, where the region sells that at all; undefined otherwise. */
export function findWanted({ productId, formatId, region }: Wanted) {
  const product = findProduct(productId);
  if (!product || product.kind === 'test') return undefined;
  const formats = formatsIn(product, region).filter(({ _id }) => formatId === '' || _id === formatId);
  return formats.length > 0 ? { product, formats } : undefined;
}

/** Whether it can be bought now: by the catalogue of this deploy, and by what was sold since its stock was counted. */
export async function isAvailable(queries: Queries, wanted: Wanted, now: Date): Promise<boolean> {
  const found = findWanted(wanted);
  if (found?.product.availability !== 'available') return false;
  const { product, formats } = found;
  if (fundingProblem(product, 'items', now)) return false;
  const left = await leftOf(queries, product, now);
  return formats.some(({ _id }) => (left.get(_id) ?? 1) > 0);
}
