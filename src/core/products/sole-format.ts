import type { RegionCode } from '../regions/regions.ts';
import { offeredIn } from './pricing.ts';
import type { Product } from './types.ts';

/**
 * The id of the format that a region buys without a choice: the only one offered, where no text must be
 * typed. Undefined when there is a choice, and when the product cannot be bought.
 */
export function soleFormat(
  product: Pick<Product, 'formats' | 'productFormatId' | 'stock' | 'type' | 'availability' | 'customization'>,
  region: RegionCode,
): string | undefined {
  if (product.type === 'funding' || product.availability !== 'available') return undefined;
  const [only, other] = offeredIn(product, region);
  return other || product.customization?.isRequired ? undefined : only?._id;
}
