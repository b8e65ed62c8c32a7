import type { RegionCode } from '../regions/regions.ts';
import { isFormatOut, ownAmount } from './pricing.ts';
import type { Product } from './types.ts';

/**
 * True when a region sells the product but it is out of stock or unavailable, as far as the content knows.
 */
export function isSoldOutIn(
  product: Pick<Product, 'formats' | 'stock' | 'availability'>,
  region: RegionCode,
): boolean {
  const sold = product.formats.filter((format) => ownAmount(format, region) !== undefined);
  if (sold.length === 0) return false;
  return product.availability !== 'available' || sold.every((format) => isFormatOut(product, format));
}
