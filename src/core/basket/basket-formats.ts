import type { Format } from '../products/types.ts';
import type { BasketFormat } from './types.ts';

/** What the basket stores of a product's formats. */
export function basketFormats(formats: readonly Format[]): BasketFormat[] {
  return formats.map(({ sku: _sku, barcode: _barcode, weight: _weight, ...format }) => format);
}

/** The pictures that the basket stores: the first, and all when a format has one of its own. */
export function basketPictures<T>(formats: readonly Pick<Format, 'picture'>[], pictures: readonly T[]): T[] {
  return pictures.slice(0, formats.some(({ picture }) => picture) ? undefined : 1);
}
