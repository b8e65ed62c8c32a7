import type { RegionCode } from '../regions/regions.ts';
import { defaultFormatIn, type PricedFormat } from './pricing.ts';
import { isSoldOutIn } from './sold-out.ts';
import type { Product } from './types.ts';

/**
 * The format that one touch adds to the basket. Undefined when the region cannot buy the product, or when it
 * needs a personalisation first.
 */
export function formatToAdd(
  product: Pick<Product, 'formats' | 'productFormatId' | 'stock' | 'availability' | 'customization'>,
  region: RegionCode,
): PricedFormat | undefined {
  if (isSoldOutIn(product, region) || product.customization?.isRequired) return undefined;
  return defaultFormatIn(product, region);
}
