import type { ListPrice } from '../catalogue/products/list-price.ts';

/**
 * The small text after a price: ` pre-order · Ebook £11.00`. Each part is kept on one line, with the dot at
 * the end of the line before.
 */
export function priceSuffix({ note, unit, others }: ListPrice): string {
  return [note, unit, others]
    .filter((part) => part !== undefined)
    .map(
      (part) => (part === note || part.startsWith('+') ? ' ' : '\u00a0· ') + part.replaceAll(' ', '\u00a0'),
    )
    .join('');
}
