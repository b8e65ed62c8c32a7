import { isShipped } from './pricing.ts';
import type { Customization, Format, Product } from './types.ts';

type Asking = Pick<Product, 'customization'>;
type Asked = Pick<Format, '_id' | 'type'>;

/**
 * The personalisation that a product asks for in a format: in the formats that its content names, or in all
 * shipped ones. Files and gift cards never have one. Undefined when there is none.
 */
export function customizationOf({ customization }: Asking, format: Asked): Customization | undefined {
  if (!customization || !isShipped(format)) return undefined;
  const { formats } = customization;
  return !formats || formats.includes(format._id) ? customization : undefined;
}

/**
 * The personalisation text for a format. Empty when the product offers personalisation only in other formats.
 */
export function wordsFor(product: Asking, format: Asked | undefined, words: string): string {
  const isElsewhere = format && product.customization && !customizationOf(product, format);
  return isElsewhere ? '' : words;
}
