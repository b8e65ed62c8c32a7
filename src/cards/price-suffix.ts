import type { ListPrice } from '../catalogue/products/list-price.ts';

const SPACE = '\u00a0';

/**
 * The small text after a price: ` pre-order · Ebook £11.00`. Each part is kept on one line, with the dot at
 * the end of the line before. The name of a format may break: it can be wider than a card on a small phone.
 */
export function priceSuffix({ note, unit, others }: ListPrice): string {
  return [note, unit, others]
    .filter((part) => part !== undefined)
    .map((part) => {
      const isJoined = part === note || part.startsWith('+');
      const words =
        part === others && !isJoined ? part.replace(/ (?=\S*$)/, SPACE) : part.replaceAll(' ', SPACE);
      return (isJoined ? ' ' : `${SPACE}· `) + words;
    })
    .join('');
}
