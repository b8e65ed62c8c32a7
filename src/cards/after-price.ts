import type { ListPrice } from '../catalogue/products/list-price.ts';

/**
 * What follows a price in small letters: ` pre-order · Ebook £11.00`. Each part stays in one piece, and a dot at the end of its line.
 */
export function afterPrice({ note, unit, others }: ListPrice): string {
  return [note, unit, others]
    .filter((part) => part !== undefined)
    .map(
      (part) => (part === note || part.startsWith('+') ? ' ' : '\u00a0· ') + part.replaceAll(' ', '\u00a0'),
    )
    .join('');
}
