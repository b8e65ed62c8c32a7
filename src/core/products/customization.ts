import { isShipped } from './pricing.ts';
import type { Customization, Format, Product } from './types.ts';

type Asking = Pick<Product, 'customization'>;
type Asked = Pick<Format, '_id' | 'type'>;

/**
 * The words that a product asks for in one of its formats: in those that its content names, or in every one that is posted. Never in
 * a file or a gift card, which nobody can write on. Undefined where nothing is asked.
 */
export function customizationOf({ customization }: Asking, format: Asked): Customization | undefined {
  if (!customization || !isShipped(format)) return undefined;
  const { formats } = customization;
  return !formats || formats.includes(format._id) ? customization : undefined;
}

/** What of the words that were typed goes with a format: nothing where its product asks for words in other formats only. */
export function wordsFor(product: Asking, format: Asked | undefined, words: string): string {
  const isElsewhere = format && product.customization && !customizationOf(product, format);
  return isElsewhere ? '' : words;
}
