import type { ListPrice } from '../catalogue/products/list-price.ts';
import { DOT } from '../lib/dot.ts';

const SPACE = '\u00a0';
/** In characters. A longer part can be wider than a card on a small phone. */
const MAX_JOINED_LENGTH = 20;

/**
 * The small text after a price: ` pre-order · Ebook £11.00`. Each part is kept on one line, with the dot before
 * it. Of a long one, only its last two words are.
 */
export function priceSuffix({ note, unit, others }: ListPrice): string {
  return [note, unit, others]
    .filter((part) => part !== undefined)
    .map((part) => {
      const spaces = part.length > MAX_JOINED_LENGTH ? / (?=\S*$)/ : / /g;
      return (part === note ? ' ' : DOT) + part.replace(spaces, SPACE);
    })
    .join('');
}
